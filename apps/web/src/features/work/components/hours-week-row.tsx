import type { HoursEntry, HoursWeek } from '@guildhall/contract/work/hours'
import { Button } from '@mantine/core'
import { minutesText } from '#features/work/hour-queries.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { copy } from '#features/work/copy.ts'
import styles from './work.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const STATUS = {
  open: { label: 'Open', tone: 'primary' },
  submitted: { label: 'Submitted', tone: 'warning' },
  approved: { label: 'Approved', tone: 'success' },
  sent_back: { label: 'Sent back', tone: 'danger' },
} as const

type Props = {
  week: HoursWeek
  entries: readonly HoursEntry[]
  isPending: boolean
  onEdit: (entry: HoursEntry) => void
  onRemove: (entry: HoursEntry) => void
  onSubmit: () => void
  onApprove: () => void
  onSendBack: () => void
}

/** A week of hours: its days, how it stands, and what its reader can do. */
export function HoursWeekRow({ week, entries, isPending, ...acts }: Props) {
  const { actions, status } = week
  const name = `Week of ${formatDate(week.week)}`
  return (
    <li className={cx(layout['stack-6'], styles['row'])} aria-label={name}>
      <div className={cx(layout['head-12'], styles['top'])}>
        <h3 className={styles['name']}>
          {name}: <span className={shared['keeps-line']}>{minutesText(week.minutes)}</span>
        </h3>
        <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>
      </div>
      {week.reason && <p className={styles['reason']}>{week.reason}</p>}
      <Days entries={entries} onEdit={acts.onEdit} onRemove={acts.onRemove} />
      {week.decided_by && week.decided_at && (
        <p className={cx(shared['note'], shared['flush'])}>
          {copy.decided(STATUS[status].label, formatDate(week.decided_at), week.decided_by)}
        </p>
      )}
      {Object.values(actions).includes(true) && (
        <div className={cx(layout['row-wrap-8'], styles['actions'])}>
          {actions.canSendBack && (
            <Button variant="default" onClick={acts.onSendBack}>
              {copy.sendBack}
            </Button>
          )}
          {actions.canApprove && (
            <Button onClick={acts.onApprove} loading={isPending}>
              {copy.approve}
            </Button>
          )}
          {actions.canSubmit && (
            <Button onClick={acts.onSubmit} loading={isPending}>
              {copy.submitWeek}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function Days({ entries, onEdit, onRemove }: Pick<Props, 'entries' | 'onEdit' | 'onRemove'>) {
  return (
    <ul className={cx(layout['stack-8'], shared['list'])}>
      {entries.map((entry) => (
        <li key={entry.id} className={cx(layout['spread-wrap'], styles['choice'])}>
          <div>
            <p className={styles['note']}>
              {formatDate(entry.day)}: {minutesText(entry.minutes)}
            </p>
            {entry.note && <p className={cx(shared['note'], shared['flush'])}>{entry.note}</p>}
          </div>
          {entry.can_change && (
            <div className={cx(layout['row-wrap-8'], styles['actions'])}>
              <Button
                variant="subtle"
                size="compact-md"
                onClick={() => onRemove(entry)}
                aria-label={copy.deleteHoursOf(formatDate(entry.day))}
              >
                {copy.textDelete}
              </Button>
              <Button
                variant="subtle"
                size="compact-md"
                onClick={() => onEdit(entry)}
                aria-label={copy.editHoursOf(formatDate(entry.day))}
              >
                {copy.editLabel}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
