import { Children, type ReactNode } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import styles from './dotted-facts.module.css'

type Props = { facts: readonly ReactNode[]; className?: string | undefined }

/** Short facts, those that are missing left out: no line of them begins or ends with the dot between them. */
export function DottedFacts({ facts, className }: Props) {
  const known = facts.filter(Boolean)
  if (known.length === 0) return null
  return (
    <p className={cx(styles['facts'], className)}>
      {Children.map(known, (fact) => (
        <>
          <span>{fact}</span>{' '}
        </>
      ))}
    </p>
  )
}
