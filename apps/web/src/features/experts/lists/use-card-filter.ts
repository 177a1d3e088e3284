import { useMemo } from 'react'
import { useFilter } from '#platform/use-filter.ts'
import { CardFilter, cardQuery, ListSearch } from './list-search.ts'

/** What the address narrows experts down by, and what changes it; every change leads back to the first page. */
export function useCardFilter() {
  const { filter: address, setFilter } = useFilter(ListSearch)
  const { keyword = '', roster_id: rosterId } = address
  const card = useMemo(() => CardFilter.parse(pick(address)), [address])
  return {
    address,
    setFilter,
    card,
    keyword,
    rosterId,
    /** As a query sends it. */
    filters: { ...cardQuery(card), keyword: keyword || undefined, roster_id: rosterId },
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
const CARD_KEYS = Object.keys(CardFilter.shape)
const NO_CARD = Object.fromEntries(CARD_KEYS.map((key) => [key, undefined]))

/** Of an address what the card edits, as texts. */
function pick(address: ListSearch): Record<string, unknown> {
  const card: Record<string, unknown> = cardQuery(address)
  return Object.fromEntries(CARD_KEYS.flatMap((key) => (card[key] === undefined ? [] : [[key, card[key]]])))
}
