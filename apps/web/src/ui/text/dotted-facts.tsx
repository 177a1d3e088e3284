import { Children, type ReactNode } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import { dotted } from './dotted.ts'
import styles from './dotted-facts.module.css'

type Props = {
  facts: readonly ReactNode[]
  className?: string | undefined
  /** What finds no room is left out, with its dot; all of it is on hover. */
  isOneLine?: boolean
}

/** Short facts, those that are missing left out: no line of them begins or ends with the dot between them. */
export function DottedFacts({ facts, className, isOneLine = false }: Props) {
  const known = facts.filter(Boolean)
  if (known.length === 0) return null
  return (
    <p
      className={cx(styles['facts'], className)}
      {...(isOneLine && { 'data-one': '', title: dotted(known.map(String)) })}
    >
      {Children.map(known, (fact) => (
        <>
          <span>{fact}</span>{' '}
        </>
      ))}
    </p>
  )
}
