import { MAX_PAGE_SIZE, PAGE_SIZE, pageQuery } from '@guildhall/contract/envelope'
import { peopleFilter } from '@guildhall/contract/people/person'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useFilter } from '#platform/use-filter.ts'
import { sortText, type Sort } from '#ui/lists/table-sort.ts'
import { NO_FILTER, type PeopleFilter } from './people-search.ts'
import { peopleQueries } from './queries.ts'

/** What the address of the list may say, by the schemas of the server. */
const Search = z.object({ ...peopleFilter, page: pageQuery.page, pageSize: pageQuery.pageSize })

type Change = Parameters<ReturnType<typeof useFilter<typeof Search>>['setFilter']>[0]

/** The list as the address asks for it, and what changes the address. */
export function usePeopleList() {
  const { filter: address, setFilter } = useFilter(Search)
  const [selected, select] = useState<string[]>([])
  const { page = 1, pageSize = PAGE_SIZE, sort, ...narrowed } = address
  const query = { ...narrowed, ...(sort && { sort: sortText(sort) }) }
  const list = useQuery(peopleQueries.page({ ...query, page: String(page), pageSize: String(pageSize) }))
  const first = { page: undefined, pageSize: undefined }
  const filter = useMemo(() => filterOf(address), [address])
  const change = (next: Change, options?: { replace: boolean }) => {
    select([])
    setFilter({ ...next, ...first }, options)
  }
  return {
    list,
    filter,
    keyword: address.keyword ?? '',
    /** Without the page: what an export takes. */
    query,
    page,
    pageSize,
    sort: sort ?? { key: 'name', direction: 'asc' as const },
    isNarrowed: Object.values(narrowed).some((value) => value !== undefined),
    selected,
    select,
    change,
    clear: () => change({ ...NO_FILTER, keyword: undefined }),
    apply: (next: PeopleFilter) => change({ ...next }),
    order: (next: Sort | undefined) => setFilter({ sort: sortText(next), ...first }),
    /** a page more until there are 100 rows, then page by page. */
    grow: () =>
      setFilter({ pageSize: String(Math.min(MAX_PAGE_SIZE, pageSize + PAGE_SIZE)) }, { replace: true }),
    goTo: (next: number) => setFilter({ page: next > 1 ? String(next) : undefined }),
  }
}

export type PeopleList = ReturnType<typeof usePeopleList>

function filterOf(address: z.output<typeof Search>): PeopleFilter {
  return {
    kind: address.kind ?? NO_FILTER.kind,
    status: address.status ?? NO_FILTER.status,
    has_login: address.has_login ?? '',
    company_id: address.company_id ?? NO_FILTER.company_id,
    country_id: address.country_id ?? NO_FILTER.country_id,
  }
}
