import type { SearchKind } from '@guildhall/contract/search'
import { Button, Drawer } from '@mantine/core'
import IconFileSearch from '~icons/file-search'
import { useState } from 'react'
import { prefixOf } from '#platform/addresses.ts'
import { listState } from '#platform/list-state.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import '#ui/theme/styles-dialogs.css'
import { HitFaceContext, type HitFace } from './components/hit-faces.ts'
import { Facets } from './components/facets.tsx'
import { StatusPanel } from './components/status-panel.tsx'
import { Results } from './components/results.tsx'
import { SavedSearches } from './components/saved-searches.tsx'
import styles from './content-search-page.module.css'
import { copy } from './copy.ts'
import { useContentSearch, type Search } from './use-content-search.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** One box over everything that the reader may see (PRODUCT S-20). */
export function ContentSearchPage({ hitFace }: { hitFace: (kind: SearchKind) => HitFace }) {
  const user = useSignedIn()
  const search = useContentSearch()
  const isFinding = search.keyword !== '' && search.found.isLoading
  return (
    <HitFaceContext value={hitFace}>
      <PageHeader title={copy.title} />
      <div className={styles['box']}>
        <SearchBox label={copy.boxLabel} value={search.keyword} onSearch={search.ask} />
      </div>
      <SavedSearches search={search} />
      {search.keyword === '' ? (
        <EmptyState
          icon={<IconFileSearch size={32} stroke={1.4} aria-hidden />}
          text={copy.empty}
          detail={copy.syntax}
        />
      ) : (
        <Found search={search} />
      )}
      {/* At the foot: it would be pushed down by what is found. */}
      {user.actions.runsNetwork && !isFinding && <StatusPanel />}
    </HitFaceContext>
  )
}

const NO_FACETS = { types: [], status: [], author: [] }

function Found({ search }: { search: Search }) {
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
  const state = listState(found, { isEmpty: hits.length === 0, isSearching: true, onFirstPage: page === 1 })
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
function FilterDrawer({ count, children }: { count: number; children: React.ReactNode }) {
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
