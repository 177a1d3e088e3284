import { FEATURES } from '@guildhall/contract/api'
import { accounts } from '#features/accounts/feature.ts'
import { activity } from '#features/activity/feature.ts'
import { applications } from '#features/applications/feature.ts'
import { compliance } from '#features/compliance/feature.ts'
import { companies } from '#features/companies/feature.ts'
import { experts } from '#features/experts/feature.ts'
import { faqs } from '#features/faqs/feature.ts'
import { favorites } from '#features/favorites/feature.ts'
import { feedback } from '#features/feedback/feature.ts'
import { gigs } from '#features/gigs/feature.ts'
import { hiring } from '#features/hiring/feature.ts'
import { keys } from '#features/keys/feature.ts'
import { insights } from '#features/insights/feature.ts'
import { imports } from '#features/imports/feature.ts'
import { jobs } from '#features/jobs/feature.ts'
import { notifications } from '#features/notifications/feature.ts'
import { people } from '#features/people/feature.ts'
import { privacy } from '#features/privacy/feature.ts'
import { reference } from '#features/reference/feature.ts'
import { scim } from '#features/scim/feature.ts'
import { search } from '#features/search/feature.ts'
import { settings } from '#features/settings/feature.ts'
import { today } from '#features/today/feature.ts'
import { webhooks } from '#features/webhooks/feature.ts'
import { views } from '#features/views/feature.ts'
import { users } from '#features/users/feature.ts'
import { work } from '#features/work/feature.ts'
import { announcements } from '#features/announcements/feature.ts'
import type { Feature } from './feature.ts'
import type { Wired } from './wiring.ts'

const product: Record<(typeof FEATURES)[number], Feature<Wired>> = {
  activity,
  today,
  settings,
  reference,
  people,
  accounts,
  keys,
  scim,
  notifications,
  webhooks,
  jobs,
  companies,
  experts,
  applications,
  gigs,
  compliance,
  hiring,
  work,
  insights,
  favorites,
  faqs,
  feedback,
  announcements,
  users,
  imports,
  search,
  views,
  privacy,
}

/** The product, in the order of FEATURES. */
export const features: readonly Feature<Wired>[] = FEATURES.map((name) => product[name])
