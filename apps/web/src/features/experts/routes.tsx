import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { asksFirst } from '#platform/calls/first-calls.ts'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'
import type { ExpertSlots } from './slots.ts'

const profilePage = lazyRouteComponent(() => import('./profile-page.tsx'), 'ProfilePage')

const userDetails = createRoute({
  getParentRoute: () => signedInPages,
  path: '/$userId/user-details/edit-mode/$isEditable',
  component: lazyRouteComponent(() => import('./user-details-page.tsx'), 'UserDetailsPage'),
  staticData: { title: 'User details' },
})

const basicDetails = createRoute({
  getParentRoute: () => signedInPages,
  path: '/$personId/basic-information-details',
  component: lazyRouteComponent(() => import('./basic-details-page.tsx'), 'BasicDetailsPage'),
  staticData: { title: 'Basic details' },
})

const ownProfiles = (['admin', 'manager', 'hr', 'customer'] as const).map((prefix) =>
  createRoute({
    getParentRoute: () => signedInPages,
    path: `/${prefix}/profile`,
    component: profilePage,
    staticData: { title: 'My profile' },
    beforeLoad: requireEntry({ prefix }),
  }),
)

const loadExpert = () => import('./expert-page.tsx')

const expertProfiles = (slots: ExpertSlots) => {
  const page = lazyRouteComponent(async () => {
    const { ExpertPage } = await loadExpert()
    return { Page: () => <ExpertPage slots={slots} /> }
  }, 'Page')
  return (['admin', 'manager', 'hr', 'customer'] as const).flatMap((prefix) =>
    ['', '/$tabName'].map((tab) =>
      createRoute({
        getParentRoute: () => signedInPages,
        path: `/${prefix}/experts/$expertId${tab}`,
        component: page,
        staticData: { title: 'Expert' },
        loader: asksFirst(loadExpert),
        beforeLoad: requireEntry({ prefix }),
      }),
    ),
  )
}

const loadList = () => import('./lists/experts-list-page.tsx')

const expertLists = (slots: ExpertSlots) => {
  const page = lazyRouteComponent(async () => {
    const { ExpertsListPage } = await loadList()
    return { Page: () => <ExpertsListPage slots={slots} /> }
  }, 'Page')
  return (['admin', 'manager', 'hr'] as const).map((prefix) =>
    createRoute({
      getParentRoute: () => signedInPages,
      path: `/${prefix}/experts`,
      component: page,
      staticData: { title: prefix === 'manager' ? 'My experts' : 'Experts' },
      loader: asksFirst(loadList),
      beforeLoad: requireEntry({ prefix }),
    }),
  )
}

/** The profile, own and of others, and the lists of experts. */
export function expertsRoutes(slots: ExpertSlots) {
  return [userDetails, basicDetails, ...ownProfiles, ...expertProfiles(slots), ...expertLists(slots)]
}
