import type { Favorite } from '@guildhall/contract/favorites'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/favorites/copy.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import type { Sort } from '#ui/lists/table-sort.ts'
import { rowLink, Table } from '#ui/lists/table.tsx'
import { cx } from '#ui/theme/class-names.ts'
import styles from './favorites-table.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  rows: Favorite[]
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
  /** Ids of projects. */
  selected: string[]
  onSelect: (ids: string[]) => void
  reloading: boolean
}

/** The kept projects; on a phone each is a card. */
export function FavoritesTable(props: Props) {
  return (
    <Table
      name="favorites"
      caption={copy.title}
      columns={COLUMNS}
      rowId={(row) => row.project_id}
      rowName={(row) => row.project_name}
      cycle="sticky"
      card={card}
      {...props}
    />
  )
}

const COLUMNS: Column<Favorite>[] = [
  {
    id: 'name',
    header: copy.columns.name,
    sortKey: 'project_name',
    cell: (row, index) => (
      <div className={styles['name']}>
        <span className={cx(shared['note'], styles['number'])}>{index + 1}</span>
        <NameLink row={row} />
      </div>
    ),
  },
  {
    id: 'type',
    header: copy.columns.type,
    sortKey: 'project_type',
    cell: (row) => <Type row={row} />,
  },
  {
    id: 'creator',
    header: copy.columns.creator,
    sortKey: 'created_by',
    cell: (row) => <Person person={row.creator} date={row.created_at} />,
  },
  {
    id: 'updated',
    header: copy.columns.updated,
    sortKey: 'updated_at',
    cell: (row) => <Person person={row.updater} date={row.updated_at} />,
  },
]

function card(row: Favorite, index: number) {
  return (
    <div className={layout['stack-8']}>
      <div className={styles['name']}>
        <span className={cx(shared['note'], styles['number'])}>{index + 1}</span>
        <NameLink row={row} />
      </div>
      <Type row={row} />
      {row.creator && (
        <span className={shared['note']}>
          {copy.columns.creator} {row.creator.name}
        </span>
      )}
      <span className={shared['note']}>
        {copy.columns.updated} {row.updater && `${row.updater.name}, `}
        <RelativeTime date={row.updated_at} />
      </span>
    </div>
  )
}

function NameLink({ row }: { row: Favorite }) {
  return (
    <Link to="/projects/$id" params={{ id: row.project_id }} className={rowLink}>
      {row.project_name}
    </Link>
  )
}

function Type({ row }: { row: Favorite }) {
  return (
    <div className={styles['type']}>
      <Badge tone="secondary" withDot={false}>
        {row.project_type_display}
      </Badge>
      {row.template_name && <span className={shared['note']}>{row.template_name}</span>}
    </div>
  )
}

function Person({ person, date }: { person: Favorite['creator']; date: string }) {
  return (
    <span className={cx(layout['inline-row'], styles['person'])}>
      {person && <Avatar name={person.name} photo={person.photo} size={24} />}
      <span className={styles['words']}>
        {person && <span>{person.name}</span>}
        <span className={shared['note']}>
          <RelativeTime date={date} />
        </span>
      </span>
    </span>
  )
}
