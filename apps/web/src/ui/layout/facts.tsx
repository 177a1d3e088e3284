import type { ReactNode } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './facts.module.css'

type Props = {
  /** A name and a value each. */
  facts?: readonly (readonly [name: string, value: ReactNode])[]
  /** Facts that say more than a name and a value. */
  children?: ReactNode
  /** Side by side with the name above, one below the other with the name above, or with the name beside. */
  at?: 'grid' | 'lines' | 'beside'
  isTight?: boolean
  className?: string | undefined
}

/** What is known of a thing. */
export function Facts({ facts = [], children, at = 'grid', isTight = false, className }: Props) {
  return (
    <dl className={cx(styles['facts'], className)} data-at={at} data-tight={isTight || undefined}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      {children}
    </dl>
  )
}

type FactProps = { name: string; isWide?: boolean; children: ReactNode }

export function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={cx(isWide && shared['whole'])}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
