import { formatDateTime, relativeDate } from './date-format.ts'
import styles from './relative-time.module.css'
import { Tooltip } from '#ui/popups/tooltip.tsx'

type Props = {
  /** ISO time. */
  date: string | undefined | null
  /** For tests and still pictures. */
  now?: Date
}

/** '2 days ago', with the full time on hover, focus or touch. */
export function RelativeTime({ date, now }: Props) {
  const text = relativeDate(date, now)
  if (!text || !date) return null
  return (
    <Tooltip label={formatDateTime(date)}>
      <time dateTime={date} className={styles['time']}>
        {text}
      </time>
    </Tooltip>
  )
}
