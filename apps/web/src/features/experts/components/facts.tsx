import { Link } from '@tanstack/react-router'
import { copy } from '#features/experts/copy.ts'
import { Fact as FactPair, Facts as FactList } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import styles from './facts.module.css'
import shared from '#ui/theme/shared.module.css'

export interface Fact {
  label: string
  value: string | null | undefined
  href?: string | null
}

/** Labelled facts; what nobody gave reads so. */
export function Facts({ facts, isNarrow = false }: { facts: readonly Fact[]; isNarrow?: boolean }) {
  return (
    <FactList at="beside" className={cx(styles['facts'], !isNarrow && styles['wide'])}>
      {facts.map((fact) => (
        <FactPair key={fact.label} name={fact.label}>
          <Value {...fact} />
        </FactPair>
      ))}
    </FactList>
  )
}

/** Only what somebody filled in, where a page has no use for what is missing. */
export function known(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ value }) => Boolean(value))
}

function Value({ value, href }: Fact) {
  if (!value) return <span className={shared['quiet']}>{copy.notProvided}</span>
  if (!href) return value
  if (href.startsWith('/')) return <Link to={href}>{value}</Link>
  const isElsewhere = href.startsWith('http')
  return (
    <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}>
      {value}
    </a>
  )
}
