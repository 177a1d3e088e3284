import type { SearchKind } from '@guildhall/contract/search'
import { Button } from '@mantine/core'
import IconFileSearch from '~icons/file-search'
import { Suspense, useDeferredValue } from 'react'
import { useSignedIn } from '#platform/session.tsx'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { later } from '#ui/hooks/later.ts'
import { HitFaceContext, type HitFace } from './components/hit-faces.ts'
import { StatusPanel } from './components/status-panel.tsx'
import { SavedSearches } from './components/saved-searches.tsx'
import styles from './content-search-page.module.css'
import { copy } from './copy.ts'
import { useContentSearch } from './use-content-search.ts'

// Fields of dates weigh more than the page: they come with the first question.
const Found = later(() => import('./components/found.tsx'), 'Found')

/** One box over everything that the reader may see (PRODUCT S-20). */
export function ContentSearchPage({ hitFace }: { hitFace: (kind: SearchKind) => HitFace }) {
  const user = useSignedIn()
  const search = useContentSearch()
  const isFinding = search.keyword !== '' && search.found.isLoading
  // With what is found, which is drawn in turns.
  const isDrawn = useDeferredValue(!isFinding)
  return (
    <HitFaceContext value={hitFace}>
      <PageHeader title={copy.title} />
      <div className={styles['box']}>
        <SearchBox label={copy.boxLabel} value={search.keyword} onSearch={search.ask} />
      </div>
      <SavedSearches search={search} />
      <Suspense fallback={<Coming />}>
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
        {user.actions.runsNetwork && !isFinding && isDrawn && <StatusPanel />}
      </Suspense>
    </HitFaceContext>
  )
}

/** Where the filters and what is found will stand. */
function Coming() {
  const isMobile = useIsMobile()
  return (
    <div className={styles['columns']}>
      {isMobile ? <Button variant="default">{copy.filters}</Button> : <div />}
      <SkeletonRows rows={6} columns={1} hasAvatar />
    </div>
  )
}
