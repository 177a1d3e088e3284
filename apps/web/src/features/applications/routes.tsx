import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { asksFirst } from '#platform/calls/first-calls.ts'
import { signedInPages } from '#platform/root-routes.ts'

const loadOwnProfile = () => import('./own-profile-page.tsx')

/** The own profile of an expert, with the ways to apply. */
export const applicationsRoutes = [
  createRoute({
    getParentRoute: () => signedInPages,
    path: '/expert/profile',
    component: lazyRouteComponent(loadOwnProfile, 'OwnProfilePage'),
    staticData: { title: 'My profile' },
    loader: asksFirst(loadOwnProfile),
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
