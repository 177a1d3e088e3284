import { Button } from '@mantine/core'
import { Children, useState, type ReactNode } from 'react'
import styles from './selection-bar.module.css'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
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
  /** What can be done to all of them; nothing but that. */
  children: ReactNode
  /** How many of these find room in one line of a phone. */
  room?: number
}

/** Stays in view while rows of a list are selected; on a phone in two lines, so that the list stays in view too. */
export function SelectionBar({ label, count, aside, onClear, children, room = 3 }: Props) {
  const isMobile = useIsMobile()
  const [isWhole, setWhole] = useState(false)
  const acts = Children.toArray(children)
  const atOnce = isMobile && acts.length > room ? room - 1 : acts.length
  return (
    <section data-foot className={cx(shared['card'], layout['row-wrap'], styles['bar'])} aria-label={label}>
      <output className={cx(shared['figures'], shared['strong'])}>{count} selected</output>
      {aside}
      <span className={cx(layout['row-wrap-8'], styles['acts'])}>
        {acts.slice(0, atOnce)}
        {atOnce < acts.length && (
          <Button
            size="compact-md"
            variant="default"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? copy.less : copy.more}
          </Button>
        )}
        {isWhole && acts.slice(atOnce)}
      </span>
      <Button size="compact-md" variant="subtle" className={styles['clear']} onClick={onClear}>
        {copy.clear}
      </Button>
    </section>
  )
}
