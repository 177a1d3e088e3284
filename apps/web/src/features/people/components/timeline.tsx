import { copy } from '#features/people/copy.ts'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { eventWords } from './event-words.ts'
import styles from './thread.module.css'

export interface TimelineEntry {
  id: string
  kind: string
  createdBy: { name: string } | null
  created_at: string
  /** The status that it led to. */
  to: string | null
  /** What was said or changed, a line each. */
  lines: string[]
}

/** What happened, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles['timeline']}>
      {entries.map(({ id, kind, createdBy, created_at: at, to, lines }) => (
        <li key={id} className={styles['event']}>
          <p className={cx(shared['flush'], layout['row-wrap-4-10'], styles['head'])}>
            <span>
              <strong>{createdBy?.name ?? copy.thePortal}</strong> {eventWords(kind)}
            </span>
            {to !== null && <StatusBadge status={to} />}
            <RelativeTime date={at} />
          </p>
          {lines.map((line) => (
            <p key={line} className={styles['text']}>
              {line}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}
