import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { id, words } from '#platform/address-readers.ts'
import { listState } from '#platform/list-state.ts'
import { can, useUser } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { LoadMore } from '#ui/lists/load-more.tsx'
import { spelt } from '#ui/text/wording.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { Questions } from './components/questions.tsx'
import { copy } from './copy.ts'
import styles from './faqs-page.module.css'
import { faqsQueries } from './queries.ts'

/** `id`: one question, opened, as a hit of the search leads to it. */
const SEARCH = { keyword: words(), id: id }

/** Questions search above three characters by themselves (PRODUCT X-04). */
const SEARCH_FROM = 4

/** Frequent questions: those for everybody, and for somebody signed in those of the session too. */
export function FaqsPage() {
  const user = useUser()
  const { filter, setFilter } = useFilter(SEARCH)
  const { keyword = '', id } = filter
  const list = useInfiniteQuery(faqsQueries.list(keyword, user?.id, id))
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  const last = data?.pages.at(-1)?.pagination
  const total = last?.total ?? 0
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: keyword !== '',
    toFirst: (data?.pages.length ?? 1) > 1 ? () => void refetch() : undefined,
  })
  return (
    <>
      <PageHeader title={spelt(copy.title)} actions={<EditLink />} />
      <div className={styles['search']}>
        <SearchBox
          label={copy.searchLabel}
          value={keyword}
          minChars={SEARCH_FROM}
          onSearch={(text) => setFilter({ keyword: text, id: null }, { replace: true })}
        />
      </div>
      <ListStates
        state={state}
        onRefresh={() => void refetch()}
        onClear={() => setFilter({ keyword: null, id: null })}
        skeleton={
          <div className={styles['column']}>
            <SkeletonRows rows={6} columns={1} />
          </div>
        }
      >
        <div className={styles['column']}>
          <Questions key={id} rows={rows} isOpen={id !== undefined} />
          {id !== undefined && (
            <Button variant="default" onClick={() => setFilter({ id: null })} className={styles['all'] ?? ''}>
              {copy.all}
            </Button>
          )}
          {hasNextPage && (
            <LoadMore
              kind="show"
              pageSize={last?.pageSize ?? rows.length}
              remaining={total - rows.length}
              loading={isFetchingNextPage}
              onMore={() => void fetchNextPage()}
            />
          )}
        </div>
      </ListStates>
    </>
  )
}

function EditLink() {
  const user = useUser()
  const isEditor = user?.actions.runsNetwork && can(user, 'CAN_MANAGE_SETTINGS')
  if (!isEditor) return null
  return (
    <Link to="/admin/settings/faqs" className={cx(layout['inline-row'], styles['edit'])}>
      {copy.edit}
    </Link>
  )
}
