import type { ActivitySummary } from '@guildhall/contract/activity'
import { copy } from '#features/activity/copy.ts'
import type { ActivityFilter } from '#features/activity/filter-draft.ts'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import type { Sort } from '#ui/lists/table-sort.ts'
import { Table } from '#ui/lists/table.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { ActivityLink } from './activity-link.tsx'
import { ActivityRowCard } from './activity-row-card.tsx'
import styles from './activity-table.module.css'
import { PageUrl } from '#features/activity/components/page-url.tsx'
import { StatusTag } from '#features/activity/components/status-tag.tsx'
import { TypeTag } from '#features/activity/components/type-tag.tsx'
import { UserCell } from './user-cell.tsx'

type Props = {
  rows: ActivitySummary[]
  /** Number of the first row in the whole list, from 1. */
  from: number
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
  /** One click on a tag or a user filters by it. */
  onFilter: (change: Partial<ActivityFilter>) => void
  reloading: boolean
}

/** One page of the activity log; on a phone each row is a card. */
export function ActivityTable({ rows, from, sort, onSort, onFilter, reloading }: Props) {
  return (
    <div className={styles['list']}>
      <Table
        caption={copy.listTitle}
        columns={columnsFor(from, onFilter)}
        rows={rows}
        rowId={({ id }) => id}
        sort={sort}
        onSort={onSort}
        cycle="sticky"
        card={cardsFrom(from)}
        reloading={reloading}
      />
    </div>
  )
}

function columnsFor(from: number, onFilter: Props['onFilter']): Column<ActivitySummary>[] {
  return [
    {
      id: 'name',
      header: copy.columns.name,
      sortKey: 'log_name',
      cell: (row, index) => <NameCell row={row} number={from + index} onFilter={onFilter} />,
    },
    {
      id: 'user',
      header: copy.columns.user,
      cell: (row) => <UserCell user={row.created_by} onPick={(id) => onFilter({ user_id: [id] })} />,
    },
    {
      id: 'url',
      header: copy.columns.url,
      hideOnMobile: true,
      spare: true,
      tone: 'secondary',
      cell: (row) => (
        <div className={styles['url']}>
          <PageUrl url={row.url} />
        </div>
      ),
    },
    {
      id: 'created_at',
      header: copy.columns.created,
      sortKey: 'created_at',
      tone: 'secondary',
      cell: (row) => <RelativeTime date={row.created_at} />,
    },
  ]
}

function cardsFrom(from: number) {
  return (row: ActivitySummary, index: number) => <ActivityRowCard row={row} number={from + index} />
}

type NameCellProps = { row: ActivitySummary; number: number; onFilter: Props['onFilter'] }

function NameCell({ row, number, onFilter }: NameCellProps) {
  return (
    <div className={cx(layout['row-8'], styles['cell'])}>
      <span className={cx(shared['note'], styles['number'])}>{number}</span>
      <span className={cx(shared['grows'], styles['title'])}>
        <ActivityLink row={row} />
        <span className={cx(shared['note'], styles['sentence'])}>{row.sentence}</span>
      </span>
      <TypeTag entry={row} onPick={() => onFilter({ type: row.type })} />
      <span className={styles['status']}>
        <StatusTag status={row.status} onPick={() => onFilter({ status: row.status })} />
      </span>
    </div>
  )
}
