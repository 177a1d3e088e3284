import { activity, type Activity } from '@guildhall/contract/activity'
import type { Sent } from '@guildhall/contract/endpoint'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { download, type DownloadProgress } from '#platform/download.ts'

type Query<T> = Partial<{ [K in keyof T]: T[K] | undefined }>
/** The list's query as it is sent: the active filters, search, order and page. */
export type ListQuery = Query<NonNullable<Sent<typeof activity.list, 'query'>>>
export type ExportQuery = Query<NonNullable<Sent<typeof activity.export, 'query'>>>

/** Page size of the users found while typing (specification spec 002 §9). */
const USERS_PAGE = 5
/** Page size of the calls of a visit (specification spec 002 §9). */
export const CHILDREN_PAGE = 3
const SESSION_PAGE = 50

export type Direction = 'previous' | 'next'

export const activityQueries = {
  page: (query: ListQuery) =>
    queryOptions({
      queryKey: ['activity', 'page', query],
      queryFn: ({ signal }) => call(activity.list, { query }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),

  filterOptions: (include_reads?: 'false') =>
    queryOptions({
      queryKey: ['activity', 'filter-options', include_reads],
      queryFn: ({ signal }) => call(activity.filterOptions, { query: { include_reads } }, { signal }),
      staleTime: 60_000,
      select: ({ data }) => data,
    }),

  usersFound: (keyword: string) =>
    infiniteQueryOptions({
      queryKey: ['activity', 'users-found', keyword],
      queryFn: ({ pageParam, signal }) =>
        call(activity.users, { query: { keyword, page: pageParam, pageSize: USERS_PAGE } }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => pagination.nextPage,
      enabled: keyword !== '',
      placeholderData: keepPreviousData,
      select: ({ pages }) => pages.flatMap(({ data }) => data),
    }),

  /** The names behind the ids of a shared address. */
  usersNamed: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['activity', 'users-named', [...ids].sort()],
      queryFn: ({ signal }) =>
        call(activity.users, { query: { ids: [...ids], pageSize: ids.length } }, { signal }),
      enabled: ids.length > 0,
      staleTime: 60_000,
      placeholderData: keepPreviousData,
      select: ({ data }) => data,
    }),

  details: (id: string) =>
    queryOptions({
      queryKey: ['activity', 'details', id],
      queryFn: ({ signal }) =>
        call(
          activity.details,
          { params: { id }, query: { include: 'parent,neighbours' } },
          { isMain: true, signal },
        ),
      staleTime: 60_000,
      select: ({ data }) => data,
    }),

  /** The entries of the session before or after this one, a step at a time; null ends the session. */
  steps: (id: string, direction: Direction) =>
    infiniteQueryOptions({
      queryKey: ['activity', 'steps', direction, id],
      queryFn: async ({ pageParam, client }) =>
        (await read(client, pageParam)).neighbours?.[direction] ?? null,
      initialPageParam: id,
      getNextPageParam: (last) => last?.id,
      staleTime: 60_000,
      select: ({ pages }) => pages.filter((entry) => entry !== null),
    }),

  /** One session from its first entry on, a page at a time. */
  session: (id: string, hasReads: boolean) =>
    infiniteQueryOptions({
      queryKey: ['activity', 'session', id, hasReads],
      queryFn: ({ pageParam, signal }) =>
        call(
          activity.session,
          {
            params: { id },
            query: { page: pageParam, pageSize: SESSION_PAGE, include_reads: hasReads ? 'true' : 'false' },
          },
          { isMain: true, signal },
        ),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => pagination.nextPage,
      placeholderData: keepPreviousData,
    }),

  /** The calls that a page made. */
  children: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['activity', 'children', id],
      queryFn: ({ pageParam, signal }) =>
        call(
          activity.children,
          { params: { id }, query: { page: pageParam, pageSize: CHILDREN_PAGE } },
          { signal },
        ),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => pagination.nextPage,
      staleTime: 60_000,
    }),
}

/** The filtered list as a file, with its size in bytes while it arrives. */
export function downloadReport(query: ExportQuery, onProgress: DownloadProgress): Promise<Blob> {
  return download(activity.export, { query }, onProgress)
}

async function read(client: QueryClient, id: string): Promise<Activity> {
  return (await client.ensureQueryData(activityQueries.details(id))).data
}
