import { Button } from '@mantine/core'
import { useState } from 'react'
import { listState } from '#platform/list-state.ts'
import { refreshLabel } from '#ui/list-faces.ts'
import { ListStates } from '#ui/list-states.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { FeedbackFilterBar } from './components/feedback-filter-bar.tsx'
import { FeedbackTable } from './components/feedback-table.tsx'
import { copy } from './copy.ts'
import { hasFilters } from './feedback-filter.ts'
import { useFeedbackList } from './use-feedback-list.ts'

/** What people say about the portal, for administrators. */
export function FeedbackListPage() {
  const { list, filter, keyword, order, page, apply, find, sort, goTo } = useFeedbackList()
  const [hasMore, setMore] = useState(false)
  const { data: rows = [], pagination, messages } = list.data ?? {}
  const isSearching = keyword !== '' || hasFilters(filter)
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching,
    onFirstPage: page === 1,
    messages,
  })
  const refresh = () => (page > 1 && rows.length > 0 ? goTo(1) : void list.refetch())
  return (
    <>
      <PageHeader
        title={copy.listTitle}
        actions={
          <>
            <Button variant="default" aria-pressed={hasMore} onClick={() => setMore(!hasMore)}>
              {copy.moreColumns}
            </Button>
            <Button variant="default" onClick={refresh}>
              {refreshLabel(state)}
            </Button>
          </>
        }
      />
      <FeedbackFilterBar filter={filter} keyword={keyword} onApply={apply} onSearch={find} />
      <ListStates state={state} onRefresh={refresh} skeleton={<SkeletonRows rows={10} columns={4} />}>
        <FeedbackTable
          rows={rows}
          sort={order}
          onSort={sort}
          hasMore={hasMore}
          reloading={state.reloading ?? false}
        />
        {pagination && <Pagination {...pagination} onPage={goTo} />}
      </ListStates>
    </>
  )
}
