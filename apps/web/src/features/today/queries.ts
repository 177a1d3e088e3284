import { today } from '@guildhall/contract/today'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

export const todayQueries = {
  /** `reader` and `role` part the answers of one session, and of one role, from those of another. */
  read: (reader: string, role: string | undefined) =>
    queryOptions({
      queryKey: ['today', reader, role],
      queryFn: ({ signal }) => call(today.read, {}, { signal }),
      staleTime: 15_000,
    }),
}
