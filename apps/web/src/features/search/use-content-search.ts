import { SEARCH_KINDS, type SavedQuery, type SearchKind } from '@guildhall/contract/search'
import { useQuery } from '@tanstack/react-query'
import { day, id, oneOf, page, several, words } from '#platform/address-readers.ts'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { searchQueries } from './queries.ts'

export const CONTENT_SEARCH = {
  keyword: words(),
  types: several(oneOf(SEARCH_KINDS)),
  status: several(words(40)),
  author: several(id),
  from: day,
  to: day,
  page,
}

export interface Narrowing {
  types?: SearchKind[]
  status?: string[]
  author?: string[]
  from?: string | undefined
  to?: string | undefined
}

export type Search = ReturnType<typeof useContentSearch>

/** The search in the address, what it found, and the ways to change it. */
export function useContentSearch() {
  const { filter: address, setFilter } = useFilter(CONTENT_SEARCH)
  const { keyword = '', page = 1, types = [], status = [], author = [], from, to } = address
  const filter = { types, status, author, from, to }
  const found = useQuery(searchQueries.find({ keyword, ...filter, page: String(page) }))
  return {
    keyword,
    page,
    filter,
    found,
    ask: (text: string) => setFilter({ keyword: text, page: undefined }),
    narrow: (change: Narrowing) => setFilter({ ...change, page: undefined }),
    goTo: (next: number) => setFilter(toPage(next)),
    open: ({ keyword: text, ...saved }: SavedQuery) =>
      setFilter({ keyword: text, ...saved, page: undefined }),
    /** As it is kept under a name. */
    toSave: { keyword, types, status, author, from: from ?? null, to: to ?? null },
  }
}
