import { Swatch } from './legend.tsx'
import { figureOf, figureText, type Point, type Series } from './series.ts'
import styles from './tip.module.css'

type Props = { point: Point; series: readonly Series[] }

/** The figures of a point, shown while the pointer is on it. */
export function Tip({ point, series }: Props) {
  return (
    <div className={styles['tip']} data-tip>
      <div className={styles['label']}>{point.label}</div>
      {series.map(({ key, label }, place) => (
        <div key={key} className={styles['line']}>
          <Swatch place={place} />
          <span className={styles['name']}>{label}</span>
          <span className={styles['figure']}>{figureText(figureOf(point, key))}</span>
        </div>
      ))}
    </div>
  )
}
