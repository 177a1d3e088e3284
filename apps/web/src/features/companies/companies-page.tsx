import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ExportButton } from '#platform/export-button.tsx'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SelectionBar } from '#ui/lists/selection-bar.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { later } from '#ui/hooks/later.ts'
import { countFilters, NO_FILTER } from './company-search.ts'
import { CompanyFilterBar } from './components/company-filter-bar.tsx'
import { CompanyTable } from './components/company-table.tsx'
import { useApproval, useCompanyActs } from './components/use-company-acts.tsx'
import { copy } from './copy.ts'
import { companyQueries, exportCompanies, type CompanyListRow } from './queries.ts'
import { useCompanyList } from './use-company-list.ts'

const BasicCreateDialog = later(() => import('./components/basic-create-dialog.tsx'), 'BasicCreateDialog')
// Nobody needs it before somebody selects.
const ApproveButton = later(() => import('./components/approve-button.tsx'), 'ApproveButton')

/** The companies of the network and the drafts that wait for an answer (PRODUCT S-17). */
export function CompaniesPage() {
  const { list, ...page } = useCompanyList()
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  const { rows = [], pagination, messages } = list.data ?? {}
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: page.keyword !== '' || countFilters(page.filter) > 0,
    toFirst: page.page > 1 ? () => page.goTo(1) : undefined,
    messages,
  })
  return (
    <>
      <PageHeader
        title={copy.listTitle}
        actions={
          <>
            {page.filter.draft !== 'true' && (
              <DraftsButton onClick={() => page.apply({ ...NO_FILTER, draft: 'true' })} />
            )}
            <ExportButton name="Companies_List_Report.csv" fetchFile={() => exportCompanies(page.query)} />
            <Button onClick={() => setAdding(true)}>{copy.addTitle}</Button>
          </>
        }
      />
      <CompanyFilterBar
        filter={page.filter}
        keyword={page.keyword}
        onApply={page.apply}
        onSearch={page.find}
        onClear={state.isEmpty ? undefined : page.clear}
      />
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        onClear={page.clear}
        skeleton={<SkeletonRows rows={10} columns={6} hasAvatar hasHead />}
        emptyAction={<Button onClick={() => setAdding(true)}>{copy.addTitle}</Button>}
      >
        <Rows rows={rows} page={page} reloading={state.reloading ?? false} />
        {pagination && <Pagination {...pagination} onPage={page.goTo} />}
      </ListStates>
      {isAdding && (
        <Suspense>
          <BasicCreateDialog
            onClose={() => setAdding(false)}
            onAdded={({ id }) => void navigate({ to: '/companies/$companyId', params: { companyId: id } })}
          />
        </Suspense>
      )}
    </>
  )
}

/** Drafts drown among the others: how many wait, and the way to them. Until that is known it holds the room of a button. */
function DraftsButton({ onClick }: { onClick: () => void }) {
  const { data, isPending } = useQuery(companyQueries.page({ draft: 'true', pageSize: '1' }))
  const count = data?.pagination.total ?? 0
  if (count === 0 && !isPending) return null
  return (
    <Button variant="default" onClick={onClick} {...(isPending && { style: { visibility: 'hidden' } })}>
      {copy.draftsToReview(count)}
    </Button>
  )
}

type RowsProps = {
  rows: CompanyListRow[]
  page: Omit<ReturnType<typeof useCompanyList>, 'list'>
  reloading: boolean
}

/** The rows with what can be done to one of them, and to the selected ones together. */
function Rows({ rows, page, reloading }: RowsProps) {
  const [selected, setSelected] = useState<string[]>([])
  const acts = useCompanyActs()
  const { approve, isPending } = useApproval(() => setSelected([]))
  const chosen = rows.filter(({ id }) => selected.includes(id))
  const drafts = chosen.filter(({ actions }) => actions.canApprove).map(({ id }) => id)
  return (
    <>
      <CompanyTable
        rows={rows}
        sort={page.sort}
        onSort={page.order}
        selected={chosen.map(({ id }) => id)}
        onSelect={setSelected}
        onAct={acts.start}
        reloading={reloading}
      />
      {chosen.length > 0 && (
        <SelectionBar label={copy.selectedCompanies} count={chosen.length} onClear={() => setSelected([])}>
          <Suspense>
            <ApproveButton count={drafts.length} isPending={isPending} onApprove={() => approve(drafts)} />
          </Suspense>
        </SelectionBar>
      )}
      {acts.dialog}
    </>
  )
}
