import type { SettingsTabs } from '#features/accounts/settings-tabs.ts'
import type { CompanySlots } from '#features/companies/slots.ts'
import type { ExpertSlots } from '#features/experts/slots.ts'
import type { GigSlots, GigTabProps } from '#features/gigs/slots.ts'
import type { HiringSlots } from '#features/hiring/slots.ts'
import type { PeopleSlots } from '#features/people/slots.ts'
import type { TodaySlots } from '#features/today/slots.ts'
import type { UserPageSlots } from '#features/users/user-page.tsx'
import { later } from '#ui/hooks/later.ts'
import { hitFace } from './hit-faces.ts'

/** The tabs of the profile settings whose features stand below the accounts. */
const settingsTabs: SettingsTabs = {
  profile: later(() => import('#features/experts/components/account/account-tab.tsx'), 'AccountTab'),
  notifications: later(
    () => import('#features/notifications/components/notifications-tab.tsx'),
    'NotificationsTab',
  ),
  preferences: later(async () => {
    const [{ PreferencesTab }, { DirectorySwitch }] = await Promise.all([
      import('#features/experts/components/account/preferences-tab.tsx'),
      import('#features/hiring/components/onboarded/directory-switch.tsx'),
    ])
    return { Tab: () => <PreferencesTab Directory={DirectorySwitch} /> }
  }, 'Tab'),
  privacy: later(() => import('#features/privacy/components/privacy-tab.tsx'), 'PrivacyTab'),
}

/** Parts of the pages of experts whose features stand below them. */
const experts: ExpertSlots = {
  Application: later(
    () => import('#features/applications/components/application-card.tsx'),
    'ApplicationCard',
  ),
  Calls: later(() => import('#features/work/components/hours-for-calls.tsx'), 'HoursForCalls'),
  Erasure: later(() => import('#features/privacy/components/expert-erasure.tsx'), 'ExpertErasure'),
  Request: later(
    () => import('#features/hiring/components/ranking/request-for-project.tsx'),
    'RequestForProject',
  ),
  Similar: later(() => import('#features/hiring/similar/similar-card.tsx'), 'SimilarCard'),
}

const Privacy = later(() => import('#features/privacy/components/person-privacy.tsx'), 'PersonPrivacy')

/** Parts of the pages of users whose features stand below them. */
const users: UserPageSlots = { Privacy }

const Heart = later(() => import('#features/favorites/components/heart.tsx'), 'Heart')

/** Parts of the lists of engagements whose features stand below hiring. */
const hiring: HiringSlots = {
  Heart,
  Call: later(() => import('#features/work/components/call-dialog.tsx'), 'CallDialog'),
}

/** Parts of the pages of projects whose features stand below them. */
const gigs: GigSlots = {
  Heart,
  Experts: later(async () => {
    const { ExpertsTab } = await import('#features/hiring/components/board/experts-tab.tsx')
    return { Tab: (props: GigTabProps) => <ExpertsTab {...props} slots={hiring} /> }
  }, 'Tab'),
  Work: later(() => import('#features/work/components/work-tab.tsx'), 'WorkTab'),
  Engagement: later(() => import('#features/hiring/components/own/gig-engagement.tsx'), 'GigEngagement'),
  Outcomes: later(() => import('#features/hiring/components/board/closing-outcomes.tsx'), 'ClosingOutcomes'),
}

/** Tabs of the page of a company whose features stand below the companies. */
const companies: CompanySlots = {
  RelatedPeople: later(
    () => import('#features/experts/components/profile/related-people.tsx'),
    'RelatedPeople',
  ),
  Projects: later(() => import('#features/gigs/components/list/company-projects.tsx'), 'CompanyProjects'),
}

/** Parts of the page of a person whose features stand below it. */
const people: PeopleSlots = {
  Invite: later(() => import('#features/experts/lists/invite-dialog.tsx'), 'InviteDialog'),
  Privacy,
  addCompany: async (name: string) => {
    const { companyCreation } = await import('#features/companies/components/choices.tsx')
    return companyCreation.add(name)
  },
}

const today: TodaySlots = {
  Figures: later(() => import('#features/insights/components/today-figures.tsx'), 'TodayFigures'),
}

/** What pages show of features that stand below their own: `routes` of a feature takes its slot from here. */
export const slots = { settingsTabs, today, experts, users, gigs, hiring, companies, people, hitFace }
export type Slots = typeof slots
