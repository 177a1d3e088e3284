import { MAX_PAGE_SIZE } from '@guildhall/contract/envelope'
import type { RolePrefix } from '@guildhall/contract/access'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConfig } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import type { Sort } from '#ui/table-sort.ts'
import { listQueries } from './list-queries.ts'
import { CardFilter, cardQuery, ListSearch } from './list-search.ts'
import { chosenTab, type Tab } from './tabs.ts'

/** The list of a role as the address asks for it, and what changes the address. */
export function useExpertsList(prefix: RolePrefix) {
  const { filter: address, setFilter } = useFilter(ListSearch)
  const step = useConfig().page_sizes.experts
  const { keyword = '', sort, page = 1, pageSize = step } = address
  const card = useMemo(() => CardFilter.parse(pick(address)), [address])
  const chosen = chosenTab(prefix, address)
  const rosterId = address.roster_id
  const filters = { ...cardQuery(card), keyword: keyword || undefined, roster_id: rosterId }
  const filter = { ...filters, ...chosen }
  const query = { ...filter, sort: sort && sortText(sort) }
  const list = useQuery(listQueries.page({ ...query, page: String(page), pageSize: String(pageSize) }))
  const counts = useQuery(listQueries.counts(filters))
  const first = { page: undefined, pageSize: undefined }
  return {
    list,
    counts: counts.data,
    chosen,
    card,
    keyword,
    sort,
    page,
    pageSize,
    step,
    /** Without page and order: for "remind all" and bulk actions. */
    filter,
    query,
    rosterId,
    isFiltered: Object.keys(card).length > 0 || rosterId !== undefined,
    choose: (tab: Tab) => setFilter({ status: undefined, tab: undefined, ...tab, ...first, sort: undefined }),
    apply: (next: CardFilter) => setFilter({ ...NO_CARD, ...cardQuery(next), ...first }),
    showRoster: (id: string | undefined) => setFilter({ roster_id: id, ...first }),
    find: (text: string) => setFilter({ keyword: text, ...first }, { replace: true }),
    order: (next: Sort | undefined) => setFilter({ sort: next && sortText(next), ...first }),
    /** as many rows more until there are 100, then page by page. */
    grow: () => setFilter({ pageSize: String(Math.min(MAX_PAGE_SIZE, pageSize + step)) }, { replace: true }),
    goTo: (next: number) => setFilter({ page: next > 1 ? String(next) : undefined }),
  }
}

export type ExpertsList = ReturnType<typeof useExpertsList>

const CARD_KEYS = Object.keys(CardFilter.shape)
const NO_CARD = Object.fromEntries(CARD_KEYS.map((key) => [key, undefined]))

/** Of an address what the card edits, as texts. */
function pick(address: ListSearch): Record<string, unknown> {
  const card: Record<string, unknown> = cardQuery(address)
  return Object.fromEntries(CARD_KEYS.flatMap((key) => (card[key] === undefined ? [] : [[key, card[key]]])))
}

function sortText({ key, direction }: Sort): string {
  return `${key}:${direction}`
}
