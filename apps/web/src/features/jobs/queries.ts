import { jobs } from '@guildhall/contract/jobs'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

/** How often the progress is asked for, in ms. */
const PACE = 700

export const jobQueries = {
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
