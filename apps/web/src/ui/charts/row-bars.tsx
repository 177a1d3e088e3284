import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import { percent } from './measure.ts'
import { figureOf, figureText, shadeOf, type Point, type Series } from './series.ts'
import { Tip } from './tip.tsx'
import styles from './row-bars.module.css'

interface Props {
  points: readonly Point[]
  series: readonly Series[]
  /** One bar for all series, which are its parts. */
  isStacked?: boolean
}

/** A row for each point: its label, a bar for each series, and their figures. */
export function RowBars({ points, series, isStacked = false }: Props) {
  const whole = (point: Point) => series.reduce((sum, { key }) => sum + (figureOf(point, key) ?? 0), 0)
  const largest = (point: Point) => Math.max(...series.map(({ key }) => figureOf(point, key) ?? 0))
  const top = Math.max(0, ...points.map(isStacked ? whole : largest))
  return (
    <ul className={styles['rows']}>
      {points.map((point) => (
        <li key={point.label} className={styles['row']}>
          <Label point={point} />
          <div className={styles['bars']} data-stacked={isStacked} aria-hidden>
            {series.map(({ key }, place) => (
              <div
                key={key}
                className={styles['bar']}
                style={{ width: percent(figureOf(point, key) ?? 0, top), background: shadeOf(place) }}
              />
            ))}
            {isStacked && <Tip point={point} series={series} />}
          </div>
          {isStacked ? (
            <span className={styles['figures']}>{figureText(whole(point))}</span>
          ) : (
            <Figures point={point} series={series} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Label({ point: { label, href } }: { point: Point }) {
  if (typeof href !== 'string') return <span className={styles['label']}>{label}</span>
  return (
    <Link to={href} className={cx(styles['label'], reach['alone'])}>
      {label}
    </Link>
  )
}

/** Parted by a stroke for the eye, named for whoever hears them. */
function Figures({ point, series }: { point: Point; series: readonly Series[] }) {
  return (
    <span className={styles['figures']}>
      {series.map(({ key, label }, place) => (
        <span key={key}>
          {place > 0 && <span aria-hidden> / </span>}
          {series.length > 1 && <VisuallyHidden>{`${label} `}</VisuallyHidden>}
          {figureText(figureOf(point, key))}
        </span>
      ))}
    </span>
  )
}
