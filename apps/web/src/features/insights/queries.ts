import { urlOf } from '@guildhall/contract/calling'
import { GIG_KINDS } from '@guildhall/contract/gigs/kinds'
import { insights } from '@guildhall/contract/insights'
import type { InsightName } from '@guildhall/contract/insights/catalogue'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { day, id, oneOf, page, several, words, type Read } from '#platform/address-readers.ts'
import { call } from '#platform/api.ts'
import { ask } from '#platform/download.ts'

/** What the address of the page says: days (the last ninety where they are missing), and the filters. */
export const INSIGHT_SEARCH = {
  from: day,
  to: day,
  industry_id: several(id),
  type: several(oneOf(GIG_KINDS)),
  owner_id: several(id),
}
export type InsightFilter = Read<typeof INSIGHT_SEARCH>

/** Of one figure: its row, its column, and which page of its list. */
export const COUNTED_SEARCH = { ...INSIGHT_SEARCH, label: words(), column: words(), page }
type CountedFilter = Read<typeof COUNTED_SEARCH>

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
