import type { PERSON_KINDS } from '@guildhall/contract/people/person'
import type { PERSON_STATUSES } from '@guildhall/contract/people/statuses'

/** The filter card; empty lists and '' filter nothing. */
export interface PeopleFilter {
  kind: (typeof PERSON_KINDS)[number][]
  status: (typeof PERSON_STATUSES)[number][]
  has_login: '' | 'true' | 'false'
  company_id: string[]
  country_id: string[]
}

export const NO_FILTER: PeopleFilter = { kind: [], status: [], has_login: '', company_id: [], country_id: [] }
