import { MAX_PAGE_SIZE, PAGE_SIZE } from '@guildhall/contract/envelope'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ExportButton } from '#platform/export-button.tsx'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { LoadMore } from '#ui/lists/load-more.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { later } from '#ui/hooks/later.ts'
import { PeopleFilterBar } from './components/people-filter-bar.tsx'
import { PeopleTable } from './components/people-table.tsx'
import { copy } from './copy.ts'
import styles from './people-page.module.css'
import { exportPeople, peopleQueries } from './queries.ts'
import type { PeopleSlots } from './slots.ts'
import { usePeopleList, type PeopleList } from './use-people-list.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

// Nobody needs it before somebody selects.
const PeopleBulk = later(() => import('./components/people-bulk.tsx'), 'PeopleBulk')
const PersonDialog = later(() => import('./components/person-dialog.tsx'), 'PersonDialog')

/** Everybody whom the portal knows, with or without a login (PRODUCT S-19). */
export function PeoplePage({ slots }: { slots: PeopleSlots }) {
  const people = usePeopleList()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <PageHeader
        title={copy.listTitle}
        actions={
          <>
            <DuplicatesLink />
            <ExportButton name="People_List_Report.csv" fetchFile={() => exportPeople(people.query)} />
            <Button onClick={() => setAdding(true)}>{copy.addTitle}</Button>
          </>
        }
      />
      <PeopleFilterBar people={people} />
      <Rows people={people} onAdd={() => setAdding(true)} />
      {isAdding && (
        <Suspense>
          <PersonDialog addCompany={slots.addCompany} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}

function Rows({ people, onAdd }: { people: PeopleList; onAdd: () => void }) {
  const { list, page, pageSize, isNarrowed, selected, select } = people
  const { data: rows = [], pagination, messages } = list.data ?? {}
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: isNarrowed,
    toFirst: page > 1 ? () => people.goTo(1) : undefined,
    messages,
  })
  const total = pagination?.total ?? 0
  // Nobody but an administrator merges or deletes people.
  const canAct = rows.some(({ actions }) => actions.canMerge || actions.canDelete)
  return (
    <ListStates
      state={state}
      onRefresh={() => void list.refetch()}
      skeleton={<SkeletonRows rows={10} columns={6} hasAvatar hasHead />}
      onClear={people.clear}
      emptyAction={<Button onClick={onAdd}>{copy.addTitle}</Button>}
    >
      <PeopleTable
        rows={rows}
        sort={people.sort}
        onSort={people.order}
        selected={selected}
        {...(canAct && { onSelect: select })}
        reloading={state.reloading ?? false}
      />
      {pagination && pageSize >= MAX_PAGE_SIZE ? (
        <Pagination {...pagination} onPage={people.goTo} />
      ) : (
        <div className={cx(layout['spread-wrap-12'], styles['footer'])}>
          {total > PAGE_SIZE && (
            <output className={cx(shared['note'], shared['figures'])}>
              {copy.showing1ToOfEntries(rows.length, total)}
            </output>
          )}
          <LoadMore
            kind="next"
            pageSize={PAGE_SIZE}
            remaining={total - rows.length}
            loading={list.isPlaceholderData}
            onMore={people.grow}
          />
        </div>
      )}
      {selected.length > 0 && (
        <Suspense>
          <PeopleBulk people={rows.filter(({ id }) => selected.includes(id))} onClear={() => select([])} />
        </Suspense>
      )}
    </ListStates>
  )
}

function DuplicatesLink() {
  const { data } = useQuery(peopleQueries.duplicates({ pageSize: '1' }))
  const total = data?.pagination.total ?? 0
  return (
    <Button variant="default" component={Link} to="/people/duplicates">
      {total > 0 ? copy.duplicateCount(total) : copy.duplicates}
    </Button>
  )
}
