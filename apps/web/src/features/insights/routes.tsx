import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

/** The figures of the network for administrators, those of their own projects for managers. */
export const insightsRoutes = (['admin', 'manager'] as const).flatMap((prefix) => [
  createRoute({
    getParentRoute: () => signedInPages,
    path: `/${prefix}/insights`,
    component: lazyRouteComponent(() => import('./insights-page.tsx'), 'InsightsPage'),
    staticData: { title: 'Insight' },
    beforeLoad: requireEntry({ prefix }),
  }),
  createRoute({
    getParentRoute: () => signedInPages,
    path: `/${prefix}/insights/$name`,
    component: lazyRouteComponent(() => import('./counted-page.tsx'), 'CountedPage'),
    staticData: { title: 'Insight' },
    beforeLoad: requireEntry({ prefix }),
  }),
])
