import type { ActivitySummary } from '@guildhall/contract/activity'
import { Link } from '@tanstack/react-router'
import { formatDateTime, formatTime } from '#ui/text/date-format.ts'
import { cx } from '#ui/theme/class-names.ts'
import styles from './session-entry.module.css'
import { StatusTag } from './status-tag.tsx'
import { TypeTag } from './type-tag.tsx'
import reach from '#ui/layout/reach.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  entry: ActivitySummary
  /** Shown where the session goes on after midnight. */
  day: string | undefined
}

/** One entry as a sentence; a page that was opened stands back behind what was done on it. */
export function SessionEntry({ entry, day }: Props) {
  return (
    <li className={styles['entry']} data-type={entry.type}>
      <time
        className={cx(shared['note'], styles['time'])}
        dateTime={entry.created_at}
        title={formatDateTime(entry.created_at)}
      >
        {formatTime(entry.created_at)}
        {day && <span className={styles['day']}>{day}</span>}
      </time>
      <div className={styles['words']}>
        <Link
          to="/activities/$activityId"
          params={{ activityId: entry.id }}
          className={cx(reach['alone'], styles['sentence'])}
        >
          {entry.sentence}
        </Link>
        {entry.status === 'failed' && entry.status_code !== null && (
          <span className={shared['note']}>{entry.status_code}</span>
        )}
      </div>
      <div className={styles['tags']}>
        {entry.status === 'failed' && <StatusTag status="failed" />}
        <TypeTag entry={entry} />
      </div>
    </li>
  )
}
