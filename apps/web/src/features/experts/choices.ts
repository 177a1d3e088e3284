import { companyChoices, companyCreation } from '#features/companies/components/choices.tsx'
import { referenceChoices, referenceCreations } from '#features/reference/components/choices.ts'

/** Where the options of each dropdown of a profile come from. */
export const choices = { ...referenceChoices, companies: companyChoices }

/** What a dropdown of a profile adds as a draft when the reader misses it. */
export const creations = { ...referenceCreations, company: companyCreation }
