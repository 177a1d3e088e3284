import type { Series } from './series.ts'
import { shadeOf } from './series.ts'
import styles from './legend.module.css'

/** Which colour is what. */
export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className={styles['legend']}>
      {series.map(({ key, label }, place) => (
        <li key={key} className={styles['entry']}>
          <Swatch place={place} />
          {label}
        </li>
      ))}
    </ul>
  )
}

export function Swatch({ place }: { place: number }) {
  return <span className={styles['swatch']} style={{ background: shadeOf(place) }} aria-hidden />
}
