import type { ReactNode } from 'react'
import { copy } from '#ui/text/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './facts.module.css'
import reach from './reach.module.css'

type Props = {
  /** A name and a value each; those that nobody gave stand together in the last line. */
  facts?: readonly (readonly [name: string, value: ReactNode | undefined])[]
  /** Facts that say more than a name and a value. */
  children?: ReactNode
  /** Side by side with the name above, one below the other with the name above, or with the name beside. */
  at?: 'grid' | 'lines' | 'beside'
  isTight?: boolean
  className?: string | undefined
}

/** What is known of a thing. */
export function Facts({ facts = [], children, at = 'grid', isTight = false, className }: Props) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined)
  return (
    <dl
      className={cx(styles['facts'], reach['within'], className)}
      data-at={at}
      data-tight={isTight || undefined}
    >
      {known.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      {children}
      <Missing names={facts.filter((fact) => !known.includes(fact)).map(([name]) => name)} />
    </dl>
  )
}

/** What nobody gave; several in one line, as a row for each would hide the rows that say something. */
export function Missing({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Fact name={names.join(', ')} isWide={names.length > 1}>
      <span className={shared['quiet']}>{copy.notProvided}</span>
    </Fact>
  )
}

type FactProps = { name: string; isWide?: boolean; children: ReactNode }

export function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={cx(isWide && shared['whole'])} data-wide={isWide || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
