import { GIG_SORTS } from '@guildhall/contract/gigs'
import { GIG_KINDS, type GigKind } from '@guildhall/contract/gigs/kinds'
import { GIG_STATUSES } from '@guildhall/contract/gigs/machine'
import { flag, id, oneOf, several, sortBy, words } from '#platform/address-readers.ts'

/** What the address of a list may say. */
export const GIG_SEARCH = {
  keyword: words(),
  type: several(oneOf(GIG_KINDS)),
  industry_id: several(id),
  region_id: several(id),
  owner_id: several(id),
  company_id: several(id),
  year: several(words(4)),
  stage: several(words(50)),
  needs_experts: flag,
  locked: flag,
  status: several(oneOf(GIG_STATUSES)),
  scope: oneOf(['own', 'visible']),
  sort: sortBy(GIG_SORTS),
  view: oneOf(['table', 'cards']),
}

/** The filter card; empty lists and '' filter nothing. */
export interface GigFilter {
  type: GigKind[]
  industry_id: string[]
  region_id: string[]
  company_id: string[]
  owner_id: string[]
  year: string[]
  stage: string[]
  needs_experts: '' | 'true' | 'false'
  locked: '' | 'true' | 'false'
}

export const NO_FILTER: GigFilter = {
  type: [],
  industry_id: [],
  region_id: [],
  company_id: [],
  owner_id: [],
  year: [],
  stage: [],
  needs_experts: '',
  locked: '',
}

/** In the order of the card (PRODUCT S-05). */
export const FILTER_LABELS: Record<keyof GigFilter, string> = {
  type: 'Kind',
  industry_id: 'Industry',
  region_id: 'Region',
  owner_id: 'Owner',
  company_id: 'Company',
  year: 'Year',
  stage: 'Stage',
  needs_experts: 'Needs experts',
  locked: 'Locked',
}
export const FILTER_KEYS = [
  'type',
  'industry_id',
  'region_id',
  'owner_id',
  'company_id',
  'year',
  'stage',
  'needs_experts',
  'locked',
] as const satisfies readonly (keyof GigFilter)[]

/** How many of the filters let not everything through. */
export function countFilters(filter: GigFilter): number {
  return Object.values(filter).filter(({ length }) => length > 0).length
}
