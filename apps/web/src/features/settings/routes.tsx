import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const page = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings',
  component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
  staticData: { title: 'Settings' },
  beforeLoad: requireEntry({ prefix: 'admin', permission: 'CAN_MANAGE_SETTINGS' }),
})

/** What administrators decide while the portal runs. */
export const settingsRoutes = [page]
