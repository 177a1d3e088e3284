import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const system = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/system',
  component: lazyRouteComponent(() => import('./system-page.tsx'), 'SystemPage'),
  staticData: { title: 'System', section: { label: 'System', order: 110 } },
  beforeLoad: requireEntry({ prefix: 'admin', permission: 'CAN_MANAGE_SETTINGS' }),
})

export const jobsRoutes = [system]
