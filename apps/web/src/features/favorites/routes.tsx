import { ROLE_PREFIX } from '@guildhall/contract/access'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const page = lazyRouteComponent(() => import('./favorites-page.tsx'), 'FavoritesPage')

const plain = createRoute({
  getParentRoute: () => signedInPages,
  path: '/favorites',
  component: page,
  staticData: { title: 'My favorites' },
})

const prefixed = Object.values(ROLE_PREFIX).map((prefix) =>
  createRoute({
    getParentRoute: () => signedInPages,
    path: `/${prefix}/favorites`,
    component: page,
    staticData: { title: 'My favorites' },
    beforeLoad: requireEntry({ prefix }),
  }),
)

/** The favorites, also below each role's prefix. */
export const favoritesRoutes = [plain, ...prefixed]
