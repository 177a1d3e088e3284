import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedInPages } from '#platform/root-routes.ts'

const page = createRoute({
  getParentRoute: () => signedInPages,
  path: '/today',
  component: lazyRouteComponent(() => import('./today-page.tsx'), 'TodayPage'),
  staticData: { title: 'Today' },
})

/** What there is to do, for whoever is signed in. */
export const todayRoutes = [page]
