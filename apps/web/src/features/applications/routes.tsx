import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

/** The own profile of an expert, with the ways to apply. */
export const applicationsRoutes = [
  createRoute({
    getParentRoute: () => signedInPages,
    path: '/expert/profile',
    component: lazyRouteComponent(() => import('./own-profile-page.tsx'), 'OwnProfilePage'),
    staticData: { title: 'My profile' },
    beforeLoad: requireEntry({ prefix: 'expert' }),
  }),
  createRoute({
    getParentRoute: () => signedInPages,
    path: '/expert/apply',
    component: lazyRouteComponent(() => import('./apply-page.tsx'), 'ApplyPage'),
    staticData: { title: 'Apply with a resume' },
    beforeLoad: requireEntry({ prefix: 'expert' }),
  }),
]
