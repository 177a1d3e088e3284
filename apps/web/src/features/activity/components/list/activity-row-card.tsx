import type { ActivitySummary } from '@guildhall/contract/activity'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { ActivityLink } from './activity-link.tsx'
import styles from './activity-table.module.css'
import { StatusTag } from '#features/activity/components/status-tag.tsx'
import { TypeTag } from '#features/activity/components/type-tag.tsx'
import { UserCell } from './user-cell.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** A row of the log on a phone: name and status on top, who and when below. */
export function ActivityRowCard({ row, number }: { row: ActivitySummary; number: number }) {
  return (
    <div className={layout['stack-8']}>
      <div className={layout['head-12']}>
        <span className={styles['cardName']}>
          <span className={cx(shared['note'], styles['number'])}>{number}</span>
          <span>
            <ActivityLink row={row} />
            <span className={cx(shared['note'], styles['sentence'])}>{row.sentence}</span>
          </span>
        </span>
        <StatusTag status={row.status} />
      </div>
      <div className={cx(layout['row-10'], shared['note'])}>
        <UserCell user={row.created_by} />
        <TypeTag entry={row} />
        <span className={styles['cardTime']}>
          <RelativeTime date={row.created_at} />
        </span>
      </div>
    </div>
  )
}
