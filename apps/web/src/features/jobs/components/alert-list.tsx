import type { Alert } from '@guildhall/contract/jobs/care'
import { alertCopy } from '#features/jobs/copy.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDateTime } from '#ui/text/date-format.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './alert-list.module.css'

/** What the portal cannot reach, and what it could not reach lately. */
export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  const goesOn = alerts.some(({ over_at: over }) => over === null)
  return (
    <>
      <ul className={cx(shared['list'], layout['stack-12'])} aria-label={alertCopy.list}>
        {alerts.map((alert) => (
          <li key={alert.part} className={styles['alert']}>
            <Badge tone={alert.over_at === null ? 'danger' : 'success'}>
              {alert.over_at === null ? alertCopy.goesOn : alertCopy.over}
            </Badge>
            <span className={shared['medium']}>{alertCopy.says(alert)}</span>
            <span className={styles['when']}>
              {alertCopy.since} {formatDateTime(alert.since)}
              {alert.over_at !== null && ` ${alertCopy.until} ${formatDateTime(alert.over_at)}`}
            </span>
            {alert.over_at === null && alertCopy.advice(alert) !== null && (
              <span className={styles['when']}>{alertCopy.advice(alert)}</span>
            )}
          </li>
        ))}
      </ul>
      {goesOn && <p className={cx(shared['quiet'], shared['flush'])}>{alertCopy.hint}</p>}
    </>
  )
}
