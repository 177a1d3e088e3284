import type { Sent } from '@guildhall/contract/endpoint'
import { search, type SavedQuery } from '@guildhall/contract/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

type Query<T> = Partial<{ [K in keyof T]: T[K] | undefined }>
type FindQuery = Query<NonNullable<Sent<typeof search.find, 'query'>>>
type QuickQuery = Query<NonNullable<Sent<typeof search.quick, 'query'>>>

export const searchQueries = {
  find: (query: FindQuery) =>
    queryOptions({
      queryKey: ['search', 'find', query],
      queryFn: ({ signal }) => call(search.find, { query }, { isMain: true, signal }),
      enabled: (query.keyword ?? '') !== '',
      placeholderData: keepPreviousData,
    }),

  saved: () =>
    queryOptions({
      queryKey: ['search', 'saved'],
      queryFn: ({ signal }) => call(search.saved, {}, { signal }),
      select: ({ data }) => data,
    }),

  status: () =>
    queryOptions({
      queryKey: ['search', 'status'],
      queryFn: ({ signal }) => call(search.status, {}, { signal }),
      select: ({ data }) => data,
    }),

  /** People and projects, by their names or by the ids of earlier choices. */
  quick: (query: QuickQuery) =>
    queryOptions({
      queryKey: ['search', 'quick', query],
      queryFn: ({ signal }) => call(search.quick, { query }, { signal }),
      staleTime: 30_000,
      select: ({ data }) => data,
    }),
}

export function saveSearch(name: string, query: SavedQuery) {
  return call(search.save, { body: { name, query } })
}

export function renameSearch(id: string, name: string) {
  return call(search.rename, { params: { id }, body: { name } })
}

export function deleteSearch(id: string) {
  return call(search.forget, { params: { id } })
}

export function reindex() {
  return call(search.rebuild)
}
