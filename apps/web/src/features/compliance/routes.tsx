import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const page = createRoute({
  getParentRoute: () => signedInPages,
  path: '/compliance',
  component: lazyRouteComponent(() => import('./compliance-page.tsx'), 'CompliancePage'),
  staticData: { title: 'Compliance' },
  beforeLoad: requireEntry({ permission: 'CAN_MANAGE_COMPLIANCE' }),
})

/** The rules of compliance, for those who keep them. */
export const complianceRoutes = [page]
