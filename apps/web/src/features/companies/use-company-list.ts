import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { sortText, type Sort } from '#ui/lists/table-sort.ts'
import { COMPANY_SEARCH, NO_FILTER, type CompanyFilter } from './company-search.ts'
import { companyQueries } from './queries.ts'

/** The list as the address asks for it, and what changes the address. */
export function useCompanyList() {
  const { filter: address, setFilter } = useFilter(COMPANY_SEARCH)
  const { type, country_id, source, draft, keyword = '', sort, page = 1 } = address
  const filter: CompanyFilter = useMemo(
    () => ({
      ...NO_FILTER,
      ...(type && { type }),
      ...(country_id && { country_id }),
      ...(source && { source }),
      ...(draft !== undefined && { draft: draft ? 'true' : 'false' }),
    }),
    [type, country_id, source, draft],
  )
  const query = {
    ...filter,
    draft: filter.draft === '' ? undefined : filter.draft,
    keyword: keyword || undefined,
    sort: sortText(sort),
  }
  const list = useQuery(companyQueries.page({ ...query, page: String(page) }))
  return {
    list,
    /** What the list asks for, but for the page. */
    query,
    filter,
    keyword,
    sort: sort ?? ({ key: 'name', direction: 'asc' } as const),
    page,
    apply: (next: CompanyFilter) => setFilter({ ...next, page: undefined }),
    clear: () => setFilter({ ...NO_FILTER, keyword: undefined, page: undefined }),
    find: (text: string) => setFilter({ keyword: text, page: undefined }, { replace: true }),
    order: (next: Sort | undefined) => setFilter({ sort: sortText(next), page: undefined }),
    goTo: (next: number) => setFilter(toPage(next)),
  }
}
