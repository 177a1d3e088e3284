import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { accountsUrl, entryUrl, homeOf, ownPath, prefixOf } from '#platform/addresses.ts'
import { requireEntry, requireEntryIfSignedIn, toLogin } from '#platform/guards.ts'
import { leave } from '#platform/sessions/leave.ts'
import { publicPages, rootRoute, signedInPages } from '#platform/root-routes.ts'
import { currentConfig, currentUser, type AuthUser } from '#platform/session.tsx'

const nothing = () => null

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: nothing,
  staticData: { title: 'Home', log: false },
  beforeLoad: () => {
    const user = currentUser()
    throw user === null ? toLogin('/') : redirect({ to: homeOf(user), replace: true })
  },
})

const login = wayOut('/login', 'login')
const signup = wayOut('/signup', 'register')

const chat = createRoute({
  getParentRoute: () => rootRoute,
  path: '/chat',
  component: nothing,
  staticData: { title: 'Chat' },
  beforeLoad: async (at) => {
    requireEntry()(at)
    await goOut(accountsUrl('chat', currentConfig()))
  },
})

/** Addresses that only lead elsewhere (specification spec 000 §2). */
export const entryRoutes = [home, login, signup, chat]

function wayOut(path: '/login' | '/signup', page: 'login' | 'register') {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: nothing,
    staticData: { title: 'Log in', log: false },
    beforeLoad: async ({ search }: { search: Record<string, unknown> }) => {
      const referral = typeof search['referral'] === 'string' ? search['referral'] : undefined
      await goOut(entryUrl(page, currentConfig(), { redirect: ownPath(search['redirect']), referral }))
    },
  })
}

/** Our own accounts pages are a step in the router; those of the provider are another site. */
async function goOut(url: string): Promise<never> {
  if (url.startsWith('/')) throw redirect({ href: url, replace: true })
  leave(url)
  return new Promise<never>(() => {})
}

const contact = createRoute({
  getParentRoute: () => publicPages,
  path: '/contact-us',
  component: lazyRouteComponent(() => import('./pages/contact-page.tsx'), 'ContactPage'),
  staticData: { title: 'Contact us' },
  beforeLoad: requireEntryIfSignedIn,
})

const logout = createRoute({
  getParentRoute: () => publicPages,
  path: '/logout',
  component: lazyRouteComponent(() => import('./pages/logout-page.tsx'), 'LogoutPage'),
  staticData: { title: 'Log out' },
})

/** Pages for everybody. */
export const publicRoutes = [contact, logout]

const unknown = createRoute({
  getParentRoute: () => publicPages,
  path: '$',
  component: nothing,
  beforeLoad: () => {
    if (currentUser() !== null) throw notFound()
    throw redirect({ href: currentConfig().fallback_url ?? '/', replace: true })
  },
})

/** The catch-all: the error page for somebody signed in, the way to the login for everybody else. */
export const lastRoutes = [unknown]

/** A link to projects or experts, or to one of them, leads to the page of the reader's role (specification spec 002 §2). */
export const sharedRoutes = (
  ['/projects', '/projects/$id', '/projects/$id/hire', '/experts', '/experts/$id'] as const
).map((path) =>
  createRoute({
    getParentRoute: () => signedInPages,
    path,
    component: nothing,
    staticData: { log: false },
    beforeLoad: ({ location }) => {
      requireEntry()({ location })
      const user = currentUser()
      const prefix = user === null ? undefined : prefixOf(user)
      if (user === null || prefix === undefined) throw notFound()
      if (prefix === 'expert' && isOwnExpert(location.pathname, user))
        throw redirect({ to: '/expert/profile', replace: true })
      throw redirect({ href: `/${prefix}${location.href}`, replace: true })
    },
  }),
)

/** Experts have one expert's page, their own: the profile. */
function isOwnExpert(path: string, user: AuthUser): boolean {
  return [user.id, user.person?.id].some((id) => id !== undefined && path === `/experts/${id}`)
}
