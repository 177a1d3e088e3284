import { urlOf } from '@guildhall/contract/calling'
import { insightFilter, insights } from '@guildhall/contract/insights'
import type { InsightName } from '@guildhall/contract/insights/catalogue'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '#platform/api.ts'
import { ask } from '#platform/download.ts'

/** What the address of the page says: days as YYYY-MM-DD (the last ninety where they are missing), and the filters. */
export const InsightSearch = z.object(insightFilter)
export type InsightFilter = z.output<typeof InsightSearch>

/** Of one figure: its row, its column, and which page of its list. */
export const CountedSearch = z.object({
  ...insightFilter,
  label: z.optional(z.string()),
  column: z.optional(z.string()),
  page: z.optional(z.coerce.number()),
})
type CountedFilter = z.output<typeof CountedSearch>

export const insightQueries = {
  one: (name: InsightName, query: InsightFilter) =>
    queryOptions({
      queryKey: ['insights', name, query],
      queryFn: ({ signal }) => call(insights.read, { params: { name }, query }, { signal }),
      select: ({ data }) => data,
      placeholderData: keepPreviousData,
      // Counting is work for the database, and the past hardly changes.
      staleTime: 60_000,
    }),
  counted: (name: InsightName, { label = '', page = 1, ...query }: CountedFilter) =>
    queryOptions({
      queryKey: ['insights', name, 'counted', label, page, query],
      queryFn: ({ signal }) =>
        call(
          insights.counted,
          { params: { name }, query: { ...query, label, page: String(page) } },
          { isMain: true, signal },
        ),
      placeholderData: keepPreviousData,
    }),
}

/** The table of one insight as a file. */
export async function fetchCsv(name: InsightName, query: InsightFilter): Promise<Blob> {
  const url = urlOf(insights.read, { params: { name }, query: { ...query, format: 'csv' } })
  return (await ask(url, 'text/csv')).blob()
}
