import { pageQuery } from '@guildhall/contract/envelope'
import { announcementFilter, type ReadState } from '@guildhall/contract/announcements'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listState } from '#platform/list-state.ts'
import { useFilter } from '#platform/use-filter.ts'
import { copy } from './copy.ts'
import { announcementsQueries } from './queries.ts'
import { useReading } from './use-reading.ts'

const Address = z.object({ ...announcementFilter, page: pageQuery.page })

/** The list as the address asks for it, and what changes the address. */
export function useAnnouncementList() {
  const { filter, setFilter } = useFilter(Address)
  const { keyword = '', state: states = [], id, page = 1 } = filter
  const query = useQuery(
    announcementsQueries.page({
      keyword: keyword || undefined,
      state: states.length > 0 ? states : undefined,
      id,
      page: String(page),
    }),
  )
  const rows = query.data?.data ?? []
  const state = listState(query, {
    isEmpty: rows.length === 0,
    isSearching: keyword !== '' || states.length > 0 || id !== undefined,
    onFirstPage: page === 1,
    messages: { empty_data: copy.empty },
  })
  useReading(rows)
  return {
    rows,
    state,
    keyword,
    states,
    isOne: id !== undefined,
    pagination: query.data?.pagination,
    refresh: () => void query.refetch(),
    find: (text: string) => setFilter({ keyword: text, id: null, page: null }, { replace: true }),
    narrow: (next: readonly ReadState[]) => setFilter({ state: next, page: null }),
    clear: () => setFilter({ keyword: null, state: null, id: null, page: null }),
    showAll: () => setFilter({ id: null }),
    goTo: (next: number) => setFilter({ page: next > 1 ? next : null }),
  }
}
