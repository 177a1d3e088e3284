import { COMPANY_SORT_KEYS } from '@guildhall/contract/companies'
import { COMPANY_SOURCES } from '@guildhall/contract/companies/form'
import { flag, id, oneOf, page, several, sortBy, words } from '#platform/address-readers.ts'

/** What the address of the list may say. */
export const COMPANY_SEARCH = {
  keyword: words(),
  type: several(words(40)),
  country_id: several(id),
  source: several(oneOf(COMPANY_SOURCES)),
  draft: flag,
  sort: sortBy(COMPANY_SORT_KEYS),
  page,
}

/** The filter card; empty lists and '' filter nothing. */
export interface CompanyFilter {
  type: string[]
  country_id: string[]
  source: (typeof COMPANY_SOURCES)[number][]
  draft: '' | 'true' | 'false'
}

export const NO_FILTER: CompanyFilter = { type: [], country_id: [], source: [], draft: '' }

/** How many of the filters let not everything through. */
export function countFilters(filter: CompanyFilter): number {
  return Object.values(filter).filter(({ length }) => length > 0).length
}
