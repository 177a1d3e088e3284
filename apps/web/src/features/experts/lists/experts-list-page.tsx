import type { RolePrefix } from '@guildhall/contract/access'
import { Button } from '@mantine/core'
import { Suspense, useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { prefixOf } from '#platform/addresses.ts'
import { listState } from '#platform/list-state.ts'
import { useSignedIn } from '#platform/session.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { usePersonActions } from '#features/experts/components/person-actions.tsx'
import type { ExpertSlots } from '#features/experts/slots.ts'
import { useDecisions } from '#features/experts/vetting/use-decisions.tsx'
import { RostersMenu } from '#features/experts/rosters/rosters-menu.tsx'
import { useRosters } from '#features/experts/rosters/use-rosters.tsx'
import { copy } from '#features/experts/copy.ts'
import { later } from '#ui/hooks/later.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ExpertsFilterBar } from './experts-filter-bar.tsx'
import { ExpertsTable } from './experts-table.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ListFooter } from './list-footer.tsx'
import { ListTabs } from './list-tabs.tsx'
import { RemindAll } from './remind-button.tsx'
import { RowMenu } from './row-menu.tsx'
import { aboutOf, growsByInviting, isUnsent, labelOf } from './tabs.ts'
import { useBulk } from './use-bulk.tsx'
import { useExpertsList, type ExpertsList } from './use-experts-list.ts'

export { askFirst } from './use-experts-list.ts'

const InviteDialog = later(() => import('./invite-dialog.tsx'), 'InviteDialog')

/** The experts of the network as a role works through them (PRODUCT S-01). */
export function ExpertsListPage({ slots }: { slots: ExpertSlots }) {
  const user = useSignedIn()
  const prefix = prefixOf(user) ?? 'manager'
  const experts = useExpertsList(prefix)
  const bulk = useBulk(experts)
  const [isInviting, setInviting] = useState(false)
  const invite = <Button onClick={() => setInviting(true)}>{copy.inviteExpert}</Button>
  const canRemindAll = user.actions.canRemindAll && isUnsent(experts.chosen)
  return (
    <>
      <PageHeader
        title={user.actions.beginsWithOwn ? copy.myExperts : copy.experts}
        actions={
          <>
            {!user.actions.canRunGigs && (
              <Button component={Link} to="/hr/ics" variant="default">
                {copy.onboardedIcs}
              </Button>
            )}
            {canRemindAll && (
              <RemindAll count={experts.list.data?.pagination.total} onRemind={bulk.remindAll} />
            )}
            <RostersMenu chosen={experts.rosterId} onChoose={(id) => void experts.openRoster(id)} />
            <ExportMenu query={experts.query} />
            {invite}
          </>
        }
      />
      <ListTabs prefix={prefix} counts={experts.counts} chosen={experts.chosen} onChoose={experts.choose} />
      <ExpertsFilterBar experts={experts} isEmpty={experts.list.data?.data.length === 0} />
      <Rows prefix={prefix} experts={experts} bulk={bulk} slots={slots} invite={invite} />
      {bulk.dialogs}
      {isInviting && (
        <Suspense>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  )
}

type RowsProps = {
  prefix: RolePrefix
  experts: ExpertsList
  bulk: ReturnType<typeof useBulk>
  slots: ExpertSlots
  invite: ReactNode
}

function Rows({ prefix, experts, bulk, slots, invite }: RowsProps) {
  const { list, chosen, keyword, isFiltered, page, sort, order, goTo } = experts
  const decisions = useDecisions()
  const people = usePersonActions(slots)
  const { canSeeRates, canRunGigs } = useSignedIn().actions
  const { data: rows = [], pagination, messages } = list.data ?? {}
  const isHiring = canRunGigs && chosen.tab === 'active'
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: keyword !== '' || isFiltered,
    toFirst: page > 1 ? () => goTo(1) : undefined,
    messages,
  })
  const rosters = useRosters(experts.rosterId, bulk.selection)
  const chosenRows = rows.filter(({ id }) => bulk.selected.includes(id))
  return (
    <ListStates
      state={state}
      onRefresh={() => void list.refetch()}
      onClear={() => experts.clear()}
      emptyAction={growsByInviting(chosen) ? invite : isHiring && <CreateProject prefix={prefix} />}
      skeleton={<SkeletonRows rows={10} columns={5} hasHead />}
    >
      <ExpertsTable
        prefix={prefix}
        caption={copy.experts}
        rows={rows}
        dateHeader={dateHeader(labelOf(prefix, chosen), aboutOf(chosen))}
        about={aboutOf(chosen)}
        hasRate={canSeeRates}
        sort={sort}
        onSort={order}
        selected={bulk.selected}
        onSelect={bulk.select}
        renderActions={(row) => (
          <RowMenu row={row} people={people} onAction={(action) => decisions.start(action, row)} />
        )}
        reloading={state.reloading ?? false}
      />
      <ListFooter experts={experts} />
      {chosenRows.length > 0 && (
        <BulkBar
          rows={chosenRows}
          total={pagination?.total ?? chosenRows.length}
          isWhole={bulk.isWhole}
          onWhole={bulk.selectWhole}
          onAction={bulk.start}
          onClear={() => bulk.select([])}
          more={
            <>
              {rosters.buttons}
              <ExportMenu query={bulk.selectionQuery} size="compact-md" />
            </>
          }
        />
      )}
      {rosters.dialog}
      {decisions.dialog}
      {people.dialog}
    </ListStates>
  )
}

/** Experts are hired for a project: without one nobody is. */
function CreateProject({ prefix }: { prefix: RolePrefix }) {
  return (
    <Button renderRoot={(props) => <Link {...props} to={`/${prefix}/projects/add`} />}>
      {copy.createProject}
    </Button>
  )
}

/** What the date of a row is, by the tab. */
function dateHeader(label: string, about: ReturnType<typeof aboutOf>): string {
  if (about === 'applicants') return 'Applied, source'
  if (label === 'Approved' || label === 'Suspended' || label === 'Rejected') return label
  return 'Date'
}
