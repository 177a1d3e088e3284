import type { FeedbackRecord } from '@guildhall/contract/feedback'
import { Link } from '@tanstack/react-router'
import { copy, STATUS_TONES, TYPE_LABELS, TYPE_TONES } from '#features/feedback/copy.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { shortened } from '#ui/text/see-more.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import type { Sort } from '#ui/lists/table-sort.ts'
import { rowLink, Table } from '#ui/lists/table.tsx'
import { cx } from '#ui/theme/class-names.ts'
import { RateFace } from './face.tsx'
import styles from './feedback-table.module.css'
import { Sender } from './sender.tsx'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Characters of a message in the list (spec 002 §9). */
const MAX_MESSAGE = 25

type Props = {
  rows: FeedbackRecord[]
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
  /** Shows status and note too, which are hidden by default (PRODUCT S-21). */
  hasMore: boolean
  reloading: boolean
}

/** One page of messages; on a phone each row is a card. */
export function FeedbackTable({ rows, sort, onSort, hasMore, reloading }: Props) {
  return (
    <Table
      caption={copy.listTitle}
      columns={hasMore ? [...COLUMNS, ...MORE_COLUMNS] : COLUMNS}
      rows={rows}
      rowId={({ id }) => id}
      sort={sort}
      onSort={onSort}
      cycle="three"
      card={cardsWith(hasMore)}
      reloading={reloading}
    />
  )
}

const COLUMNS: Column<FeedbackRecord>[] = [
  { id: 'type', header: copy.columns.type, sortKey: 'type', cell: (row) => <TypeBadge row={row} /> },
  { id: 'rate', header: copy.columns.rate, sortKey: 'rate', cell: ({ rate }) => <RateFace rate={rate} /> },
  { id: 'message', header: copy.columns.message, cell: (row) => <Message row={row} /> },
  {
    id: 'by',
    header: copy.columns.by,
    hideOnMobile: true,
    cell: ({ created_by }) => <Sender sender={created_by} />,
  },
  {
    id: 'at',
    header: copy.columns.at,
    sortKey: 'created_at',
    hideOnMobile: true,
    tone: 'secondary',
    cell: ({ created_at }) => <RelativeTime date={created_at} />,
  },
]

const MORE_COLUMNS: Column<FeedbackRecord>[] = [
  { id: 'status', header: copy.columns.status, cell: (row) => <StatusTag row={row} /> },
  {
    id: 'note',
    header: copy.columns.note,
    tone: 'secondary',
    cell: ({ note }) => note && shortened(note, MAX_MESSAGE),
  },
]

function cardsWith(hasMore: boolean) {
  return (row: FeedbackRecord) => <FeedbackCard row={row} hasMore={hasMore} />
}

function FeedbackCard({ row, hasMore }: { row: FeedbackRecord; hasMore: boolean }) {
  return (
    <div className={layout['stack-10']}>
      <div className={cx(layout['row-12'], styles['top'])}>
        <TypeBadge row={row} />
        <RateFace rate={row.rate} />
        {hasMore && <StatusTag row={row} />}
      </div>
      <Message row={row} />
      {hasMore && row.note && <span className={shared['note']}>{shortened(row.note, MAX_MESSAGE)}</span>}
    </div>
  )
}

function Message({ row: { id, message } }: { row: FeedbackRecord }) {
  return (
    <Link to="/feedback/$feedbackId" params={{ feedbackId: id }} className={rowLink} title={message}>
      {shortened(message, MAX_MESSAGE)}
    </Link>
  )
}

export function TypeBadge({ row: { type } }: { row: FeedbackRecord }) {
  return (
    <Badge tone={TYPE_TONES[type]} withDot={false}>
      {TYPE_LABELS[type]}
    </Badge>
  )
}

export function StatusTag({ row: { status } }: { row: FeedbackRecord }) {
  return <Badge tone={STATUS_TONES[status]}>{status}</Badge>
}
