import { ROLE_PREFIX, type RolePrefix } from '@guildhall/contract/access'
import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router'
import { faqsPage } from '#features/faqs/routes.tsx'
import { hasProjects, homeOf } from '#platform/addresses.ts'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'
import { currentUser } from '#platform/session.tsx'
import { sharedRoutes } from './entry-routes.tsx'
import { COMING_SOON, PERMISSION_PAGES, ROLE_PAGES } from './later-pages.ts'

const notHereYet = lazyRouteComponent(() => import('./pages/not-here-yet-page.tsx'), 'NotHereYetPage')
const comingSoon = lazyRouteComponent(() => import('./pages/coming-soon-page.tsx'), 'ComingSoonPage')

const PREFIXES = Object.values(ROLE_PREFIX)

/** The pages of features to come, each behind the guard that it will keep. */
export const laterRoutes: AnyRoute[] = [
  ...sharedRoutes,
  ...PREFIXES.map(rolePages),
  ...PERMISSION_PAGES.map(({ path, title, permission }) =>
    createRoute({
      getParentRoute: () => signedInPages,
      path,
      component: notHereYet,
      staticData: { title },
      beforeLoad: requireEntry({ permission }),
    }),
  ),
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
  const questions = createRoute({
    getParentRoute: () => parent,
    path: 'faqs',
    component: faqsPage,
    staticData: { title: 'FAQS' },
  })
  const pages = ROLE_PAGES[prefix].map(({ path, title }) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component: notHereYet,
      staticData: { title },
      // The projects of an expert are closed until they are approved; the profile is the fallback.
      ...(path.startsWith('projects') ? { beforeLoad: requireProjects } : {}),
    }),
  )
  return parent.addChildren([home, questions, ...pages])
}

function goHome(): void {
  const user = currentUser()
  if (user !== null) throw redirect({ to: homeOf(user), replace: true })
}

function requireProjects(): void {
  const user = currentUser()
  if (user !== null && !hasProjects(user)) throw redirect({ to: '/expert/profile', replace: true })
}
