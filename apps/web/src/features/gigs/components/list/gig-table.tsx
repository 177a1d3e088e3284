import type { GigSummary } from '@guildhall/contract/gigs/gig'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/gigs/copy.ts'
import type { GigSlots } from '#features/gigs/slots.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import type { Sort } from '#ui/lists/table-sort.ts'
import type { Column } from '#ui/lists/table-columns.ts'
import { Table, rowLink } from '#ui/lists/table.tsx'
import { GigHeart } from '#features/gigs/components/gig-heart.tsx'
import { GigStatusBadge } from '#features/gigs/components/gig-status-badge.tsx'
import { Experts, Members } from './gig-facts.tsx'
import styles from './gig-table.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { cx } from '#ui/theme/class-names.ts'

export type GigListProps = {
  rows: GigSummary[]
  prefix: string
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
  slots: GigSlots
  reloading: boolean
}

/** The projects as a table: name and state first, who and until when behind. */
export function GigTable({ rows, prefix, sort, onSort, slots, reloading }: GigListProps) {
  return (
    <div className={styles['list']}>
      <Table
        name="projects"
        caption={copy.projects}
        columns={columnsFor({ prefix, slots, rows })}
        rows={rows}
        rowId={({ id }) => id}
        sort={sort}
        onSort={onSort}
        cycle="three"
        reloading={reloading}
      />
    </div>
  )
}

type Shown = Pick<GigListProps, 'prefix' | 'slots' | 'rows'>

function columnsFor({ prefix, slots: { Heart }, rows }: Shown): Column<GigSummary>[] {
  return [
    {
      id: 'name',
      header: 'Project',
      sortKey: 'name',
      cell: (row) => (
        <div className={`${styles['what']} ${styles['project']}`}>
          <Link to={`/${prefix}/projects/${row.id}`} className={rowLink}>
            {row.name}
          </Link>
          <span className={cx(shared['note'], shared['keeps-line'])}>
            {row.type_display} · {row.internal_id}
          </span>
        </div>
      ),
    },
    { id: 'status', header: 'Status', cell: (row) => <GigStatusBadge gig={row} /> },
    { id: 'stage', header: 'Stage', cell: ({ stage }) => stage ?? '', tone: 'secondary', spare: true },
    {
      id: 'owner',
      header: 'Owner',
      spare: 'last',
      cell: (row) => <Owner {...row} />,
    },
    { id: 'customer', header: 'Customer', cell: ({ company }) => <Customer name={company?.name ?? ''} /> },
    ...peopleColumns(rows),
    {
      id: 'deadline',
      header: 'Deadline',
      sortKey: 'deadline',
      cell: ({ deadline }) => <span className={shared['keeps-line']}>{formatDate(deadline)}</span>,
      tone: 'secondary',
    },
    {
      id: 'updated',
      header: 'Updated',
      sortKey: 'updated_at',
      spare: 'last',
      cell: (row) => (
        <span className={shared['keeps-line']} title={formatDate(row.updated_at)}>
          {row.updated_at_diff}
        </span>
      ),
      tone: 'secondary',
    },
    ...(Heart
      ? [
          {
            id: 'heart',
            header: 'Favorite',
            headerHidden: true,
            cell: (gig: GigSummary) => <GigHeart gig={gig} Heart={Heart} />,
          },
        ]
      : []),
  ]
}

function Customer({ name }: { name: string }) {
  return (
    <span className={cx(shared['clamped'], styles['customer'])} title={name}>
      {name}
    </span>
  )
}

function Owner({ owner }: Pick<GigSummary, 'owner'>) {
  return (
    <div className={layout['row-10']}>
      <Avatar name={owner.name} photo={owner.photo} />
      <div className={`${styles['what']} ${styles['owner']}`}>
        <span title={owner.name}>{owner.name}</span>
      </div>
    </div>
  )
}

/** Members and experts, where the reader may know of them on any of these projects. */
function peopleColumns(rows: readonly GigSummary[]): Column<GigSummary>[] {
  const members: Column<GigSummary> = {
    id: 'members',
    header: 'Members',
    spare: true,
    cell: (row) => <Members {...row} />,
  }
  const experts: Column<GigSummary> = {
    id: 'experts',
    header: 'Experts',
    cell: (row) => <Experts {...row} />,
    tone: 'secondary',
  }
  return [
    ...(rows.some((row) => row.contributors !== undefined) ? [members] : []),
    ...(rows.some((row) => row.hired_count !== undefined) ? [experts] : []),
  ]
}
