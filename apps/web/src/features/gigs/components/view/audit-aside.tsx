import type { AuditEvent, AuditLine } from '@guildhall/contract/gigs/gig'
import { copy } from '#features/gigs/copy.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import styles from './audit-aside.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { Tooltip } from '#ui/popups/tooltip.tsx'

const LABELS: Record<AuditEvent, string> = {
  created: 'Created',
  updated: 'Modified',
  requested: 'Requested',
  approved: 'Approved',
  submitted: 'Submitted',
  rejected: 'Rejected',
  published: 'Published',
  unpublished: 'Unpublished',
  closed: 'Closed',
  reopened: 'Reopened',
  locked: 'Locked',
}

/** Who did what to the project last and when, in the order of its life (spec 002 §2). */
export function AuditAside({ audit }: { audit: readonly AuditLine[] }) {
  if (audit.length === 0) return null
  return (
    <ul className={cx(layout['stack-12'], shared['list'])}>
      {audit.map((line) => (
        <li key={line.event} className={layout['row-10']}>
          <Avatar name={line.actor?.name ?? '?'} photo={line.actor?.photo} />
          <div className={cx(shared['fills'], styles['words'])}>
            <WithReason reason={line.reason}>{LABELS[line.event]}</WithReason>
            <time dateTime={line.at}>{formatDate(line.at)}</time>
            <span className={cx(shared['whole'], styles['who'])}>{line.actor?.name ?? copy.notProvided}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The reason appears on hover and focus. */
function WithReason({ reason, children }: { reason: string | null; children: string }) {
  if (reason === null) return <div className={styles['event']}>{children}</div>
  return (
    <Tooltip label={reason} maw={280}>
      <button type="button" className={styles['reasoned']}>
        {children}
      </button>
    </Tooltip>
  )
}
