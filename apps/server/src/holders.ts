import { companyReferences, companyWords } from '#features/companies/references.ts'
import { gigReferences, gigWords } from '#features/gigs/references.ts'
import { engagementWords, hiringReferences } from '#features/hiring/references.ts'
import { personWords } from '#features/people/own-references.ts'
import { expertReferences } from '#features/experts/references.ts'
import type { ReferenceHolder } from '#features/reference/service.ts'
import type { ChoicePlaces } from '#features/settings/service.ts'

/** What names entries of the reference lists, feature by feature. */
export const REFERENCE_HOLDERS: readonly ReferenceHolder[] = [
  companyReferences,
  expertReferences,
  gigReferences,
  hiringReferences,
]

/** What keeps words of the short lists of the settings. */
export const CHOICE_PLACES: readonly ChoicePlaces[] = [personWords, companyWords, gigWords, engagementWords]
