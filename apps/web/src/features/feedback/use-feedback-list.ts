import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFilter } from '#platform/use-filter.ts'
import type { Sort } from '#ui/table-sort.ts'
import { NO_FILTER, type FeedbackFilter } from './feedback-filter.ts'
import { FeedbackSearch } from './feedback-search.ts'
import { feedbackQueries } from './queries.ts'

/** The list as the address asks for it, and what changes the address. */
export function useFeedbackList() {
  const { filter: address, setFilter } = useFilter(FeedbackSearch)
  const { type, rates, status, keyword = '', order, page = 1 } = address
  const filter: FeedbackFilter = useMemo(
    () => ({ ...NO_FILTER, ...(type && { type }), ...(rates && { rates }), ...(status && { status }) }),
    [type, rates, status],
  )
  const list = useQuery(
    feedbackQueries.page({
      type: filter.type,
      rates: filter.rates.map(String),
      status: filter.status,
      keyword: keyword || undefined,
      order: order && sortText(order),
      page: String(page),
    }),
  )
  return {
    list,
    filter,
    keyword,
    order,
    page,
    apply: (next: FeedbackFilter) => setFilter({ ...next, rates: next.rates.map(String), page: undefined }),
    find: (text: string) => setFilter({ keyword: text, page: undefined }, { replace: true }),
    sort: (next: Sort | undefined) => setFilter({ order: next && sortText(next), page: undefined }),
    goTo: (next: number) => setFilter({ page: next > 1 ? String(next) : undefined }),
  }
}

function sortText({ key, direction }: Sort): string {
  return `${key}:${direction}`
}
