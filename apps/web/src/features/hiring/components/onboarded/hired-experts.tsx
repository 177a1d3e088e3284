import type { HiredExpert } from '@guildhall/contract/hiring/staff'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { hiringQueries } from '#features/hiring/queries.ts'
import { listState } from '#platform/list-state.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import { Table } from '#ui/lists/table.tsx'
import { copy } from '#features/hiring/copy.ts'
import pageStyles from '#features/hiring/staff-page.module.css'
import styles from '#features/hiring/components/hiring.module.css'
import icParts from './ic-parts.module.css'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Whom a manager has hired, for administrators: who works now first. */
export function HiredExperts({ userId }: { userId: string }) {
  const [page, setPage] = useState(1)
  const list = useQuery(hiringQueries.staffExperts(userId, page))
  const rows = list.data?.data ?? []
  const state = listState(list, {
    isEmpty: rows.length === 0,
    toFirst: page > 1 ? () => setPage(1) : undefined,
    messages: list.data?.messages,
  })
  return (
    <section aria-labelledby="staff-experts">
      <h2 id="staff-experts" className={cx(shared['title'], pageStyles['title'])}>
        {copy.hiredExperts}
      </h2>
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        skeleton={<SkeletonRows rows={4} columns={4} />}
      >
        <Table
          caption={copy.hiredExperts}
          columns={COLUMNS}
          card={hiredCard}
          rows={rows}
          rowId={({ id }) => id}
          reloading={list.isPlaceholderData}
        />
        {list.data && <Pagination {...list.data.pagination} onPage={setPage} />}
      </ListStates>
    </section>
  )
}

const COLUMNS: Column<HiredExpert>[] = [
  {
    id: 'expert',
    header: 'Expert',
    cell: (row) => <Who row={row} />,
  },
  {
    id: 'gig',
    header: 'Project',
    cell: (row) => <Project row={row} />,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <State row={row} />,
  },
  {
    id: 'hired',
    header: 'Hired',
    cell: ({ hired_at: at }) => <span className={shared['keeps-line']}>{formatDate(at)}</span>,
    tone: 'secondary',
  },
]

type Cell = { row: HiredExpert }

function Who({ row: { expert } }: Cell) {
  return (
    <div className={cx(layout['row-12'], icParts['person'])}>
      <Avatar name={expert.name} photo={expert.photo} />
      <div className={shared['fills']}>
        <Link to={`/admin/experts/${expert.id}`} className={cx(reach['alone'], styles['name'])}>
          {expert.name}
        </Link>
        <div className={styles['quiet']}>{expert.job_title}</div>
      </div>
    </div>
  )
}

function Project({ row: { gig } }: Cell) {
  return (
    <Link to={`/admin/projects/${gig.id}`} className={cx(reach['alone'], styles['link'])}>
      {gig.name}
    </Link>
  )
}

function State({ row: { is_active: isActive } }: Cell) {
  return <StatusBadge status={isActive ? 'Active' : 'Past'} />
}

/** A row on a phone. */
function hiredCard(row: HiredExpert) {
  return (
    <div className={cx(layout['stack-10'], icParts['icCard'])}>
      <Who row={row} />
      <Project row={row} />
      <ul className={cx(shared['note'], layout['row-wrap'], styles['facts'])}>
        <li>
          <State row={row} />
        </li>
        <li>{copy.hiredDate(formatDate(row.hired_at))}</li>
      </ul>
    </div>
  )
}
