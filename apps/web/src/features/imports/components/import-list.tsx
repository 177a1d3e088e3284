import type { Import } from '@guildhall/contract/imports'
import { Link } from '@tanstack/react-router'
import { copy, faceOf, KINDS, rowsText } from '#features/imports/copy.ts'
import styles from '#features/imports/imports.module.css'
import { Badge } from '#ui/marks/badge.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import { Table } from '#ui/lists/table.tsx'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { cx } from '#ui/theme/class-names.ts'

const COLUMNS: Column<Import>[] = [
  { id: 'file', header: 'File', cell: (one) => <What one={one} /> },
  { id: 'status', header: 'Status', cell: (one) => <State one={one} /> },
  { id: 'made', header: 'Result', cell: (one) => resultText(one) },
  { id: 'by', header: 'By', tone: 'secondary', cell: ({ created_by: by }) => by?.name ?? '' },
  { id: 'at', header: 'When', tone: 'secondary', cell: ({ created_at: at }) => <RelativeTime date={at} /> },
]

const card = (one: Import) => <Card one={one} />

/** The imports until now, the newest first. */
export function ImportList({ imports }: { imports: Import[] }) {
  return <Table caption={copy.earlier} columns={COLUMNS} rows={imports} rowId={({ id }) => id} card={card} />
}

function Card({ one }: { one: Import }) {
  return (
    <div className={cx(shared['shrinks'], layout['stack-6'], layout['starts'])}>
      <What one={one} />
      <State one={one} />
      <span className={styles['quiet']}>{resultText(one)}</span>
      <span className={styles['quiet']}>
        <RelativeTime date={one.created_at} />
      </span>
    </div>
  )
}

function What({ one: { id, file_name: name, kind, total } }: { one: Import }) {
  return (
    <div className={cx(shared['shrinks'], layout['stack-6'], layout['starts'])}>
      <Link to="/admin/import/$id" params={{ id }} className={cx(shared['link'], reach['alone'])}>
        {name}
      </Link>
      <span className={styles['quiet']}>
        {KINDS[kind].label}, {rowsText(total)}
      </span>
    </div>
  )
}

function State({ one }: { one: Import }) {
  const { tone, label } = faceOf(one)
  return <Badge tone={tone}>{label}</Badge>
}

/** `6 made, 1 duplicate, 1 error` */
function resultText({ made, undone, counts }: Import): string {
  const parts = [
    `${made.toLocaleString('en')} made`,
    ...(undone > 0 ? [`${undone.toLocaleString('en')} undone`] : []),
    `${counts.duplicate.toLocaleString('en')} ${counts.duplicate === 1 ? 'duplicate' : 'duplicates'}`,
    `${counts.error.toLocaleString('en')} ${counts.error === 1 ? 'error' : 'errors'}`,
  ]
  return parts.join(', ')
}
