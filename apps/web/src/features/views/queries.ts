import { views } from '@guildhall/contract/views'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

export const viewsQueries = {
  /** Of all lists: a reader has few, and each list has its own at once. */
  all: () =>
    queryOptions({
      queryKey: ['views'],
      queryFn: ({ signal }) => call(views.list, {}, { signal }),
      // What others share may come a minute later.
      staleTime: 60_000,
      select: ({ data }) => data,
    }),
}
