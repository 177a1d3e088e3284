import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const beforeLoad = requireEntry({ permission: 'CAN_SEE_ADMIN_ACTIVITIES' })

const list = createRoute({
  getParentRoute: () => signedInPages,
  path: '/activities',
  component: lazyRouteComponent(() => import('./activities-page.tsx'), 'ActivitiesPage'),
  staticData: { title: 'Activity list', log: false },
  beforeLoad,
})

const details = createRoute({
  getParentRoute: () => signedInPages,
  path: '/activities/$activityId',
  component: lazyRouteComponent(() => import('./activity-page.tsx'), 'ActivityPage'),
  staticData: { title: 'Activity details', log: false },
  beforeLoad,
})

const session = createRoute({
  getParentRoute: () => signedInPages,
  path: '/activities/sessions/$sessionId',
  component: lazyRouteComponent(() => import('./session-page.tsx'), 'SessionPage'),
  staticData: { title: 'Session', log: false },
  beforeLoad,
})

/** The administrator activity log. */
export const activityRoutes = [list, session, details]
