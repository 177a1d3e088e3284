import type { ReactNode } from 'react'
import styles from './banner.module.css'

type Props = {
  tone: 'info' | 'plain' | 'warning' | 'danger'
  role?: 'status' | 'note'
  /** Of a banner that is a region of its own. */
  label?: string
  children: ReactNode
}

/** What a reader must know before they read on. */
export function Banner({ tone, role, label, children }: Props) {
  const Part = label === undefined ? 'div' : 'section'
  return (
    <Part role={role} aria-label={label} className={styles['banner']} data-tone={tone}>
      {children}
    </Part>
  )
}
