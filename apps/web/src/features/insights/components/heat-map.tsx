import type { InsightRow } from '@guildhall/contract/insights'
import { cx } from '#ui/theme/class-names.ts'
import styles from './heat-map.module.css'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const STEPS = 5

/** Weekdays by hours; the darker, the more. */
export function HeatMap({ rows }: { rows: readonly InsightRow[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const countAt = (weekday: number, hour: number) =>
    rows.find((row) => row['weekday'] === weekday && row['hour'] === hour)?.count ?? 0
  return (
    <div className={styles['map']}>
      {DAYS.map((day, index) => (
        <div key={day} className={styles['row']}>
          <span className={styles['day']}>{day}</span>
          {HOURS.map((hour) => {
            const count = countAt(index + 1, hour)
            const step = count === 0 ? 0 : Math.ceil((count / most) * STEPS)
            return (
              <span
                key={hour}
                className={cx(styles['cell'], styles[`step${step}`])}
                title={`${day} ${hour}:00: ${count}`}
              />
            )
          })}
        </div>
      ))}
      <div className={styles['row']}>
        <span className={styles['day']} />
        {HOURS.map((hour) => (
          <span key={hour} className={styles['hour']}>
            {hour % 6 === 0 ? hour : ''}
          </span>
        ))}
      </div>
    </div>
  )
}
