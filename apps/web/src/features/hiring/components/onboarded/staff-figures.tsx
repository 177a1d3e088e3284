import type { StaffMember } from '@guildhall/contract/hiring/staff'
import styles from './staff-figures.module.css'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

type Figures = NonNullable<StaffMember['figures']>

/** How somebody works, for administrators. */
export function StaffFigures({ figures }: { figures: Figures }) {
  const shown: [label: string, value: string, note: string][] = [
    ['Own projects', String(figures.open_gigs), `open, ${figures.all_gigs} in all`],
    ['Hired experts', String(figures.hired_now), `now, ${figures.hired_ever} in all`],
    ['Response time', timeText(figures.response_hours), 'half of the applications of 90 days'],
    ['Waiting', String(figures.waiting), 'applications without an answer'],
  ]
  return (
    <Facts className={cx(shared['card'], styles['figures'])}>
      {shown.map(([label, value, note]) => (
        <Fact key={label} name={label}>
          <strong>{value}</strong> <span className={shared['note']}>{note}</span>
        </Fact>
      ))}
    </Facts>
  )
}

/** "5 hours", "2 days"; nothing was answered yet: a dash. */
export function timeText(hours: number | null): string {
  if (hours === null) return '—'
  if (hours < 1) return 'under an hour'
  const [count, unit] = hours < 48 ? [Math.round(hours), 'hour'] : [Math.round(hours / 24), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
