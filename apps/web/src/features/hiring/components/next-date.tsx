import type { NextDate } from '@guildhall/contract/hiring/next-date'
import { formatDate, formatDue, formatTime, hasPassed } from '#ui/text/date-format.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './next-date.module.css'

/** 'Next: Questions on the draft, Jan 05,2027 10:00': what comes next in somebody's work, in one line (NEXT N3). */
export function nextText(next: NextDate): string {
  return `${isLate(next) ? 'Late' : 'Next'}: ${wordsOf(next)}`
}

/** Of the call that goes on now nobody is late. */
function isLate({ kind, at }: NextDate): boolean {
  return kind !== 'call' && hasPassed(at)
}

function wordsOf({ kind, title, at }: NextDate): string {
  switch (kind) {
    case 'call':
      return `${title}, ${formatDate(at)} ${formatTime(at).slice(0, 5)}`
    case 'deliverable':
      return `${title}, due ${formatDue(at)}`
    case 'hours':
      return `hours to submit, week of ${formatDate(title)}`
  }
}

type Props = {
  next: NextDate | null
  /** Whose work it is, where several work. */
  name?: string | undefined
}

/** The same at the head of a working page. */
export function NextLine({ next, name }: Props) {
  if (next === null) return null
  return (
    <p className={cx(layout['wraps'], styles['next'])} data-late={isLate(next) || undefined}>
      {nextText(next)}
      {name !== undefined && <span className={styles['who']}>{name}</span>}
    </p>
  )
}
