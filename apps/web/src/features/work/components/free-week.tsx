import { useQuery } from '@tanstack/react-query'
import { callQueries } from '#features/work/call-queries.ts'
import { timeText, weekLines, zoneText } from '#features/work/times.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { copy } from '#features/work/copy.ts'
import styles from './slots.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** When somebody can be called: their hours, days off and calls to come. Nothing of who has said nothing. */
export function FreeWeek({ personId, name }: { personId: string; name: string }) {
  const { data } = useQuery(callQueries.availability(personId))
  if (data === undefined || data.weekly.length === 0) return null
  return (
    <div className={styles['free']}>
      <p className={cx(shared['note'], shared['flush'])}>{copy.takesCalls(name, zoneText(data.timezone))}</p>
      <FreeLines {...data} />
    </div>
  )
}

type Lines = {
  weekly: readonly { weekday: number; from: string; to: string }[]
  days_off: readonly string[]
  busy: readonly { start_at: string; end_at: string }[]
}

/** So many calls to come are named. */
const SHOWN = 3

export function FreeLines({ weekly, days_off: off, busy }: Lines) {
  const calls = busy.slice(0, SHOWN).map((one) => timeText(one.start_at, one.end_at))
  const more = busy.length - calls.length
  return (
    <ul
      className={cx(shared['list'], shared['figures'], shared['small'], styles['lines'])}
      aria-label={copy.hoursForCalls}
    >
      {weekLines(weekly).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {off.length > 0 && (
        <li>
          {copy.notOn} {off.map((day) => formatDate(day)).join(', ')}
        </li>
      )}
      {calls.length > 0 && (
        <li className={cx(shared['note'], shared['flush'])}>
          {copy.otherCallsByYourClock} {calls.join('; ')}
          {more > 0 && copy.andMore(more)}
        </li>
      )}
    </ul>
  )
}
