import type { ReactNode } from 'react'
import styles from './badge.module.css'
import type { BadgeTone } from './status-badge-tone.ts'

type Props = { tone: BadgeTone; children: ReactNode; withDot?: boolean }

/** A light badge; the dot says that it is a state. */
export function Badge({ tone, children, withDot = true }: Props) {
  return (
    <span className={`${styles['badge']} badge-${tone}`} data-tone={tone}>
      {withDot && <span className={styles['dot']} aria-hidden />}
      {children}
    </span>
  )
}
