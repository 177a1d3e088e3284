import { MAX_PAGE_SIZE, PAGE_SIZE } from '@guildhall/contract/envelope'
import { PEOPLE_SORTS, PERSON_KINDS } from '@guildhall/contract/people/person'
import { PERSON_STATUSES } from '@guildhall/contract/people/statuses'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { id, oneOf, page, several, sortBy, whole, words, type Read } from '#platform/address-readers.ts'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { sortText, type Sort } from '#ui/lists/table-sort.ts'
import { NO_FILTER, type PeopleFilter } from './people-search.ts'
import { peopleQueries } from './queries.ts'

/** What the address of the list may say. */
export const PEOPLE_SEARCH = {
  keyword: words(),
  kind: several(oneOf(PERSON_KINDS)),
  status: several(oneOf(PERSON_STATUSES)),
  company_id: several(id),
  country_id: several(id),
  has_login: oneOf(['true', 'false']),
  sort: sortBy(PEOPLE_SORTS),
  page,
  pageSize: whole(1, MAX_PAGE_SIZE),
}

type Change = Parameters<ReturnType<typeof useFilter<typeof PEOPLE_SEARCH>>['setFilter']>[0]

/** The list as the address asks for it, and what changes the address. */
export function usePeopleList() {
  const { filter: address, setFilter } = useFilter(PEOPLE_SEARCH)
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
    goTo: (next: number) => setFilter(toPage(next)),
  }
}

export type PeopleList = ReturnType<typeof usePeopleList>

function filterOf(address: Read<typeof PEOPLE_SEARCH>): PeopleFilter {
  return {
    kind: address.kind ?? NO_FILTER.kind,
    status: address.status ?? NO_FILTER.status,
    has_login: address.has_login ?? '',
    company_id: address.company_id ?? NO_FILTER.company_id,
    country_id: address.country_id ?? NO_FILTER.country_id,
  }
}
