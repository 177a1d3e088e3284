import type { InsightRow } from '@guildhall/contract/insights'
import { INSIGHTS, type InsightName } from '@guildhall/contract/insights/catalogue'
import { Link } from '@tanstack/react-router'
import type { Column } from '#ui/table-columns.ts'
import { Table } from '#ui/table.tsx'
import styles from './insight-table.module.css'

type Props = { name: InsightName; rows: InsightRow[] }

/** The figures of a picture; each label leads to the list that it counts. */
export function InsightTable({ name, rows }: Props) {
  const { title } = INSIGHTS[name]
  return (
    <div className={styles['frame']}>
      <Table caption={title} columns={columnsOf(name)} rows={rows} rowId={({ label }) => label} />
    </div>
  )
}

function columnsOf(name: InsightName): Column<InsightRow>[] {
  const { columns, label } = INSIGHTS[name]
  return [
    { id: 'label', header: label, cell: (row) => <Label row={row} /> },
    ...columns.map(([key, header]) => ({
      id: key,
      header,
      align: 'numeric' as const,
      cell: (row: InsightRow) => figure(row[key]),
    })),
  ]
}

function Label({ row: { href, label } }: { row: InsightRow }) {
  if (href === null) return label
  return (
    <Link to={href} className={styles['link']}>
      {label}
    </Link>
  )
}

function figure(value: unknown): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : '–'
}
