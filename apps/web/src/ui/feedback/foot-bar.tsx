import type { ReactNode } from 'react'
import styles from './foot-bar.module.css'

/** A word on the state of the whole page, told to screen readers as it comes; nothing while it has no children. */
export function FootBar({ children }: { children: ReactNode }) {
  return (
    <output className={styles['place']}>
      {Boolean(children) && <div className={styles['bar']}>{children}</div>}
    </output>
  )
}
