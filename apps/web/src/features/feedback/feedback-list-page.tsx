import { FeedbackQuery } from '@guildhall/contract/feedback'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useList } from '#platform/lists/use-list.ts'
import { ListFilter } from '#ui/filters/list-filter.tsx'
import { refreshLabel } from '#ui/lists/list-faces.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { Face } from './components/face.tsx'
import { FeedbackTable } from './components/feedback-table.tsx'
import { copy, FILTERS } from './copy.ts'
import { feedbackQueries } from './queries.ts'

const ICONS = { rates: ({ value }: { value: string }) => <Face rate={Number(value)} /> }

/** What people say about the portal, for administrators. */
export function FeedbackListPage() {
  const list = useList({ schema: FeedbackQuery, query: feedbackQueries.page })
  const { state, refresh } = list
  const [hasMore, setMore] = useState(false)
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
      <ListFilter searchLabel={copy.searchLabel} words={FILTERS} icons={ICONS} list={list} />
      <ListStates
        state={state}
        onRefresh={refresh}
        onClear={list.clear}
        skeleton={<SkeletonRows rows={10} columns={4} hasHead />}
      >
        <FeedbackTable
          rows={list.data?.data ?? []}
          sort={list.sort}
          onSort={list.sortBy}
          hasMore={hasMore}
          reloading={state.reloading ?? false}
        />
        {list.data && <Pagination {...list.data.pagination} onPage={list.goTo} />}
      </ListStates>
    </>
  )
}
