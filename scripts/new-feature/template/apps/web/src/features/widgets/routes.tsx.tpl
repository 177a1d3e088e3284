import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedInPages } from '#platform/root-routes.ts'

const list = createRoute({
  getParentRoute: () => signedInPages,
  path: '/widgets',
  component: lazyRouteComponent(() => import('./widgets-page.tsx'), 'WidgetsPage'),
  staticData: { title: 'Widgets' },
})

/** The widgets, for whoever is signed in. */
export const widgetsRoutes = [list]
