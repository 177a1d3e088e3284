import { Button, Drawer } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { prefixOf } from '#platform/addresses.ts'
import { listState } from '#platform/list-state.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import '#ui/theme/styles-dialogs.css'
import { Facets } from './facets.tsx'
import { Results } from './results.tsx'
import styles from '#features/search/content-search-page.module.css'
import { copy } from '#features/search/copy.ts'
import type { Search } from '#features/search/use-content-search.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const NO_FACETS = { types: [], status: [], author: [] }

/** What is found, with the ways to narrow it down. */
export function Found({ search }: { search: Search }) {
  const { found, filter } = search
  const isMobile = useIsMobile()
  const { facets = NO_FACETS } = found.data ?? {}
  const chosen = [filter.types, filter.status, filter.author].filter(({ length }) => length > 0).length
  const count = chosen + (filter.from !== undefined || filter.to !== undefined ? 1 : 0)
  // Each with how many it leaves: nothing stands there before that is known, and nothing moves.
  const sidebar = found.isLoading ? (
    <SkeletonRows rows={5} columns={1} />
  ) : (
    <Facets facets={facets} filter={filter} narrow={search.narrow} hasFilters={count > 0} />
  )
  return (
    <div className={styles['columns']}>
      {isMobile ? (
        <FilterDrawer count={count}>{sidebar}</FilterDrawer>
      ) : (
        <aside className={cx(shared['card'], styles['facets'])} aria-label={copy.filters}>
          {sidebar}
        </aside>
      )}
      <div>
        <ResultList search={search} />
      </div>
    </div>
  )
}

function ResultList({ search }: { search: Search }) {
  const { found, page, narrow, filter } = search
  const prefix = prefixOf(useSignedIn()) ?? 'admin'
  const { data: hits = [], facets = NO_FACETS, meta, pagination, suggestions = [] } = found.data ?? {}
  const state = listState(found, {
    isEmpty: hits.length === 0,
    isSearching: true,
    toFirst: page > 1 ? () => search.goTo(1) : undefined,
  })
  if (found.isSuccess && hits.length === 0) return <Nothing suggestions={suggestions} onAsk={search.ask} />
  return (
    <ListStates
      state={state}
      onRefresh={() => void found.refetch()}
      skeleton={<SkeletonRows rows={6} columns={1} hasAvatar />}
    >
      <output className={styles['total']}>
        {meta?.total_is_estimate === true ? copy.moreThan : ''}
        {meta?.total ?? 0} {meta?.total === 1 ? copy.result : copy.results}
      </output>
      <Results
        hits={hits}
        facets={facets}
        prefix={prefix}
        reloading={state.reloading ?? false}
        onKind={filter.types.length === 1 ? undefined : (kind) => narrow({ types: [kind] })}
      />
      {pagination && <Pagination {...pagination} onPage={search.goTo} />}
    </ListStates>
  )
}

function Nothing({ suggestions, onAsk }: { suggestions: string[]; onAsk: (text: string) => void }) {
  const meant = suggestions.map((title) => (
    <Button key={title} variant="default" onClick={() => onAsk(title)}>
      {title}
    </Button>
  ))
  return (
    <EmptyState
      text={copy.nothing}
      detail={suggestions.length > 0 ? copy.didYouMean : copy.syntax}
      action={meant.length > 0 && <div className={cx(layout['wrap-8'], styles['meant'])}>{meant}</div>}
    />
  )
}

/** On a phone the filters come down from above. */
function FilterDrawer({ count, children }: { count: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {copy.filters}
        {count > 0 && ` (${count})`}
      </Button>
      <Drawer opened={isOpen} onClose={() => setOpen(false)} title={copy.filters} position="top" size="85%">
        {children}
        <Button fullWidth mt="md" onClick={() => setOpen(false)}>
          {copy.showResults}
        </Button>
      </Drawer>
    </>
  )
}
