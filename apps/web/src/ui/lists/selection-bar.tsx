import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './selection-bar.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

type Props = {
  /** What is selected, for a screen reader. */
  label: string
  count: number
  /** Beside the count: the way to select everything. */
  aside?: ReactNode
  onClear: () => void
  /** What can be done to all of them. */
  children: ReactNode
}

/** Stays in view while rows of a list are selected. */
export function SelectionBar({ label, count, aside, onClear, children }: Props) {
  return (
    <section className={cx(shared['card'], styles['bar'])} aria-label={label}>
      <output className={cx(shared['figures'], shared['strong'])}>{count} selected</output>
      {aside}
      <span className={styles['actions']}>
        {children}
        <Button size="compact-md" variant="subtle" onClick={onClear}>
          Clear
        </Button>
      </span>
    </section>
  )
}
