import { useId, type ReactNode } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './card.module.css'

type Props = {
  /** Without it the card has no heading. */
  title?: string
  /** Of a card without a heading. */
  label?: string
  /** Beside the heading. */
  aside?: ReactNode
  as?: 'section' | 'aside'
  children: ReactNode
}

/** A part of a page in a frame of its own. */
export function Card({ title, label, aside, as: Part = 'section', children }: Props) {
  const id = useId()
  const heading = title && <h2 id={id}>{title}</h2>
  return (
    <Part
      className={cx(shared['card'], shared['shrinks'], shared['padded'], styles['card'])}
      aria-labelledby={heading ? id : undefined}
      aria-label={label}
    >
      {aside ? (
        <div className={styles['head']}>
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      {children}
    </Part>
  )
}
