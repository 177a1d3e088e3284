import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const list = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/api-keys',
  component: lazyRouteComponent(() => import('./keys-page.tsx'), 'KeysPage'),
  staticData: { title: 'API keys', section: { label: 'API keys', order: 92 } },
  beforeLoad: requireEntry({ prefix: 'admin', permission: 'CAN_MANAGE_SETTINGS' }),
})

/** Keys of programs, among the settings. */
export const keysRoutes = [list]
