import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './selection-bar.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#ui/text/copy.ts'

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
    <section data-foot className={cx(shared['card'], layout['row-wrap'], styles['bar'])} aria-label={label}>
      <output className={cx(shared['figures'], shared['strong'])}>{count} selected</output>
      {aside}
      <span className={cx(layout['row-wrap-8'], styles['actions'])}>
        {children}
        <Button size="compact-md" variant="subtle" onClick={onClear}>
          {copy.clear}
        </Button>
      </span>
    </section>
  )
}
