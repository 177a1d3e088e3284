import { ROLE_PREFIX, type RolePrefix } from '@guildhall/contract/access'
import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router'
import { homeOf } from '#platform/addresses.ts'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'
import { currentUser } from '#platform/session.tsx'
import { sharedRoutes } from './entry-routes.tsx'
import { COMING_SOON } from './later-pages.ts'

const comingSoon = lazyRouteComponent(() => import('./pages/coming-soon-page.tsx'), 'ComingSoonPage')

const PREFIXES = Object.values(ROLE_PREFIX)

/** What stands below the prefix of each role beside its features, and the pages that are announced. */
export const laterRoutes: AnyRoute[] = [
  ...sharedRoutes,
  ...PREFIXES.map(rolePages),
  // Our own accounts pages have no chat yet (PRODUCT S-24).
  createRoute({
    getParentRoute: () => signedInPages,
    path: '/accounts/chat',
    component: comingSoon,
    staticData: { title: 'Chat' },
    beforeLoad: requireEntry(),
  }),
  // What the quick links announce to everybody (PRODUCT X-38).
  createRoute({
    getParentRoute: () => signedInPages,
    path: '/coming-soon/$page',
    component: comingSoon,
    staticData: { title: 'Coming soon' },
  }),
  ...COMING_SOON.map(({ path, title }) =>
    createRoute({
      getParentRoute: () => signedInPages,
      path: `/coming-soon/manage-${path}`,
      component: comingSoon,
      staticData: { title },
      beforeLoad: requireEntry({ permission: 'CAN_SEE_ADMIN_ROUTES' }),
    }),
  ),
]

function rolePages(prefix: RolePrefix) {
  const parent = createRoute({
    getParentRoute: () => signedInPages,
    path: prefix,
    beforeLoad: requireEntry({ prefix }),
  })
  const home = createRoute({
    getParentRoute: () => parent,
    path: '/',
    staticData: { title: 'Home', log: false },
    beforeLoad: goHome,
  })
  return parent.addChildren([home])
}

function goHome(): void {
  const user = currentUser()
  if (user !== null) throw redirect({ to: homeOf(user), replace: true })
}
