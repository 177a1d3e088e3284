import IconChevronDown from '~icons/chevron-down'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { WhenOpened } from '#ui/dialogs/when-opened.tsx'
import styles from './collapsible.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  title: ReactNode
  /** What it holds, shown while it is closed. */
  summary?: string
  children: ReactNode
  /** Given, the parent decides; else the block keeps its own state. */
  expanded?: boolean
  onToggle?: (expanded: boolean) => void
  initiallyExpanded?: boolean
  /** What it holds is not there before it opens. */
  isLate?: boolean
}

/** A titled block that opens and closes. */
export function Collapsible(props: Props) {
  const { title, summary, children, expanded, onToggle, initiallyExpanded = false, isLate = false } = props
  const [own, setOwn] = useState(initiallyExpanded)
  const bodyId = useId()
  const titleId = useId()
  const isOpen = expanded ?? own
  const label = isOpen ? 'Collapse' : 'Expand'
  const toggle = () => {
    setOwn(!isOpen)
    onToggle?.(!isOpen)
  }
  return (
    <section className={shared['card']} aria-labelledby={titleId}>
      <div className={cx(layout['row-16'], styles['head'])}>
        <div className={cx(shared['breaks'], shared['shrinks'])}>
          <div id={titleId} className={shared['title']}>
            {title}
          </div>
          {summary !== undefined && !isOpen && (
            <p className={cx(shared['note'], shared['flush'])}>{summary}</p>
          )}
        </div>
        <button
          type="button"
          className={cx(shared['bare'], shared['covers'], layout['inline-row-6'], styles['toggle'])}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-describedby={titleId}
          onClick={toggle}
        >
          {label}
          <IconChevronDown
            size={16}
            aria-hidden
            className={styles['chevron']}
            data-open={isOpen || undefined}
          />
        </button>
      </div>
      <div id={bodyId} className={styles['body']} hidden={!isOpen}>
        {isLate ? <WhenOpened opened={isOpen}>{children}</WhenOpened> : children}
      </div>
    </section>
  )
}
