import type { ActivitySummary } from '@guildhall/contract/activity'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { ActivityLink } from './activity-link.tsx'
import styles from './activity-table.module.css'
import { StatusTag } from './status-tag.tsx'
import { TypeTag } from './type-tag.tsx'
import { UserCell } from './user-cell.tsx'

/** A row of the log on a phone: name and status on top, who and when below. */
export function ActivityRowCard({ row, number }: { row: ActivitySummary; number: number }) {
  return (
    <div className={styles['card']}>
      <div className={styles['cardTop']}>
        <span className={styles['cardName']}>
          <span className={styles['number']}>{number}</span>
          <span>
            <ActivityLink row={row} />
            <span className={styles['sentence']}>{row.sentence}</span>
          </span>
        </span>
        <StatusTag status={row.status} />
      </div>
      <div className={styles['cardFacts']}>
        <UserCell user={row.created_by} />
        <TypeTag entry={row} />
        <span className={styles['cardTime']}>
          <RelativeTime date={row.created_at} />
        </span>
      </div>
    </div>
  )
}
