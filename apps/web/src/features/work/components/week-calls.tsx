import type { Call } from '@guildhall/contract/work/calls'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dayAfter, dayHere, hoursText, mondayOf, today } from '#features/work/times.ts'
import { prefixOf } from '#platform/addresses.ts'
import { listState } from '#platform/list-state.ts'
import { useSignedIn } from '#platform/session.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { copy } from '#features/work/copy.ts'
import styles from './week-calls.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import reach from '#ui/layout/reach.module.css'
import shared from '#ui/theme/shared.module.css'

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const SHOWN = ['booked', 'moved', 'held', 'missed']

type Props = {
  /** Its Monday. */
  week: string
  /** Its calls. */
  list: UseQueryResult<Call[]>
  onWeek: (week: string) => void
}

/** The calls of one week, by the clock of this browser. */
export function WeekCalls({ week, list, onWeek }: Props) {
  const [now] = useState(today)
  const rows = (list.data ?? []).filter(({ status }) => SHOWN.includes(status))
  const state = listState(list, { isEmpty: false })
  return (
    <section aria-label={copy.week}>
      <div className={cx(layout['row-wrap'], styles['head'])}>
        <Button variant="default" onClick={() => onWeek(dayAfter(week, -7))}>
          {copy.previousWeek}
        </Button>
        <h2 className={cx(shared['heading'], styles['title'])} aria-live="polite">
          {copy.dateRange(formatDate(week), formatDate(dayAfter(week, 6)))}
        </h2>
        <Button variant="default" onClick={() => onWeek(dayAfter(week, 7))}>
          {copy.nextWeek}
        </Button>
        {week !== mondayOf(now) && (
          <Button variant="subtle" onClick={() => onWeek(mondayOf(now))}>
            {copy.thisWeek}
          </Button>
        )}
      </div>
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        skeleton={<Days week={week} now={now} />}
      >
        {rows.length === 0 && week !== mondayOf(now) && <p className={styles['free']}>{copy.freeWeek}</p>}
        <Days week={week} now={now} calls={rows} />
      </ListStates>
    </section>
  )
}

type DaysProps = {
  week: string
  now: string
  /** Undefined until they have come: the days hold their room. */
  calls?: readonly Call[]
}

function Days({ week, now, calls }: DaysProps) {
  return (
    <ol className={cx(shared['list'], layout['stack-8'], styles['days'])}>
      {NAMES.map((name, index) => {
        const day = dayAfter(week, index)
        return (
          <li key={name} className={cx(shared['card'], styles['day'])} data-today={day === now || undefined}>
            <h3 className={styles['name']}>
              {name} <span className={styles['date']}>{formatDate(day)}</span>
            </h3>
            <Day calls={calls?.filter(({ start_at: at }) => at !== null && dayHere(at) === day)} />
          </li>
        )
      })}
    </ol>
  )
}

function Day({ calls }: { calls: readonly Call[] | undefined }) {
  const user = useSignedIn()
  if (calls === undefined) return <p className={styles['none']}>&nbsp;</p>
  if (calls.length === 0) return <p className={styles['none']}>{copy.noCalls}</p>
  return (
    <ul className={cx(layout['stack-8'], shared['list'])}>
      {calls.map((call) => (
        <li key={call.id} className={cx(layout['stack-2'], styles['call'])}>
          <Link
            to={`/${prefixOf(user) ?? ''}/projects/${call.gig.id}`}
            search={{ tab: 'work' }}
            className={cx(reach['alone'], styles['link'])}
          >
            {call.title}
          </Link>
          <span>{call.start_at && call.end_at && hoursText(call.start_at, call.end_at)}</span>
          <span className={styles['date']}>{call.gig.name}</span>
        </li>
      ))}
    </ul>
  )
}
