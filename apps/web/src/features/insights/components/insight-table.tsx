import type { InsightRow } from '@guildhall/contract/insights'
import { INSIGHTS, type InsightName } from '@guildhall/contract/insights/catalogue'
import { Link } from '@tanstack/react-router'
import type { Column } from '#ui/lists/table-columns.ts'
import { Table } from '#ui/lists/table.tsx'
import { labelText } from './label-text.ts'
import styles from './insight-table.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { name: InsightName; rows: InsightRow[] }

/** The figures of a picture; each leads to those that it counts. */
export function InsightTable({ name, rows }: Props) {
  const { title } = INSIGHTS[name]
  return (
    <div className={styles['frame']}>
      <Table caption={title} columns={columnsOf(name)} rows={rows} rowId={({ label }) => label} />
    </div>
  )
}

function columnsOf(name: InsightName): Column<InsightRow>[] {
  const { columns, label, listed } = INSIGHTS[name]
  return [
    { id: 'label', header: label, cell: (row) => <Leading href={row.href}>{labelText(row.label)}</Leading> },
    ...columns.map(([key, header]) => ({
      id: key,
      header,
      align: 'numeric' as const,
      cell: (row: InsightRow) => (
        <Leading href={listed.includes(key) && row[key] !== 0 ? hrefOf(row, key) : null}>
          {figure(row[key])}
        </Leading>
      ),
    })),
  ]
}

/** Those that one figure of the row counts. */
function hrefOf({ href }: InsightRow, column: string): string | null {
  return href === null ? null : `${href}&column=${column}`
}

function Leading({ href, children }: { href: string | null; children: string }) {
  if (href === null) return children
  return (
    <Link to={href} className={shared['link']}>
      {children}
    </Link>
  )
}

function figure(value: unknown): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : '—'
}
