import type { GigStatus } from '@guildhall/contract/gigs/machine'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readAddress, type Read } from '#platform/address-readers.ts'
import type { AskFirst } from '#platform/calls/first-calls.ts'
import { currentUser, useSignedIn, type AuthUser } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { sortText, type Sort } from '#ui/lists/table-sort.ts'
import { GIG_SEARCH, NO_FILTER, type GigFilter } from './gig-search.ts'
import { gigQueries } from './queries.ts'

export type Scope = 'own' | 'visible'

/** The list as the address asks for it, and what changes the address. Managers begin with their own projects. */
export function useGigList() {
  const { filter: address, setFilter } = useFilter(GIG_SEARCH)
  const user = useSignedIn()
  const { beginsWithOwn } = user.actions
  const { status, keyword = '', sort, view = 'table' } = address
  const filter = useMemo(() => filterOf(address), [address])
  const asked = queriesOf(user, address)
  const list = useInfiniteQuery(asked.list)
  const counts = useQuery(asked.counts)
  return {
    list,
    counts: counts.data,
    filter,
    keyword,
    sort,
    view,
    scope: scopeOf(user, address),
    status: status?.[0],
    apply: (next: GigFilter) => setFilter({ ...next }),
    clear: () => setFilter({ ...NO_FILTER, keyword: undefined }),
    find: (text: string) => setFilter({ keyword: text }, { replace: true }),
    order: (next: Sort | undefined) => setFilter({ sort: sortText(next) }),
    show: (next: readonly GigStatus[] | undefined) => setFilter({ status: next }),
    look: (next: Scope) => setFilter({ scope: beginsWithOwn && next === 'own' ? undefined : next }),
    draw: (next: 'table' | 'cards') =>
      setFilter({ view: next === 'table' ? undefined : next }, { replace: true }),
  }
}

type Address = Read<typeof GIG_SEARCH>

/** The list and how many there are behind each tab, with the first page. */
export const askFirst: AskFirst = async (cache, { search }) => {
  const user = currentUser()
  if (user === null) return
  const asked = queriesOf(user, readAddress(GIG_SEARCH, search))
  await Promise.all([cache.prefetchInfiniteQuery(asked.list), cache.prefetchQuery(asked.counts)])
}

function queriesOf(user: AuthUser, address: Address) {
  const { status, keyword = '', sort } = address
  const sent = {
    ...Object.fromEntries(Object.entries(filterOf(address)).filter(([, value]) => value.length > 0)),
    ...(keyword === '' ? {} : { keyword }),
    scope: scopeOf(user, address),
  }
  return {
    list: gigQueries.list({ ...sent, status, sort: sortText(sort) }),
    counts: gigQueries.counts(sent),
  }
}

function scopeOf({ actions }: AuthUser, { scope }: Address): Scope {
  return scope ?? (actions.beginsWithOwn ? 'own' : 'visible')
}

function filterOf(address: Address): GigFilter {
  return {
    type: address.type ?? NO_FILTER.type,
    industry_id: address.industry_id ?? [],
    region_id: address.region_id ?? [],
    company_id: address.company_id ?? [],
    owner_id: address.owner_id ?? [],
    year: address.year ?? [],
    stage: address.stage ?? [],
    needs_experts: wordOf(address.needs_experts),
    locked: wordOf(address.locked),
  }
}

function wordOf(flag: boolean | undefined): '' | 'true' | 'false' {
  if (flag === undefined) return ''
  return flag ? 'true' : 'false'
}
