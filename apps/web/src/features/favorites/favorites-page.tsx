import { FAVORITES_SORTS } from '@guildhall/contract/favorites'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import IconHeart from '~icons/heart'
import { useState } from 'react'
import { sortBy, words } from '#platform/address-readers.ts'
import { listState } from '#platform/list-state.ts'
import { useFilter } from '#platform/use-filter.ts'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { InfiniteScroll } from '#ui/lists/infinite-scroll.tsx'
import { listFace } from '#ui/lists/list-faces.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { cx } from '#ui/theme/class-names.ts'
import { DeleteSelected } from './components/delete-selected.tsx'
import { FavoritesTable } from './components/favorites-table.tsx'
import { copy } from './copy.ts'
import styles from './favorites-page.module.css'
import { favoritesQueries } from './queries.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { sortText } from '#ui/lists/table-sort.ts'

const SEARCH = { keyword: words(), order: sortBy(FAVORITES_SORTS) }

/** The projects that the reader keeps at hand. */
export function FavoritesPage() {
  const { filter, setFilter } = useFilter(SEARCH)
  const { keyword = '', order } = filter
  const [selected, setSelected] = useState<string[]>([])
  const list = useInfiniteQuery(
    favoritesQueries.list({
      keyword: keyword || undefined,
      order: sortText(order),
    }),
  )
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  const shown = selected.filter((id) => rows.some((row) => row.project_id === id))
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: keyword !== '',
    toFirst: (data?.pages.length ?? 1) > 1 ? () => void refetch() : undefined,
  })
  if (listFace(state) === 'empty' && keyword === '') return <NoFavorites />
  return (
    <>
      <PageHeader title={copy.title} />
      <div className={cx(layout['wraps'], styles['bar'])}>
        <SearchBox
          label={copy.searchLabel}
          value={keyword}
          onSearch={(text) => setFilter({ keyword: text }, { replace: true })}
        />
        {shown.length > 0 && <DeleteSelected projectIds={shown} onDeleted={() => setSelected([])} />}
      </div>
      <ListStates
        state={state}
        onRefresh={() => void refetch()}
        onClear={() => setFilter({ keyword: undefined })}
        skeleton={<SkeletonRows rows={8} columns={4} />}
      >
        <FavoritesTable
          rows={rows}
          sort={order}
          onSort={(next) => setFilter({ order: sortText(next) })}
          selected={shown}
          onSelect={setSelected}
          reloading={(state.reloading ?? false) && !isFetchingNextPage}
        />
        <InfiniteScroll
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      </ListStates>
    </>
  )
}

function NoFavorites() {
  return (
    <>
      <PageHeader title={copy.title} />
      <EmptyState
        icon={<IconHeart size={32} stroke={1.5} aria-hidden />}
        text={copy.empty}
        detail={
          <>
            {copy.help}{' '}
            <Link to="/contact-us" className={shared['accent']}>
              {copy.contact}
            </Link>
          </>
        }
      />
    </>
  )
}
