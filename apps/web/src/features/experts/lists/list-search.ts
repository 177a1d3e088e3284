import { AVAILABILITIES, EXPERT_TABS, STATUS_WORDS } from '@guildhall/contract/experts/filter'
import { EXPERT_SORTS } from '@guildhall/contract/experts/lists'
import { DEMARCATIONS } from '@guildhall/contract/experts/profile-forms'
import { MAX_PAGE_SIZE } from '@guildhall/contract/envelope'
import { RATE_TYPES } from '@guildhall/contract/reference'
import {
  decimal,
  id,
  oneOf,
  page,
  several,
  sortBy,
  whole,
  words,
  type Read,
} from '#platform/address-readers.ts'

/** What the filter card edits. */
export const CARD_FILTER = {
  industry_id: several(id),
  segment_id: several(id),
  skill_id: several(id, 20),
  skill_match: oneOf(['any', 'all']),
  language_id: several(id),
  country_id: several(id),
  rate_type: oneOf(RATE_TYPES),
  rate_min: decimal(1_000_000),
  rate_max: decimal(1_000_000),
  years_min: whole(0, 60),
  years_max: whole(0, 60),
  rating_min: decimal(5),
  availability: oneOf(AVAILABILITIES),
  demarcation: several(oneOf(DEMARCATIONS)),
  hear_about_us: several(words(100)),
  updated_within: whole(1, 3650),
}
export type CardFilter = Read<typeof CARD_FILTER>

/** What the address of a list may say. */
export const LIST_SEARCH = {
  ...CARD_FILTER,
  status: several(oneOf(STATUS_WORDS)),
  tab: oneOf(EXPERT_TABS),
  keyword: words(),
  roster_id: id,
  id: several(id, MAX_PAGE_SIZE),
  sort: sortBy(EXPERT_SORTS),
  page,
  pageSize: whole(1, MAX_PAGE_SIZE),
}

/** All that an address narrows by, as a query sends it. */
export function filtersOf({ keyword, roster_id }: Read<typeof LIST_SEARCH>, card: CardFilter) {
  return { ...cardQuery(card), keyword: keyword || undefined, roster_id }
}

/** The filters of the card as a query sends them. */
export function cardQuery(filter: CardFilter) {
  const { rate_min, rate_max, years_min, years_max, rating_min, updated_within, ...rest } = filter
  return {
    ...rest,
    rate_min: texted(rate_min),
    rate_max: texted(rate_max),
    years_min: texted(years_min),
    years_max: texted(years_max),
    rating_min: texted(rating_min),
    updated_within: texted(updated_within),
  }
}

function texted(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}
