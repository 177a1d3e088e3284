import { care } from '@guildhall/contract/jobs/care'
import { jobs } from '@guildhall/contract/jobs'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

/** How often the progress is asked for, in ms. */
const PACE = 700

export const jobQueries = {
  system: () =>
    queryOptions({
      queryKey: ['jobs', 'system'],
      queryFn: ({ signal }) => call(care.state, {}, { isMain: true, signal }),
      select: ({ data }) => data,
    }),

  /** Long work, asked for until it has ended. */
  job: (id: string) =>
    queryOptions({
      queryKey: ['jobs', id],
      queryFn: ({ signal }) => call(jobs.read, { params: { id } }, { signal }),
      select: ({ data }) => data,
      refetchInterval: ({ state }) => {
        const status = state.data?.data.status
        return status === undefined || status === 'waiting' || status === 'running' ? PACE : false
      },
    }),
}

/** What is done stays done. */
export function cancelJob(id: string) {
  return call(jobs.cancel, { params: { id } })
}

/** Gives failed work all its tries again. */
export function retryWork(id: string) {
  return call(care.retry, { params: { id } })
}

export function discardWork(id: string) {
  return call(care.discard, { params: { id } })
}
