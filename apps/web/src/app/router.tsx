import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { accountsRoutes, accountsSettingsRoutes } from '#features/accounts/routes.tsx'
import { activityRoutes } from '#features/activity/routes.tsx'
import { applicationsRoutes } from '#features/applications/routes.tsx'
import { companiesRoutes } from '#features/companies/routes.tsx'
import { expertsRoutes } from '#features/experts/routes.tsx'
import { peopleRoutes } from '#features/people/routes.tsx'
import { jobsRoutes } from '#features/jobs/routes.tsx'
import { referenceRoutes } from '#features/reference/routes.tsx'
import { searchRoutes } from '#features/search/routes.tsx'
import { settingsRoutes } from '#features/settings/routes.tsx'
import { favoritesRoutes } from '#features/favorites/routes.tsx'
import { usersRoutes } from '#features/users/routes.tsx'
import { faqsRoutes } from '#features/faqs/routes.tsx'
import { feedbackRoutes } from '#features/feedback/routes.tsx'
import { gigsRoutes } from '#features/gigs/routes.tsx'
import { gigEditingRoutes } from '#features/gigs/editing/routes.tsx'
import { hiringRoutes } from '#features/hiring/routes.tsx'
import { privacyRoutes } from '#features/privacy/routes.tsx'
import { parseQuery, queryString } from '#platform/query-string.ts'
import { accountsRoute, publicPages, rootRoute, shellRoute, signedInPages } from '#platform/root-routes.ts'
import { devRoutes } from './dev-routes.ts'
import { entryRoutes, lastRoutes, publicRoutes } from './entry-routes.tsx'
import { laterRoutes } from './later-routes.tsx'
import { RootView } from './root-view.tsx'

const errorPage = lazyRouteComponent(() => import('./pages/error-page.tsx'), 'FailedPage')
const notFoundPage = lazyRouteComponent(() => import('./pages/error-page.tsx'), 'NotFoundPage')

/** The tabs of the profile settings whose features stand below the accounts. */
const settingsTabs = {
  profile: lazyRouteComponent(() => import('#features/experts/components/account-tab.tsx'), 'AccountTab'),
  notifications: lazyRouteComponent(
    () => import('#features/notifications/components/notifications-tab.tsx'),
    'NotificationsTab',
  ),
  preferences: lazyRouteComponent(async () => {
    const [{ PreferencesTab }, { DirectorySwitch }] = await Promise.all([
      import('#features/experts/components/preferences-tab.tsx'),
      import('#features/hiring/components/directory-switch.tsx'),
    ])
    return { Tab: () => <PreferencesTab Directory={DirectorySwitch} /> }
  }, 'Tab'),
  privacy: lazyRouteComponent(() => import('#features/privacy/components/privacy-tab.tsx'), 'PrivacyTab'),
}

/** Parts of the pages of experts whose features stand below them. */
const expertSlots = {
  Application: lazyRouteComponent(
    () => import('#features/applications/components/application-card.tsx'),
    'ApplicationCard',
  ),
  Erasure: lazyRouteComponent(
    () => import('#features/privacy/components/expert-erasure.tsx'),
    'ExpertErasure',
  ),
}

const Privacy = lazyRouteComponent(
  () => import('#features/privacy/components/person-privacy.tsx'),
  'PersonPrivacy',
)

/** Parts of the pages of users whose features stand below them. */
const userSlots = { Privacy }

/** Parts of the pages of projects whose features stand below them. */
const gigSlots = {
  Heart: lazyRouteComponent(() => import('#features/favorites/components/heart.tsx'), 'Heart'),
  Experts: lazyRouteComponent(() => import('#features/hiring/components/experts-tab.tsx'), 'ExpertsTab'),
  Engagement: lazyRouteComponent(
    () => import('#features/hiring/components/gig-engagement.tsx'),
    'GigEngagement',
  ),
  Outcomes: lazyRouteComponent(
    () => import('#features/hiring/components/closing-outcomes.tsx'),
    'ClosingOutcomes',
  ),
}

/** Tabs of the page of a company whose features stand below the companies. */
const companySlots = {
  RelatedPeople: lazyRouteComponent(
    () => import('#features/experts/components/related-people.tsx'),
    'RelatedPeople',
  ),
  Projects: lazyRouteComponent(
    () => import('#features/gigs/components/company-projects.tsx'),
    'CompanyProjects',
  ),
}

/** Parts of the page of a person whose features stand below it. */
const peopleSlots = {
  Invite: lazyRouteComponent(() => import('#features/experts/lists/invite-dialog.tsx'), 'InviteDialog'),
  Privacy,
  addCompany: async (name: string) => {
    const { companyCreation } = await import('#features/companies/components/choices.tsx')
    return companyCreation.add(name)
  },
}

const boundary = { errorComponent: errorPage, notFoundComponent: notFoundPage }

/** All pages: what stands around them here, what is in them in the features. */
export function createAppRouter() {
  rootRoute.update({ component: RootView, ...boundary })
  accountsRoute.update({
    component: lazyRouteComponent(() => import('./shell/accounts-layout.tsx'), 'AccountsLayout'),
  })
  shellRoute.update({ component: lazyRouteComponent(() => import('./shell/app-shell.tsx'), 'AppShell') })
  publicPages.update(boundary)
  signedInPages.update(boundary)
  return createRouter({
    routeTree: rootRoute.addChildren([
      ...entryRoutes,
      accountsRoute.addChildren([...accountsRoutes]),
      shellRoute.addChildren([
        publicPages.addChildren([...publicRoutes, ...devRoutes(), ...lastRoutes]),
        signedInPages.addChildren([
          ...activityRoutes,
          ...companiesRoutes(companySlots),
          ...expertsRoutes(expertSlots),
          ...applicationsRoutes,
          ...gigsRoutes(gigSlots),
          ...hiringRoutes,
          ...favoritesRoutes,
          ...faqsRoutes,
          ...feedbackRoutes,
          ...accountsSettingsRoutes(settingsTabs),
          ...settingsRoutes,
          ...referenceRoutes,
          ...jobsRoutes,
          ...usersRoutes(userSlots),
          ...searchRoutes,
          ...peopleRoutes(peopleSlots),
          ...privacyRoutes,
          ...gigEditingRoutes,
          ...laterRoutes,
        ]),
      ]),
    ]),
    parseSearch: parseQuery,
    stringifySearch: queryString,
    defaultPreload: 'intent',
    defaultPendingMs: 1000,
    scrollRestoration: true,
    notFoundMode: 'fuzzy',
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>
