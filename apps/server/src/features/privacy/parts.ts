import { personalPart as account } from '#features/accounts/privacy/service.ts'
import { personalPart as activity } from '#features/activity/privacy/service.ts'
import { personalPart as profile } from '#features/experts/privacy/service.ts'
import { personalPart as favorites } from '#features/favorites/privacy/service.ts'
import { personalPart as feedback } from '#features/feedback/privacy/service.ts'
import { personalPart as projects } from '#features/gigs/privacy/service.ts'
import { personalPart as engagements } from '#features/hiring/privacy/service.ts'
import { personalPart as jobs } from '#features/jobs/privacy/service.ts'
import { personalPart as notifications } from '#features/notifications/privacy/service.ts'
import { personalPart as person } from '#features/people/privacy/service.ts'
import { personalPart as search } from '#features/search/privacy/service.ts'
import type { PersonalPart } from '#platform/privacy/personal-part.ts'

/**
 * Everything that is kept of people, by the features that keep it, in the order of an erasure: first the name, so that
 * whatever happens on the way is told of the alias, and the logs while the sessions still know the addresses.
 */
export const PARTS: readonly PersonalPart[] = [
  person,
  activity,
  account,
  notifications,
  jobs,
  profile,
  projects,
  engagements,
  favorites,
  feedback,
  search,
]
