import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { sortText, type Sort } from '#ui/lists/table-sort.ts'
import { ACTIVITY_SEARCH } from './activity-search.ts'
import { activeFilters, addressChange, NO_FILTER } from './filter-draft.ts'
import type { ActivityFilter } from './filter-draft.ts'
import { filterFrom, lastFilter, rememberFilter } from './last-filter.ts'
import { activityQueries } from './queries.ts'
import { useShowReads } from './use-show-reads.ts'

/** The list as the address asks for it, and what changes the address. */
export function useActivityList() {
  const { filter: address, setFilter } = useFilter(ACTIVITY_SEARCH)
  const filter = useMemo(() => filterFrom(address), [address])
  const { search = '', sort, page = 1 } = address
  const [hasReads, showReads] = useShowReads(filter)
  const query = {
    ...activeFilters(filter),
    search: search || undefined,
    sort: sortText(sort),
    include_reads: hasReads ? undefined : ('false' as const),
  }
  const list = useQuery(activityQueries.page({ ...query, page: String(page) }))
  const [last] = useState(lastFilter)

  const apply = (next: ActivityFilter) => {
    rememberFilter(next)
    setFilter({ ...addressChange(next), page: undefined })
  }
  return {
    filter,
    search,
    sort,
    page,
    query,
    list,
    hasReads,
    showReads,
    last,
    apply,
    clear: () => {
      rememberFilter(NO_FILTER)
      setFilter({ ...addressChange(NO_FILTER), search: undefined, page: undefined })
    },
    find: (text: string) => setFilter({ search: text, page: undefined }, { replace: true }),
    order: (next: Sort | undefined) => setFilter({ sort: sortText(next), page: undefined }),
    goTo: (next: number) => setFilter(toPage(next)),
  }
}
