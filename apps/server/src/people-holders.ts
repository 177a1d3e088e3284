import type { AccountsDeps } from '#features/accounts/deps.ts'
import type { PeopleDeps } from '#features/people/deps.ts'
import type { PersonHolder } from '#features/people/service.ts'
import { accountsOfPeople } from '#features/accounts/person-references.ts'
import { companiesOfPeople } from '#features/companies/person-references.ts'
import { expertsOfPeople } from '#features/experts/person-references.ts'
import { faqsOfPeople } from '#features/faqs/person-references.ts'
import { favoritesOfPeople } from '#features/favorites/person-references.ts'
import { feedbackOfPeople } from '#features/feedback/person-references.ts'
import { gigsOfPeople } from '#features/gigs/person-references.ts'
import { gigsOfPerson } from '#features/gigs/of-person.ts'
import { hiringOfPeople } from '#features/hiring/person-references.ts'
import { jobsOfPeople } from '#features/jobs/person-references.ts'
import { notificationsOfPeople } from '#features/notifications/person-references.ts'
import { privacyOfPeople } from '#features/privacy/person-references.ts'
import { searchOfPeople } from '#features/search/person-references.ts'
import { requireNotable } from '#features/experts/vetting/review.ts'
import { visibleExperts } from '#features/experts/lists/visible.ts'

/** What the feature people is given of the features below it. */
export function peopleDeps(accounts: AccountsDeps): PeopleDeps {
  return { visibleExperts, requireNotable, gigsOf: gigsOfPerson, holders: peopleHolders(accounts) }
}

/** Every feature that names people says what becomes of it when two of them are one, in the order of FEATURES. */
export function peopleHolders(accounts: Parameters<typeof accountsOfPeople>[0]): PersonHolder[] {
  return [
    notificationsOfPeople,
    jobsOfPeople,
    companiesOfPeople,
    expertsOfPeople,
    gigsOfPeople,
    hiringOfPeople,
    favoritesOfPeople,
    faqsOfPeople,
    feedbackOfPeople,
    searchOfPeople,
    privacyOfPeople,
    // Last: whether he is an expert now is known by then.
    accountsOfPeople(accounts),
  ]
}
