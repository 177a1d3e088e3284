import { expertFilter } from '@guildhall/contract/experts/filter'
import { EXPERT_SORTS } from '@guildhall/contract/experts/lists'
import { pageQuery, sortOf } from '@guildhall/contract/envelope'
import * as z from 'zod/mini'

const { status: _status, tab: _tab, keyword: _keyword, roster_id: _roster, id: _id, ...card } = expertFilter

/** What the filter card edits. */
export const CardFilter = z.object(card)
export type CardFilter = z.output<typeof CardFilter>

/** What the address of a list may say, by the schemas of the server: a shared link means the same to both. */
export const ListSearch = z.object({
  ...expertFilter,
  sort: z.optional(sortOf(EXPERT_SORTS)),
  page: pageQuery.page,
  pageSize: pageQuery.pageSize,
})
export type ListSearch = z.output<typeof ListSearch>

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
