import { urlOf } from '@guildhall/contract/calling'
import { insights } from '@guildhall/contract/insights'
import type { InsightName } from '@guildhall/contract/insights/catalogue'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callHeaders, refusalFrom } from '#platform/api.ts'

/** Days as YYYY-MM-DD; the last ninety where they are missing. */
export type Period = { from?: string | undefined; to?: string | undefined }

export const insightQueries = {
  one: (name: InsightName, period: Period) =>
    queryOptions({
      queryKey: ['insights', name, period],
      queryFn: ({ signal }) => call(insights.read, { params: { name }, query: period }, { signal }),
      select: ({ data }) => data,
      placeholderData: keepPreviousData,
      // Counting is work for the database, and the past hardly changes.
      staleTime: 60_000,
    }),
}

/** The table of one insight as a file. */
export async function fetchCsv(name: InsightName, period: Period): Promise<Blob> {
  const headers = { ...callHeaders(), Accept: 'text/csv' }
  const url = urlOf(insights.read, { params: { name }, query: { ...period, format: 'csv' } })
  const response = await fetch(url, { credentials: 'same-origin', headers })
  if (!response.ok) throw await refusalFrom(response, headers['X-Request-Id'])
  return response.blob()
}
