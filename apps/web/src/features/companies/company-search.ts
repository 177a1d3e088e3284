import { CompanyQuery } from '@guildhall/contract/companies'
import type { COMPANY_SOURCES } from '@guildhall/contract/companies/form'
import * as z from 'zod/mini'

const { keyword, type, country_id, source, draft, sort, page } = CompanyQuery.shape

/** What the address of the list may say, by the schemas of the server. */
export const CompanySearch = z.object({ keyword, type, country_id, source, draft, sort, page })

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
