import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const erasures = createRoute({
  getParentRoute: () => signedInPages,
  path: '/users/erasures',
  component: lazyRouteComponent(() => import('./erasures-page.tsx'), 'ErasuresPage'),
  staticData: { title: 'Erasure requests' },
  beforeLoad: requireEntry({ prefix: 'admin' }),
})

/** The pages about privacy that are no tab or part of another page. */
export const privacyRoutes = [erasures]
