import type { FEATURES } from '@guildhall/contract/api'
import { accounts } from '#features/accounts/feature.tsx'
import { activity } from '#features/activity/feature.tsx'
import { applications } from '#features/applications/feature.tsx'
import { compliance } from '#features/compliance/feature.tsx'
import { companies } from '#features/companies/feature.tsx'
import { experts } from '#features/experts/feature.tsx'
import { faqs } from '#features/faqs/feature.tsx'
import { favorites } from '#features/favorites/feature.tsx'
import { feedback } from '#features/feedback/feature.tsx'
import { gigs } from '#features/gigs/feature.tsx'
import { hiring } from '#features/hiring/feature.tsx'
import { insights } from '#features/insights/feature.tsx'
import { imports } from '#features/imports/feature.tsx'
import { jobs } from '#features/jobs/feature.tsx'
import { keys } from '#features/keys/feature.tsx'
import { notifications } from '#features/notifications/feature.tsx'
import { people } from '#features/people/feature.tsx'
import { privacy } from '#features/privacy/feature.tsx'
import { reference } from '#features/reference/feature.tsx'
import { search } from '#features/search/feature.tsx'
import { settings } from '#features/settings/feature.tsx'
import { today } from '#features/today/feature.tsx'
import { users } from '#features/users/feature.tsx'
import { work } from '#features/work/feature.tsx'
import { announcements } from '#features/announcements/feature.tsx'
import { scim } from '#features/scim/feature.tsx'
import { views } from '#features/views/feature.tsx'
import { webhooks } from '#features/webhooks/feature.tsx'
import type { Feature } from './feature.ts'

// `FEATURES` itself would bring the whole contract into the first page.
const product: Record<(typeof FEATURES)[number], Feature> = {
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

/** The product on screen, in the order of FEATURES. */
export const features: readonly Feature[] = Object.values(product)
