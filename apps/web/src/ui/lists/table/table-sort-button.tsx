import IconArrowDown from '~icons/arrow-down'
import IconArrowUp from '~icons/arrow-up'
import type { ReactNode } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from '#ui/lists/table.module.css'

type Props = {
  direction: 'none' | 'ascending' | 'descending'
  onClick: () => void
  children: ReactNode
}

/** The header of a sortable column; its arrow shows on hover before the column is sorted. */
export function SortButton({ direction, onClick, children }: Props) {
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <button
      type="button"
      className={cx(shared['bare'], layout['inline-row'], styles['sort'])}
      data-direction={direction}
      onClick={onClick}
    >
      {children}
      <Arrow size={14} stroke={2} aria-hidden className={styles['arrow']} />
    </button>
  )
}
