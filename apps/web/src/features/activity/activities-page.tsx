import { isShortTerm, SEARCHED_IN_SHORT } from '@guildhall/contract/activity'
import { Button, Text } from '@mantine/core'
import { listState } from '#platform/list-state.ts'
import { refreshLabel, refreshList } from '#ui/lists/list-faces.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { ActivityTable } from './components/list/activity-table.tsx'
import { DownloadButton } from './components/list/download-button.tsx'
import { FilterBar } from './components/filter/filter-bar.tsx'
import { QuickBar } from './components/list/quick-bar.tsx'
import { copy } from './copy.ts'
import { hasFilters } from './filter-draft.ts'
import { useActivityList } from './use-activity-list.ts'

/** The administrator activity log: every visit and every call. */
export function ActivitiesPage() {
  const activities = useActivityList()
  const { hasReads, showReads, list, filter, search, sort, page, query, last, apply, find, order, goTo } =
    activities
  const { data: rows = [], pagination, messages } = list.data ?? {}
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: search !== '',
    isFiltered: hasFilters(filter),
    toFirst: page > 1 ? () => goTo(1) : undefined,
    messages,
  })
  const refresh = () => void list.refetch()
  return (
    <>
      <PageHeader
        title={copy.listTitle}
        actions={
          <>
            <Button variant="default" onClick={() => refreshList(state, refresh)}>
              {refreshLabel(state)}
            </Button>
            <DownloadButton query={query} />
          </>
        }
      />
      <FilterBar
        filter={filter}
        search={search}
        hasReads={hasReads}
        last={last}
        onApply={apply}
        onSearch={find}
        onClear={state.isEmpty ? undefined : activities.clear}
      />
      {search !== '' && isShortTerm(search) && (
        <Text size="sm" c="dimmed" mb="sm">
          {copy.shortSearch(SEARCHED_IN_SHORT)}
        </Text>
      )}
      <QuickBar filter={filter} hasReads={hasReads} onApply={apply} onReads={showReads} />
      <ListStates
        state={state}
        onRefresh={refresh}
        onClear={activities.clear}
        skeleton={<SkeletonRows rows={10} columns={3} hasHead />}
      >
        <ActivityTable
          rows={rows}
          from={pagination?.from ?? 1}
          sort={sort}
          onSort={order}
          onFilter={(change) => apply({ ...filter, ...change })}
          reloading={state.reloading ?? false}
        />
        {pagination && <Pagination {...pagination} onPage={goTo} />}
      </ListStates>
    </>
  )
}
