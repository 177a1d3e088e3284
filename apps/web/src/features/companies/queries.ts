import { companies, type CompanyOption } from '@guildhall/contract/companies'
import { MAX_PAGE_SIZE } from '@guildhall/contract/envelope'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

/** A dropdown with search shows the best of what was found. */
const FOUND = 20

export const companyQueries = {
  /** The companies whose name holds the keyword; the first of all without one. */
  found: (keyword: string) =>
    queryOptions({
      queryKey: ['companies', 'found', keyword],
      queryFn: ({ signal }) => call(companies.pick, { query: { keyword, pageSize: FOUND } }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 60_000,
      select: ({ data }) => data,
    }),
  /** The companies behind the ids of a filter. */
  named: (ids: string[]) =>
    queryOptions({
      queryKey: ['companies', 'named', ids],
      queryFn: ({ signal }) => call(companies.pick, { query: { ids, pageSize: MAX_PAGE_SIZE } }, { signal }),
      staleTime: 60_000,
      select: ({ data }) => data,
    }),
}

/** A company that a form misses, as a draft; or the one of that name that is there already. */
export async function suggestCompany(name: string): Promise<CompanyOption> {
  const { data } = await call(companies.add, { body: { name, is_draft: true, source: 'Profile' } })
  return data
}
