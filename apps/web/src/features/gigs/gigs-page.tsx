import { Button, Tabs } from '@mantine/core'
import { Segments } from '#ui/fields/segments.tsx'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useMoreKind } from '#platform/lists/more-kind.ts'
import { prefixOf } from '#platform/addresses.ts'
import { listState } from '#platform/list-state.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { LoadMore } from '#ui/lists/load-more.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { later } from '#ui/hooks/later.ts'
import { GigCards } from './components/list/gig-cards.tsx'
import { GigOrder } from './components/list/gig-order.tsx'
import { GigFilterBar } from './components/list/gig-filter-bar.tsx'
import { GigTable } from './components/list/gig-table.tsx'
import { StatusTabs, statusesOf, tabOf } from './components/list/status-tabs.tsx'
import { copy } from './copy.ts'
import { countFilters } from './gig-search.ts'
import styles from './gigs-page.module.css'
import type { GigSlots } from './slots.ts'
import { useGigList } from './use-gig-list.ts'

export { askFirst } from './use-gig-list.ts'

const DeletedDrafts = later(() => import('./components/list/deleted-drafts.tsx'), 'DeletedDrafts')
const PAGE = 20

type Props = { title: string; slots: GigSlots }

/** The projects that somebody may see, by status (PRODUCT S-05). */
export function GigsPage({ title, slots }: Props) {
  const page = useGigList()
  const { list, filter, keyword, sort, counts, status } = page
  const user = useSignedIn()
  const prefix = prefixOf(user) ?? ''
  const { canRunGigs, beginsWithOwn } = user.actions
  const tab = tabOf(prefix, status)
  const moreKind = useMoreKind()
  const isMobile = useIsMobile()
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const last = list.data?.pages.at(-1)
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: keyword !== '' || countFilters(filter) > 0,
    messages: last?.messages,
  })
  const List = page.view === 'cards' || isMobile ? GigCards : GigTable
  const create = canRunGigs && (
    <Button renderRoot={(props) => <Link {...props} to={`/${prefix}/projects/add`} />}>{copy.create}</Button>
  )
  return (
    <>
      <PageHeader title={title} actions={create} />
      <Tabs value={tab} onChange={(next) => page.show(statusesOf(prefix, next))} keepMounted={false}>
        <StatusTabs prefix={prefix} status={status} counts={counts} />
        <Tabs.Panel value={tab} className={styles['panel'] ?? ''}>
          <GigFilterBar
            filter={filter}
            keyword={keyword}
            onApply={page.apply}
            onSearch={page.find}
            onClear={state.isEmpty ? undefined : page.clear}
            end={
              <Switches
                {...page}
                hasScope={beginsWithOwn}
                hasViews={!isMobile}
                hasDeleted={canRunGigs && status === 'Draft'}
              />
            }
          />
          <ListStates
            state={state}
            onRefresh={() => void list.refetch()}
            skeleton={<SkeletonRows rows={8} columns={4} />}
            emptyAction={create}
            onClear={page.clear}
          >
            <List
              rows={rows}
              prefix={prefix}
              sort={sort}
              onSort={page.order}
              slots={slots}
              reloading={state.reloading ?? false}
            />
            <LoadMore
              kind={moreKind}
              pageSize={last?.pagination.pageSize ?? PAGE}
              remaining={(last?.pagination.total ?? 0) - rows.length}
              loading={list.isFetchingNextPage}
              onMore={() => void list.fetchNextPage()}
            />
          </ListStates>
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

type SwitchProps = Pick<
  ReturnType<typeof useGigList>,
  'scope' | 'look' | 'view' | 'draw' | 'sort' | 'order'
> & {
  hasScope: boolean
  hasViews: boolean
  hasDeleted: boolean
}

function Switches({ hasScope, hasViews, hasDeleted, ...page }: SwitchProps) {
  const { scope, look, view, draw } = page
  return (
    <>
      {(view === 'cards' || !hasViews) && <GigOrder sort={page.sort} onSort={page.order} />}
      {hasScope && (
        <Segments
          label={copy.whichProjects}
          options={[
            { value: 'own', label: copy.myProjects },
            { value: 'visible', label: copy.allVisible },
          ]}
          value={scope}
          onChange={look}
        />
      )}
      {hasDeleted && <Deleted />}
      {hasViews && (
        <Segments
          label={copy.view}
          options={[
            { value: 'table', label: copy.table },
            { value: 'cards', label: copy.cards },
          ]}
          value={view}
          onChange={draw}
        />
      )}
    </>
  )
}

/** The way back for a draft whose toast has gone. */
function Deleted() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {copy.deletedDrafts}
      </Button>
      {isOpen && (
        <Suspense>
          <DeletedDrafts onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
