import { Link } from '@tanstack/react-router'
import { copy } from '#features/insights/copy.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './today-figure.module.css'
import { cornersOf } from './trend.ts'

type Props = {
  title: string
  value: string
  /** In days, against the step before. */
  change?: number | undefined
  note: string
  line: readonly number[]
}

/** One figure; the whole card leads to the pictures. */
export function TodayFigure({ title, value, change, note, line }: Props) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  return (
    <section className={cx(shared['card'], layout['stack-6'], styles['figure'])}>
      <h2 className={cx(shared['note'], shared['flush'], shared['medium'])}>
        <Link to={`/${prefix}/insights`} className={cx(shared['covers'], styles['link'])}>
          {title}
        </Link>
      </h2>
      <p className={cx(shared['flush'], layout['row-8'])}>
        <strong className={styles['value']}>{value}</strong>
        {change !== undefined && change !== 0 && (
          <Badge tone={change < 0 ? 'success' : 'warning'} withDot={false}>
            {copy.fasterBy(change)}
          </Badge>
        )}
      </p>
      {line.length > 2 && (
        <svg className={styles['line']} viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden>
          <polyline points={cornersOf(line)} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <p className={cx(shared['note'], shared['flush'])}>{note}</p>
    </section>
  )
}
