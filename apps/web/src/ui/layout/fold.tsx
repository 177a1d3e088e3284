import IconChevronRight from '~icons/chevron-right'
import { useState, type ReactNode } from 'react'
import styles from './fold.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  title: string
  /** Beside the title while it is closed: what is in it. */
  detail?: string | undefined
  /** Opens it whenever it becomes true; the reader may close it again. */
  isWanted?: boolean
  /** The reader opens it. */
  onOpen?: () => void
  children: ReactNode
}

/** What can wait, behind one line. What it holds comes when it is first opened, and stays. */
export function Fold({ title, detail, isWanted = false, onOpen, children }: Props) {
  const [isOpen, setOpen] = useState(isWanted)
  const [wasOpen, setWasOpen] = useState(isWanted)
  const [wasWanted, setWanted] = useState(isWanted)
  // During the render, so that what is looked for inside is there to be focused.
  if (isWanted !== wasWanted) {
    setWanted(isWanted)
    if (isWanted) setOpen(true)
  }
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <details className={styles['fold']} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        className={cx(layout['row-8'], styles['line'])}
        onClick={(event) => {
          // Drawn open before the browser opens it, it would be closed by that.
          event.preventDefault()
          setOpen(!isOpen)
          if (!isOpen) onOpen?.()
        }}
      >
        <IconChevronRight size={16} aria-hidden className={styles['chevron']} />
        <span className={cx(shared['strong'], shared['firm'], styles['title'])}>{title}</span>
        {!isOpen && detail !== undefined && (
          <span className={cx(shared['clipped'], shared['note'], shared['fills'], styles['detail'])}>
            {detail}
          </span>
        )}
      </summary>
      {wasOpen && <div className={styles['body']}>{children}</div>}
    </details>
  )
}
