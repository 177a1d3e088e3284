import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { labelStep, percent } from './measure.ts'
import { figureText, type Point, type Series } from './series.ts'
import { Tip } from './tip.tsx'
import styles from './plot.module.css'

interface Props {
  points: readonly Point[]
  series: readonly Series[]
  /** The figures beside the lines, from 0 up. */
  ticks: readonly number[]
  /** Below the labels: what they are. */
  title?: string | undefined
  /** What lies under all points. */
  children?: ReactNode
  /** What stands at one point. */
  mark: (point: Point) => ReactNode
}

/** The ground of a chart: lines with their figures, a band for each point with its label, and what is shown on it. */
export function Plot({ points, series, ticks, title, children, mark }: Props) {
  const top = ticks.at(-1) ?? 1
  const screen = useIsMobile() ? 'phone' : 'wide'
  const step = labelStep(
    points.map(({ label }) => label),
    screen,
  )
  return (
    <div className={styles['plot']}>
      <div className={styles['figures']}>
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: percent(tick, top) }}>
            {figureText(tick)}
          </span>
        ))}
      </div>
      <div className={styles['ground']} style={bandsOf(points.length)}>
        {ticks.map((tick) => (
          <div key={tick} className={styles['line']} style={{ bottom: percent(tick, top) }} />
        ))}
        {children}
        {points.map((point, place) => (
          <Band key={point.label} side={sideOf(place, points.length)} href={point.href}>
            {mark(point)}
            <Tip point={point} series={series} />
          </Band>
        ))}
      </div>
      <div className={styles['labels']} style={bandsOf(points.length)}>
        {points.map(({ label }, place) => (
          <span key={label}>{place % step === 0 ? label : ''}</span>
        ))}
      </div>
      {title !== undefined && <div className={styles['title']}>{title}</div>}
    </div>
  )
}

const bandsOf = (count: number): CSSProperties => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
})

/** To which side the figures of a point open: never out of the card. */
const sideOf = (place: number, count: number) => (place < count / 2 ? 'right' : 'left')

interface BandProps {
  side: 'left' | 'right'
  href: string | null | undefined
  children: ReactNode
}

/** Keys reach the same lists by the table. */
function Band({ side, href, children }: BandProps) {
  const given = { className: styles['band'], 'data-side': side, children }
  return typeof href === 'string' ? <Link to={href} tabIndex={-1} {...given} /> : <div {...given} />
}
