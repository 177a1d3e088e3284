import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedInPages } from '#platform/root-routes.ts'

const calendar = createRoute({
  getParentRoute: () => signedInPages,
  path: '/calendar',
  component: lazyRouteComponent(() => import('./calendar-page.tsx'), 'CalendarPage'),
  staticData: { title: 'Calendar' },
})

/** The calendar of whoever is signed in; all other work stands on the page of its project. */
export const workRoutes = [calendar]
