import type { Sent } from '@guildhall/contract/endpoint'
import { expertLists } from '@guildhall/contract/experts/lists'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { download } from '#platform/download.ts'

type Query<T> = Partial<{ [K in keyof T]: T[K] | undefined }>
export type ListQuery = Query<NonNullable<Sent<typeof expertLists.list, 'query'>>>
export type FilterQuery = Query<NonNullable<Sent<typeof expertLists.statusCount, 'query'>>>

export const listQueries = {
  page: (query: ListQuery) =>
    queryOptions({
      queryKey: ['experts', 'list', query],
      queryFn: ({ signal }) => call(expertLists.list, { query }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),

  /** How many there are behind each tab, with the filters of the list. */
  counts: (query: FilterQuery) =>
    queryOptions({
      queryKey: ['experts', 'counts', query],
      queryFn: ({ signal }) => call(expertLists.statusCount, { query }, { signal }),
      placeholderData: keepPreviousData,
      select: ({ data }) => data,
    }),
}

export function inviteExpert(body: Sent<typeof expertLists.invite, 'body'>) {
  return call(expertLists.invite, { body })
}

export function remindAll(query: FilterQuery) {
  return call(expertLists.remindAll, { query, body: {} })
}

export function changeMany(body: Sent<typeof expertLists.bulk, 'body'>) {
  return call(expertLists.bulk, { body })
}

/** The whole list with its filters, as CSV or as rows for a workbook. */
export function exportList(query: ListQuery, format: 'csv' | 'json'): Promise<Blob> {
  const { page: _page, pageSize: _size, ...filter } = query
  return download(expertLists.export, { query: { ...filter, format } }, () => undefined)
}
