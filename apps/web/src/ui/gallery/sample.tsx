import type { ReactNode } from 'react'
import styles from './gallery.module.css'

/** One widget or state under its name. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={styles['heading']}>{title}</h2>
      <div className={styles['sample']}>{children}</div>
    </section>
  )
}
