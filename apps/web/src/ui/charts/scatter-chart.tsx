import { percent } from './measure.ts'
import styles from './scatter-chart.module.css'

/** A spot: who it is, its colour as CSS, and where it is. */
export interface Spot {
  name: string
  color: string
  across: number
  up: number
}

interface Props {
  spots: readonly Spot[]
  /** The figures beside both axes, the least first. */
  ticks: readonly number[]
  /** What lies across, and what up. */
  titles: readonly [across: string, up: string]
}

/** Who stands where between two axes. */
export function ScatterChart({ spots, ticks, titles: [across, up] }: Props) {
  const [least = 0] = ticks
  const span = (ticks.at(-1) ?? 1) - least
  const at = (figure: number) => percent(figure - least, span)
  return (
    <div className={styles['chart']}>
      <div className={styles['up']}>{up}</div>
      <div className={styles['ground']}>
        {ticks.map((tick) => (
          <div key={tick}>
            <div className={styles['level']} style={{ bottom: at(tick) }} data-figure={tick} />
            <div className={styles['plumb']} style={{ left: at(tick) }} data-figure={tick} />
          </div>
        ))}
        {spots.map(({ name, color, across: x, up: y }) => (
          <i
            key={name}
            className={styles['spot']}
            style={{ left: at(x), bottom: at(y), background: color }}
            title={`${name}: ${x} / ${y}`}
          />
        ))}
      </div>
      <div className={styles['across']}>{across}</div>
    </div>
  )
}
