import { MAX_PAGE_SIZE } from '@guildhall/contract/envelope'
import type { RolePrefix } from '@guildhall/contract/access'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { prefixOf } from '#platform/addresses.ts'
import { readAddress, type Read } from '#platform/address-readers.ts'
import type { AskFirst } from '#platform/calls/first-calls.ts'
import { currentConfig, currentUser, useConfig } from '#platform/session.tsx'
import { toPage } from '#platform/use-filter.ts'
import { sortText, type Sort } from '#ui/lists/table-sort.ts'
import { ownRosters } from '#features/experts/rosters/roster-queries.ts'
import { listQueries } from './list-queries.ts'
import { CARD_FILTER, filtersOf, LIST_SEARCH } from './list-search.ts'
import { chosenTab, tabHolding, type Tab } from './tabs.ts'
import { FIRST, useCardFilter } from './use-card-filter.ts'

/** The list of a role as the address asks for it, and what changes the address. */
export function useExpertsList(prefix: RolePrefix) {
  const narrowed = useCardFilter()
  const { address, setFilter, filters } = narrowed
  const step = useConfig().page_sizes.experts
  const { chosen, filter, query, page, pageSize, ...asked } = queriesOf({ prefix, address, filters, step })
  const list = useQuery(asked.list)
  const counts = useQuery(asked.counts)
  const client = useQueryClient()
  const choose = (tab: Tab, more: { roster_id?: string } = {}) =>
    setFilter({ status: undefined, tab: undefined, ...tab, ...more, ...FIRST, sort: undefined })
  return {
    ...narrowed,
    list,
    counts: counts.data,
    chosen,
    sort: address.sort,
    page,
    pageSize,
    step,
    /** Without page and order: for "remind all" and bulk actions. */
    filter,
    query,
    choose: (tab: Tab) => choose(tab),
    /** In a tab that shows somebody of it. */
    openRoster: async (id: string | undefined) => {
      if (id === undefined) return narrowed.showRoster(id)
      const counted = listQueries.counts({ ...filters, roster_id: id })
      const { data } = await client.fetchQuery(counted).catch(() => ({ data: undefined }))
      choose(data === undefined ? chosen : tabHolding(prefix, data, chosen), { roster_id: id })
    },
    order: (next: Sort | undefined) => setFilter({ sort: sortText(next), ...FIRST }),
    /** as many rows more until there are 100, then page by page. */
    grow: () => setFilter({ pageSize: String(Math.min(MAX_PAGE_SIZE, pageSize + step)) }, { replace: true }),
    goTo: (next: number) => setFilter(toPage(next)),
  }
}

/** The list and how many there are behind each tab, with the first page. */
export const askFirst: AskFirst = async (cache, { search }) => {
  const user = currentUser()
  if (user === null) return
  const prefix = prefixOf(user) ?? 'manager'
  const address = readAddress(LIST_SEARCH, search)
  const step = currentConfig().page_sizes.experts
  const asked = queriesOf({
    prefix,
    address,
    filters: filtersOf(address, readAddress(CARD_FILTER, search)),
    step,
  })
  await Promise.all([
    cache.prefetchQuery(asked.list),
    cache.prefetchQuery(asked.counts),
    cache.prefetchQuery(ownRosters),
  ])
}

interface Asked {
  prefix: RolePrefix
  address: Read<typeof LIST_SEARCH>
  filters: ReturnType<typeof filtersOf>
  step: number
}

function queriesOf({ prefix, address, filters, step }: Asked) {
  const { sort, page = 1, pageSize = step } = address
  const chosen = chosenTab(prefix, address)
  const filter = { ...filters, ...chosen }
  const query = { ...filter, sort: sortText(sort) }
  return {
    chosen,
    filter,
    query,
    page,
    pageSize,
    list: listQueries.page({ ...query, page: String(page), pageSize: String(pageSize) }),
    counts: listQueries.counts(filters),
  }
}

export type ExpertsList = ReturnType<typeof useExpertsList>
