import { lazy, type ComponentType } from 'react'
import type { SettingsTabs } from '#features/accounts/settings-tabs.ts'
import type { CompanySlots } from '#features/companies/slots.ts'
import type { ExpertSlots } from '#features/experts/slots.ts'
import type { GigSlots, GigTabProps } from '#features/gigs/slots.ts'
import type { HiringSlots } from '#features/hiring/slots.ts'
import type { PeopleSlots } from '#features/people/slots.ts'
import type { TodaySlots } from '#features/today/slots.ts'
import type { UserPageSlots } from '#features/users/user-page.tsx'
import { hitFace } from './hit-faces.ts'

/** A component that comes when it is first shown; one of a route comes before, by `lazyRouteComponent`. */
function part<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }))
}

/** The tabs of the profile settings whose features stand below the accounts. */
const settingsTabs: SettingsTabs = {
  profile: part(() => import('#features/experts/components/account/account-tab.tsx'), 'AccountTab'),
  notifications: part(
    () => import('#features/notifications/components/notifications-tab.tsx'),
    'NotificationsTab',
  ),
  preferences: part(async () => {
    const [{ PreferencesTab }, { DirectorySwitch }] = await Promise.all([
      import('#features/experts/components/account/preferences-tab.tsx'),
      import('#features/hiring/components/onboarded/directory-switch.tsx'),
    ])
    return { Tab: () => <PreferencesTab Directory={DirectorySwitch} /> }
  }, 'Tab'),
  privacy: part(() => import('#features/privacy/components/privacy-tab.tsx'), 'PrivacyTab'),
}

/** Parts of the pages of experts whose features stand below them. */
const experts: ExpertSlots = {
  Application: part(
    () => import('#features/applications/components/application-card.tsx'),
    'ApplicationCard',
  ),
  Calls: part(() => import('#features/work/components/hours-for-calls.tsx'), 'HoursForCalls'),
  Erasure: part(() => import('#features/privacy/components/expert-erasure.tsx'), 'ExpertErasure'),
  Request: part(
    () => import('#features/hiring/components/ranking/request-for-project.tsx'),
    'RequestForProject',
  ),
  Similar: part(() => import('#features/hiring/similar/similar-card.tsx'), 'SimilarCard'),
}

const Privacy = part(() => import('#features/privacy/components/person-privacy.tsx'), 'PersonPrivacy')

/** Parts of the pages of users whose features stand below them. */
const users: UserPageSlots = { Privacy }

/** Parts of the lists of engagements whose features stand below hiring. */
const hiring: HiringSlots = {
  Call: part(() => import('#features/work/components/call-dialog.tsx'), 'CallDialog'),
}

/** Parts of the pages of projects whose features stand below them. */
const gigs: GigSlots = {
  Heart: part(() => import('#features/favorites/components/heart.tsx'), 'Heart'),
  Experts: part(async () => {
    const { ExpertsTab } = await import('#features/hiring/components/board/experts-tab.tsx')
    return { Tab: (props: GigTabProps) => <ExpertsTab {...props} slots={hiring} /> }
  }, 'Tab'),
  Work: part(() => import('#features/work/components/work-tab.tsx'), 'WorkTab'),
  Engagement: part(() => import('#features/hiring/components/own/gig-engagement.tsx'), 'GigEngagement'),
  Outcomes: part(() => import('#features/hiring/components/board/closing-outcomes.tsx'), 'ClosingOutcomes'),
}

/** Tabs of the page of a company whose features stand below the companies. */
const companies: CompanySlots = {
  RelatedPeople: part(
    () => import('#features/experts/components/profile/related-people.tsx'),
    'RelatedPeople',
  ),
  Projects: part(() => import('#features/gigs/components/list/company-projects.tsx'), 'CompanyProjects'),
}

/** Parts of the page of a person whose features stand below it. */
const people: PeopleSlots = {
  Invite: part(() => import('#features/experts/lists/invite-dialog.tsx'), 'InviteDialog'),
  Privacy,
  addCompany: async (name: string) => {
    const { companyCreation } = await import('#features/companies/components/choices.tsx')
    return companyCreation.add(name)
  },
}

const today: TodaySlots = {
  Figures: part(() => import('#features/insights/components/today-figures.tsx'), 'TodayFigures'),
}

/** What pages show of features that stand below their own: `routes` of a feature takes its slot from here. */
export const slots = { settingsTabs, today, experts, users, gigs, hiring, companies, people, hitFace }
export type Slots = typeof slots
