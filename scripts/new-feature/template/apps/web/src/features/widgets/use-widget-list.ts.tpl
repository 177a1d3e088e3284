import { pageQuery } from '@guildhall/contract/envelope'
import { widgetFilter, type WidgetStatus } from '@guildhall/contract/widgets'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listState } from '#platform/list-state.ts'
import { useFilter } from '#platform/use-filter.ts'
import { copy } from './copy.ts'
import { widgetsQueries } from './queries.ts'

const Address = z.object({ ...widgetFilter, page: pageQuery.page })

/** The list as the address asks for it, and what changes the address. */
export function useWidgetList() {
  const { filter, setFilter } = useFilter(Address)
  const { keyword = '', status = [], page = 1 } = filter
  const query = useQuery(
    widgetsQueries.page({
      keyword: keyword || undefined,
      status: status.length > 0 ? status : undefined,
      page: String(page),
    }),
  )
  const rows = query.data?.data ?? []
  const state = listState(query, {
    isEmpty: rows.length === 0,
    isSearching: keyword !== '' || status.length > 0,
    onFirstPage: page === 1,
    messages: { empty_data: copy.empty },
  })
  return {
    rows,
    state,
    keyword,
    status,
    pagination: query.data?.pagination,
    refresh: () => void query.refetch(),
    find: (text: string) => setFilter({ keyword: text, page: null }, { replace: true }),
    narrow: (next: readonly WidgetStatus[]) => setFilter({ status: next, page: null }),
    clear: () => setFilter({ keyword: null, status: null, page: null }),
    goTo: (next: number) => setFilter({ page: next > 1 ? next : null }),
  }
}
