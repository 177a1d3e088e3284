import IconArrowDown from '~icons/arrow-down'
import IconArrowUp from '~icons/arrow-up'
import { useState, type ReactNode } from 'react'
import { afterPaint } from '#ui/hooks/after-paint.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './table-sort-button.module.css'

type Direction = 'none' | 'ascending' | 'descending'

type Props = {
  direction: Direction
  /** What a press leads to. */
  next: Direction
  onPress: () => void
  children: ReactNode
}

/** The header of a sortable column; its arrow shows on hover before the column is sorted, and turns with the press. */
export function SortButton({ direction, next, onPress, children }: Props) {
  const [asked, setAsked] = useState<{ at: Direction; to: Direction }>()
  if (asked !== undefined && asked.at !== direction) setAsked(undefined)
  const shown = asked?.to ?? direction
  const Arrow = shown === 'descending' ? IconArrowDown : IconArrowUp
  const press = () => {
    setAsked({ at: direction, to: next })
    afterPaint(onPress)
  }
  return (
    <button
      type="button"
      className={cx(shared['bare'], layout['inline-row'], styles['sort'])}
      data-direction={shown}
      onClick={press}
    >
      {children}
      <Arrow size={14} stroke={2} aria-hidden className={styles['arrow']} />
    </button>
  )
}
