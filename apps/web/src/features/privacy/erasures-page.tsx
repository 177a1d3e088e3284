import { ERASURE_STATUSES, type ErasureRow, type ErasureStatus } from '@guildhall/contract/privacy'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { oneOf, page, words } from '#platform/address-readers.ts'
import { crumbLink } from '#platform/crumb-link.tsx'
import { listState } from '#platform/list-state.ts'
import { useFilter } from '#platform/use-filter.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { refreshLabel, refreshList } from '#ui/lists/list-faces.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { ChoiceChips } from '#ui/filters/choice-chips.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { rowLink, Table } from '#ui/lists/table.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import { copy } from './copy.ts'
import { privacyQueries } from './queries.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const SEARCH = {
  keyword: words(),
  status: oneOf(ERASURE_STATUSES),
  page,
}

/** Who asked to be erased and who was, for administrators. */
export function ErasuresPage() {
  const { filter, setFilter } = useFilter(SEARCH)
  const { keyword = '', page = 1, status } = filter
  const list = useQuery(privacyQueries.erasures({ keyword, status, page }))
  const { data: rows = [], pagination, messages } = list.data ?? {}
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: keyword !== '' || status !== undefined,
    toFirst: page > 1 ? () => setFilter({ page: undefined }) : undefined,
    messages,
  })
  const refresh = () => void list.refetch()
  const clear = () => setFilter({ keyword: undefined, status: undefined, page: undefined })
  return (
    <>
      <PageHeader
        title={copy.listTitle}
        breadcrumb={[{ label: copy.manageUsers, href: '/users' }, { label: copy.listTitle }]}
        renderLink={crumbLink}
        actions={
          <Button variant="default" onClick={() => refreshList(state, refresh)}>
            {refreshLabel(state)}
          </Button>
        }
      />
      <ChoiceChips
        searchLabel={copy.searchByNameOr}
        search={keyword}
        onSearch={(text) => setFilter({ keyword: text, page: undefined }, { replace: true })}
        choices={[
          {
            key: 'status',
            label: copy.status,
            options: STATUSES,
            chosen: status === undefined ? [] : [status],
            isSingle: true,
          },
        ]}
        onChoose={(_, [chosen]) => setFilter({ status: chosen, page: undefined })}
        onClear={state.isEmpty ? undefined : clear}
      />
      <ListStates
        state={state}
        onRefresh={refresh}
        onClear={clear}
        skeleton={<SkeletonRows rows={6} columns={4} />}
      >
        <Table
          caption={copy.listTitle}
          columns={COLUMNS}
          rows={rows}
          rowId={(row) => row.id}
          reloading={state.reloading}
          card={cardOf}
        />
        {pagination && (
          <Pagination {...pagination} onPage={(next) => setFilter({ page: next > 1 ? next : undefined })} />
        )}
      </ListStates>
    </>
  )
}

const LABELS: Record<ErasureStatus, readonly ['warning' | 'secondary' | 'success', string]> = {
  open: ['warning', 'Open'],
  withdrawn: ['secondary', 'Withdrawn'],
  done: ['success', 'Erased'],
}
const STATUSES = ERASURE_STATUSES.map((value) => ({ value, label: LABELS[value][1] }))
const BLOCKED = { hired: 'Hired', last_admin: 'Last administrator', legal_hold: 'Legal hold' } as const

const COLUMNS: Column<ErasureRow>[] = [
  { id: 'name', header: 'Person', cell: (row) => <Who row={row} /> },
  { id: 'requested', header: 'Requested', tone: 'secondary', cell: (row) => formatDate(row.requested_at) },
  { id: 'by', header: 'By', tone: 'secondary', cell: byWhom },
  { id: 'due', header: 'Erased on', tone: 'secondary', cell: (row) => whenOf(row) },
  { id: 'status', header: 'Status', cell: (row) => <Status row={row} /> },
]

function byWhom({ requested_by_self: isOwn, status }: ErasureRow) {
  if (isOwn) return 'The person'
  return status === 'done' ? 'An administrator, or the time' : 'An administrator'
}

function whenOf(row: ErasureRow) {
  if (row.status === 'withdrawn') return 'Never'
  if (row.status === 'done') return formatDate(row.settled_at)
  const due = formatDate(row.due_at)
  return isBlocked(row) ? `Due ${due}` : due
}

/** Something stands against it: its day passes without it. */
function isBlocked({ status, is_held: isHeld, blocked_by: block }: ErasureRow) {
  return status === 'open' && (isHeld || block !== null)
}

/** Whoever is erased has no page any more. */
function Who({ row }: { row: ErasureRow }) {
  return (
    <div>
      {row.status === 'done' ? (
        row.name
      ) : (
        <Link to="/users/$userId" params={{ userId: row.person_id }} className={rowLink}>
          {row.name}
        </Link>
      )}
      <p className={cx(shared['note'], shared['flush'])}>{row.internal_id}</p>
    </div>
  )
}

function Status({ row }: { row: ErasureRow }) {
  return (
    <span className={layout['row-wrap-12']}>
      <Badge tone={LABELS[row.status][0]}>{LABELS[row.status][1]}</Badge>
      {row.is_held && <Badge tone="danger">{BLOCKED.legal_hold}</Badge>}
      {!row.is_held && row.blocked_by && <Badge tone="danger">{BLOCKED[row.blocked_by]}</Badge>}
    </span>
  )
}

function cardOf(row: ErasureRow) {
  return (
    <div className={cx(layout['stack-12'], shared['shrinks'])}>
      <div className={cx(layout['spread-8'], shared['shrinks'])}>
        <Who row={row} />
        <Status row={row} />
      </div>
      <p className={cx(shared['note'], shared['flush'])}>
        {copy.requestedDate(formatDate(row.requested_at), outcomeOf(row))}
      </p>
    </div>
  )
}

function outcomeOf(row: ErasureRow) {
  if (row.status === 'withdrawn') return 'withdrawn'
  return isBlocked(row) ? `due ${formatDate(row.due_at)}` : `erased on ${whenOf(row)}`
}
