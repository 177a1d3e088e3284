import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

/** The resume wizard of an expert who has not applied yet. */
export const applicationsRoutes = [
  createRoute({
    getParentRoute: () => signedInPages,
    path: '/expert/apply',
    component: lazyRouteComponent(() => import('./apply-page.tsx'), 'ApplyPage'),
    staticData: { title: 'Apply with a resume' },
    beforeLoad: requireEntry({ prefix: 'expert' }),
  }),
]
