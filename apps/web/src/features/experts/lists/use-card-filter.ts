import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readAddress } from '#platform/address-readers.ts'
import { useFilter } from '#platform/use-filter.ts'
import { CARD_FILTER, cardQuery, filtersOf, LIST_SEARCH, type CardFilter } from './list-search.ts'

/** What the address narrows experts down by, and what changes it; every change leads back to the first page. */
export function useCardFilter() {
  const { filter: address, setFilter } = useFilter(LIST_SEARCH)
  const { keyword = '', roster_id: rosterId } = address
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const card = useMemo(() => readAddress(CARD_FILTER, search), [search])
  return {
    address,
    setFilter,
    card,
    keyword,
    rosterId,
    /** As a query sends it. */
    filters: filtersOf(address, card),
    isFiltered: Object.keys(card).length > 0 || rosterId !== undefined,
    apply: (next: CardFilter) => setFilter({ ...NO_CARD, ...cardQuery(next), ...FIRST }),
    showRoster: (id: string | undefined) => setFilter({ roster_id: id, ...FIRST }),
    /** `more`: keys that the page around it narrows by besides. */
    clear: (more: Readonly<Record<string, undefined>> = {}) =>
      setFilter({ ...NO_CARD, ...more, roster_id: undefined, keyword: undefined, ...FIRST }),
    find: (text: string) => setFilter({ keyword: text, ...FIRST }, { replace: true }),
  }
}

export type CardFilters = ReturnType<typeof useCardFilter>

export const FIRST = { page: undefined, pageSize: undefined }
const NO_CARD = Object.fromEntries(Object.keys(CARD_FILTER).map((key) => [key, undefined]))
