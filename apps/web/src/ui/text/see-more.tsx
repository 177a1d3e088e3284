import { useState } from 'react'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import reach from '#ui/layout/reach.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './see-more.module.css'

type Props = {
  text: string
  /** Characters shown before the cut; the defaults are those of specification spec 000 §9. */
  length?: number
  mobileLength?: number
}

/** A long text, cut until the reader asks for all of it. */
export function SeeMore({ text, length = 300, mobileLength = 100 }: Props) {
  const isMobile = useIsMobile()
  const [isOpen, setOpen] = useState(false)
  const limit = isMobile ? mobileLength : length
  if (text.length <= limit)
    return <span className={cx(shared['breaks'], shared['keeps-breaks'])}>{text}</span>
  return (
    <span className={cx(shared['breaks'], shared['keeps-breaks'])}>
      {isOpen ? text : cut(text, limit)}{' '}
      <button
        type="button"
        className={cx(shared['bare'], reach['alone'], styles['toggle'])}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'See Less' : '... See more'}
      </button>
    </span>
  )
}

/** Cuts by characters as readers count them: an emoji is never halved. */
export function cut(text: string, limit: number): string {
  return Array.from(text).slice(0, limit).join('').trimEnd()
}

/** At most `limit` characters of a text, and an ellipsis where some are missing. */
export function shortened(text: string, limit: number): string {
  const start = cut(text, limit)
  return start.length < text.trimEnd().length ? `${start}…` : text
}
