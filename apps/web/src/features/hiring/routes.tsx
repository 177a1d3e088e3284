import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { hasProjects } from '#platform/addresses.ts'
import { asksFirst } from '#platform/calls/first-calls.ts'
import { requireEntry, requireEntryIfSignedIn } from '#platform/guards.ts'
import { publicPages, signedInPages } from '#platform/root-routes.ts'
import { currentUser } from '#platform/session.tsx'
import type { HiringSlots } from './slots.ts'

const icsPage = lazyRouteComponent(() => import('./ics-page.tsx'), 'IcsPage')

const loadHirePage = () => import('./hire-page.tsx')

function hire(slots: HiringSlots) {
  const component = lazyRouteComponent(async () => {
    const { HirePage } = await loadHirePage()
    return { Page: () => <HirePage slots={slots} /> }
  }, 'Page')
  return (['admin', 'manager'] as const).map((prefix) =>
    createRoute({
      getParentRoute: () => signedInPages,
      path: `/${prefix}/projects/$gigId/hire`,
      component,
      staticData: { title: 'Hire experts' },
      loader: asksFirst(loadHirePage),
      beforeLoad: requireEntry({ prefix }),
    }),
  )
}

const shortlistPage = lazyRouteComponent(() => import('./shortlist-page.tsx'), 'ShortlistPage')

/** For the customers of a project and those who hire for it. */
const shortlist = (['admin', 'manager', 'customer'] as const).map((prefix) =>
  createRoute({
    getParentRoute: () => signedInPages,
    path: `/${prefix}/projects/$gigId/shortlist`,
    component: shortlistPage,
    staticData: { title: 'Shortlist' },
    beforeLoad: requireEntry({ prefix }),
  }),
)

const ics = (['admin', 'manager', 'hr', 'expert'] as const).map((prefix) =>
  createRoute({
    getParentRoute: () => signedInPages,
    path: `/${prefix}/ics`,
    component: icsPage,
    staticData: { title: 'Onboarded ICs' },
    beforeLoad: requireEntry({ prefix }),
  }),
)

/** Customers know the managers of their projects; nobody of them is shown as an administrator. */
const staffPages = (['admin', 'manager', 'hr', 'expert', 'customer'] as const).flatMap((prefix) =>
  [
    ['managers', 'Manager'],
    ['admins', 'Administrator'],
  ]
    .slice(0, prefix === 'customer' ? 1 : 2)
    .map(([segment = '', title = '']) =>
      createRoute({
        getParentRoute: () => signedInPages,
        path: `/${prefix}/${segment}/$userId`,
        component: lazyRouteComponent(() => import('./staff-page.tsx'), 'StaffPage'),
        staticData: { title },
        beforeLoad: requireEntry({ prefix }),
      }),
    ),
)

const enterAsExpert = requireEntry({ prefix: 'expert' })

/** The projects of an expert are closed until they are approved; the profile is the fallback. */
const enterProjects: typeof enterAsExpert = (at) => {
  enterAsExpert(at)
  const user = currentUser()
  if (user !== null && !hasProjects(user)) throw redirect({ to: '/expert/profile', replace: true })
}

const loadOwnProjects = () => import('./expert-projects-page.tsx')

const ownProjects = (slots: HiringSlots) =>
  createRoute({
    getParentRoute: () => signedInPages,
    path: '/expert/projects',
    component: lazyRouteComponent(async () => {
      const { ExpertProjectsPage } = await loadOwnProjects()
      return { Page: () => <ExpertProjectsPage slots={slots} /> }
    }, 'Page'),
    staticData: { title: 'My projects' },
    loader: asksFirst(loadOwnProjects),
    beforeLoad: enterProjects,
  })

const findProjects = (slots: HiringSlots) =>
  createRoute({
    getParentRoute: () => signedInPages,
    path: '/expert/find-projects',
    component: lazyRouteComponent(async () => {
      const { FindProjectsPage } = await import('./find-projects-page.tsx')
      return { Page: () => <FindProjectsPage slots={slots} /> }
    }, 'Page'),
    staticData: { title: 'Find projects' },
    beforeLoad: enterProjects,
  })

const verify = createRoute({
  getParentRoute: () => publicPages,
  path: '/verify',
  component: lazyRouteComponent(() => import('./verify-page.tsx'), 'VerifyPage'),
  staticData: { title: 'Verify an agreement' },
  beforeLoad: requireEntryIfSignedIn,
})

const papers = createRoute({
  getParentRoute: () => signedInPages,
  path: '/expert/papers',
  component: lazyRouteComponent(() => import('./papers/papers-page.tsx'), 'PapersPage'),
  staticData: { title: 'Compliance' },
  beforeLoad: enterProjects,
})

/** Hiring, the projects of experts, and the consultants that come of it. */
export const hiringRoutes = (slots: HiringSlots) => [
  ...hire(slots),
  ...shortlist,
  ...ics,
  ...staffPages,
  ownProjects(slots),
  findProjects(slots),
  papers,
  verify,
]
