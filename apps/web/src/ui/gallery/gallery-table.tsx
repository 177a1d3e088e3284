import { useState } from 'react'
import { Avatar } from '#ui/marks/avatar.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import type { Sort, SortCycle } from '#ui/lists/table-sort.ts'
import { Table, rowLink } from '#ui/lists/table.tsx'
import { cx } from '#ui/theme/class-names.ts'
import { ROWS } from './gallery-rows.ts'
import type { GalleryRow } from './gallery-rows.ts'
import styles from './gallery.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const NOW = new Date('2026-11-21T09:00:00Z')

const COLUMNS: Column<GalleryRow>[] = [
  { id: 'name', header: 'Name', sortKey: 'name', cell: (row) => <Who row={row} /> },
  { id: 'status', header: 'Status', sortKey: 'status', cell: (row) => <StatusBadge status={row.status} /> },
  { id: 'place', header: 'Place', cell: (row) => row.place, hideOnMobile: true },
  { id: 'count', header: 'Entries', sortKey: 'count', align: 'numeric', cell: (row) => row.count },
  {
    id: 'date',
    header: 'Changed',
    sortKey: 'date',
    align: 'numeric',
    tone: 'secondary',
    cell: (row) => <RelativeTime date={row.date} now={NOW} />,
  },
]

type Props = { cycle?: SortCycle; reloading?: boolean; rows?: GalleryRow[]; caption?: string }

/** The table with sorting and selection, as cards on a phone. */
export function GalleryTable({
  cycle = 'sticky',
  reloading = false,
  rows = ROWS,
  caption = 'People',
}: Props) {
  const [sort, setSort] = useState<Sort | undefined>({ key: 'date', direction: 'desc' })
  const [selected, setSelected] = useState<string[]>([])
  return (
    <Table
      caption={caption}
      columns={COLUMNS}
      rows={rows}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      sort={sort}
      onSort={setSort}
      cycle={cycle}
      selected={selected}
      onSelect={setSelected}
      reloading={reloading}
      card={card}
    />
  )
}

function card(row: GalleryRow) {
  return <Card row={row} />
}

function Who({ row }: { row: GalleryRow }) {
  return (
    <span className={layout['row-12']}>
      <Avatar name={row.name} />
      <span>
        <a href={`#${row.id}`} className={rowLink}>
          {row.name}
        </a>
        <span className={cx(shared['note'], styles['below'])}>{row.detail}</span>
      </span>
    </span>
  )
}

function Card({ row }: { row: GalleryRow }) {
  return (
    <>
      <div className={layout['head-12']}>
        <Who row={row} />
        <StatusBadge status={row.status} />
      </div>
      <p className={cx(shared['note'], styles['facts'])}>
        {row.place} · {row.count} entries · <RelativeTime date={row.date} now={NOW} />
      </p>
    </>
  )
}
