import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type * as z from 'zod/mini'
import type { FilterTexts } from '#ui/filters/filter-words.ts'
import { refreshList } from '#ui/lists/list-faces.ts'
import { sortText, type Sort } from '#ui/lists/table-sort.ts'
import { readListAddress, sortIn, textIn } from './list-address.ts'
import { listState } from '#platform/list-state.ts'
import { toPage, useAddressChange } from '#platform/use-filter.ts'

interface Answer {
  data: readonly unknown[]
  messages: { empty_data?: string | undefined }
}

interface Options<S extends z.ZodMiniObject, A extends Answer, K extends QueryKey> {
  /** The query of the endpoint, of the contract: each key of it is a filter but those that every list has. */
  schema: S
  query: (asked: Partial<z.input<S>>) => UseQueryOptions<A, Error, A, K>
  /** Said when there is nothing yet, where the server does not say it. */
  empty?: string
}

/**
 * A list as its address asks for it: the address, the request and the filter are read off the schema of the endpoint,
 * so that a filter that the contract has cannot be forgotten here. The address can be shared and survives a reload.
 */
export function useList<S extends z.ZodMiniObject, A extends Answer, K extends QueryKey>({
  schema,
  query,
  empty,
}: Options<S, A, K>) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { asked, filter, none } = useMemo(() => readListAddress(schema, search), [schema, search])
  const list = useQuery(query(asked))
  const go = useAddressChange()
  const page = Number(textIn(asked, 'page') || 1)
  const keyword = textIn(asked, 'keyword')
  const isFiltered = Object.values(filter).some(({ length }) => length > 0)
  const goTo = (next: number) => go(toPage(next))
  const isEmpty = (list.data?.data.length ?? 0) === 0
  const state = listState(list, {
    isEmpty,
    isSearching: keyword !== '' || isFiltered,
    toFirst: page > 1 ? () => goTo(1) : undefined,
    messages: empty === undefined ? list.data?.messages : { empty_data: empty },
  })
  return {
    data: list.data,
    state,
    /** What the filter card and the summary get. */
    filters: { filter, none, keyword, isFiltered },
    sort: sortIn(asked),
    refresh: () => refreshList(state, () => void list.refetch()),
    goTo,
    apply: (next: FilterTexts) => go({ ...next, page: undefined }),
    find: (text: string, change: FilterTexts = {}) =>
      go({ ...change, keyword: text, page: undefined }, { replace: true }),
    clear: () => go({ ...none, keyword: undefined, page: undefined }),
    sortBy: (next: Sort | undefined) =>
      // The older name of the same leaves the address with the first change.
      go({ sort: sortText(next), order: undefined, page: undefined }),
  }
}
