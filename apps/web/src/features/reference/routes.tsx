import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const guard = requireEntry({ prefix: 'admin', permission: 'CAN_MANAGE_SETTINGS' })

const reasons = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/reasons',
  component: lazyRouteComponent(() => import('./reasons-page.tsx'), 'ReasonsPage'),
  staticData: { title: 'Reasons', section: { label: 'Reasons', order: 50 } },
  beforeLoad: guard,
})

const lists = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/reference',
  component: lazyRouteComponent(() => import('./reference-page.tsx'), 'ReferencePage'),
  staticData: { title: 'Reference data', section: { label: 'Reference data', order: 60 } },
  beforeLoad: guard,
})

/** What administrators look after: the lists that forms offer, and the reasons of decisions. */
export const referenceRoutes = [reasons, lists]
