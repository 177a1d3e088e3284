import type { Ic } from '@guildhall/contract/hiring/onboarded'
import { Segments } from '#ui/fields/segments.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { oneOf, page, words } from '#platform/address-readers.ts'
import { listState } from '#platform/list-state.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { ViewsPlace } from '#ui/filters/views-place.tsx'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { sortFrom, sortText, type Sort } from '#ui/lists/table-sort.ts'
import { Table } from '#ui/lists/table.tsx'
import { later } from '#ui/hooks/later.ts'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { copy } from './copy.ts'
import { DirectorySwitch } from './components/onboarded/directory-switch.tsx'
import styles from './components/hiring.module.css'
import { icCard, icColumns } from './components/onboarded/ic-columns.tsx'
import { IC_ORDERS, IcOrder } from './components/onboarded/ic-order.tsx'
import { hiringQueries } from './queries.ts'

const ChecklistDrawer = later(() => import('./components/onboarded/checklist-drawer.tsx'), 'ChecklistDrawer')

const STAGES = ['onboarded', 'onboarding'] as const
const SEARCH = {
  keyword: words(),
  stage: oneOf(STAGES),
  sort: words(),
  page,
}

/** Onboarded ICs: independent consultants with all their papers (PRODUCT S-12). */
export function IcsPage() {
  const user = useSignedIn()
  const { canKeepPapers, worksAsExpert } = user.actions
  const { filter, setFilter } = useFilter(SEARCH)
  const [opened, setOpened] = useState<Ic>()
  const { keyword = '', stage = 'onboarded', page = 1 } = filter
  const isMobile = useIsMobile()
  const sort = knownSort(filter.sort)
  const order = (next: Sort | undefined) => setFilter({ sort: sortText(next), page: undefined })
  const list = useQuery(hiringQueries.ics({ keyword, page, stage, sort: sortText(sort) }))
  const rows = list.data?.data ?? []
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: keyword !== '',
    toFirst: page > 1 ? () => setFilter({ page: undefined }) : undefined,
    messages: list.data?.messages,
  })
  const options = {
    prefix: prefixOf(user) ?? '',
    actions: user.actions,
    onChecklist: canKeepPapers ? setOpened : undefined,
  }
  return (
    <>
      <PageHeader title={copy.onboardedIcs} />
      {worksAsExpert && user.expert_status === 'Approved' && <DirectorySwitch />}
      <div className={cx(layout['row-wrap-12'], styles['tools'])}>
        <SearchBox
          label={copy.searchNameOrTitle}
          value={keyword}
          onSearch={(text) => setFilter({ keyword: text, page: undefined }, { replace: true })}
        />
        {canKeepPapers && (
          <StageSwitch
            stage={stage}
            onStage={(next) => setFilter({ stage: next === 'onboarded' ? undefined : next, page: undefined })}
          />
        )}
        {isMobile && <IcOrder sort={sort} onSort={order} />}
        <ViewsPlace />
      </div>
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        onClear={() => setFilter({ keyword: undefined, page: undefined })}
        skeleton={<SkeletonRows rows={8} columns={4} />}
      >
        <Table
          name="ics"
          caption={copy.onboardedIcs}
          columns={icColumns(options)}
          rows={rows}
          rowId={({ id }) => id}
          sort={sort}
          {...(isMobile ? {} : { onSort: order })}
          card={icCard(options)}
          reloading={state.reloading ?? false}
        />
        {list.data && <Pagination {...list.data.pagination} onPage={(next) => setFilter(toPage(next))} />}
      </ListStates>
      <Opened ic={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

function Opened({ ic, onClose }: { ic: Ic | undefined; onClose: () => void }) {
  if (ic === undefined) return null
  return (
    <Suspense>
      <ChecklistDrawer personId={ic.id} onClose={onClose} />
    </Suspense>
  )
}

type Stage = (typeof STAGES)[number]

function StageSwitch({ stage, onStage }: { stage: Stage; onStage: (next: Stage) => void }) {
  return (
    <Segments
      label={copy.stage}
      options={[
        { value: 'onboarded', label: copy.onboarded },
        { value: 'onboarding', label: copy.papersMissing },
      ]}
      value={stage}
      onChange={onStage}
    />
  )
}

function knownSort(text: string | undefined): Sort | undefined {
  const sort = sortFrom(text)
  return IC_ORDERS.some(({ sortKey }) => sortKey === sort?.key) ? sort : undefined
}
