import { queryString } from '@guildhall/contract/calling'
import { readAddress } from '#platform/address-readers.ts'
import { parseQuery } from '#platform/lists/query-string.ts'
import { CARD_FILTERS } from './activity-search.ts'
import { NO_FILTER, activeFilters } from './filter-draft.ts'
import type { ActivityFilter } from './filter-draft.ts'

const KEY = 'guildhall.activities.last-filter'

/**
 * Keeps the address of the last applied filter, for the next visit of the list. Never whom or which address it
 * was about: nothing personal belongs into the browser's storage, which logging out empties anyway.
 */
export function rememberFilter(filter: ActivityFilter): void {
  const text = queryString(activeFilters({ ...filter, ip: '', user_id: [] }))
  if (text === '') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, text)
}

/** The last applied filter, or undefined when there is none that still makes sense. */
export function lastFilter(): ActivityFilter | undefined {
  const text = localStorage.getItem(KEY)
  if (text === null) return undefined
  const kept = readAddress(CARD_FILTERS, parseQuery(text))
  return Object.keys(kept).length > 0 ? filterFrom(kept) : undefined
}

/** The filters that an address names, the rest as "not filtered". */
export function filterFrom(named: {
  [K in keyof ActivityFilter]?: ActivityFilter[K] | undefined
}): ActivityFilter {
  const { type, status, ip, start_at, end_at, user_id, device, os, browser } = named
  return {
    type: type ?? NO_FILTER.type,
    status: status ?? NO_FILTER.status,
    ip: ip ?? '',
    start_at: start_at ?? '',
    end_at: end_at ?? '',
    user_id: user_id ?? [],
    device: device ?? [],
    os: os ?? [],
    browser: browser ?? [],
  }
}
