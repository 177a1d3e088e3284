import { GIG_KINDS } from '@guildhall/contract/gigs/kinds'
import { OPEN_SORTS } from '@guildhall/contract/hiring/expert-projects'
import { flag, oneOf, page, several, sortBy, words } from '#platform/address-readers.ts'

/** What the address of the projects that an expert may apply for may say. */
export const OPEN_SEARCH = {
  keyword: words(),
  type: several(oneOf(GIG_KINDS)),
  is_remote: flag,
  fits: flag,
  pays_rate: flag,
  closes_soon: flag,
  sort: sortBy(OPEN_SORTS),
  page,
}
