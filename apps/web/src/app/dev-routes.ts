import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { publicPages } from '#platform/root-routes.ts'

/** The gallery of all widgets, in development only. */
export function devRoutes(): AnyRoute[] {
  if (!import.meta.env.DEV) return []
  const gallery = createRoute({
    getParentRoute: () => publicPages,
    path: '/dev/ui',
    component: lazyRouteComponent(() => import('#ui/gallery/gallery.tsx'), 'Gallery'),
    staticData: { title: 'Widgets', log: false },
  })
  return [gallery]
}
