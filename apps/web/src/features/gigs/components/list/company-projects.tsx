import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { gigQueries } from '#features/gigs/queries.ts'
import { useMoreKind } from '#platform/lists/more-kind.ts'
import { prefixOf } from '#platform/addresses.ts'
import { listState } from '#platform/list-state.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { LoadMore } from '#ui/lists/load-more.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { sortText, type Sort } from '#ui/lists/table-sort.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#features/gigs/copy.ts'
import { GigOrder } from './gig-order.tsx'
import { GigCards } from './gig-cards.tsx'
import { GigTable } from './gig-table.tsx'

const PAGE = 20

/** The projects for a company, as far as the reader may see them. */
export function CompanyProjects({ companyId }: { companyId: string }) {
  const [sort, setSort] = useState<Sort>()
  const reader = useSignedIn()
  const prefix = prefixOf(reader) ?? ''
  const moreKind = useMoreKind()
  const isMobile = useIsMobile()
  const list = useInfiniteQuery(gigQueries.ofCompany(companyId, { sort: sortText(sort) }))
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const last = list.data?.pages.at(-1)
  const state = listState(list, {
    isEmpty: rows.length === 0,
    messages: { empty_data: 'There are no projects for this company that you may see.' },
  })
  const List = isMobile ? GigCards : GigTable
  return (
    <ListStates
      state={state}
      onRefresh={() => void list.refetch()}
      skeleton={<SkeletonRows rows={3} columns={4} />}
      emptyAction={reader.actions.canRunGigs && <Create prefix={prefix} companyId={companyId} />}
    >
      {isMobile && (
        <div className={cx(layout['row-12'], shared['note'])}>
          {copy.projectCount(last?.pagination.total ?? 0)}
          <GigOrder sort={sort} onSort={setSort} />
        </div>
      )}
      <List
        rows={rows}
        prefix={prefix}
        sort={sort}
        onSort={setSort}
        slots={{}}
        reloading={state.reloading ?? false}
      />
      <LoadMore
        kind={moreKind}
        pageSize={PAGE}
        remaining={(last?.pagination.total ?? 0) - rows.length}
        loading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </ListStates>
  )
}

function Create({ prefix, companyId }: { prefix: string; companyId: string }) {
  return (
    <Button
      renderRoot={(props) => (
        <Link {...props} to={`/${prefix}/projects/add`} search={{ company_id: companyId }} />
      )}
    >
      {copy.create}
    </Button>
  )
}
