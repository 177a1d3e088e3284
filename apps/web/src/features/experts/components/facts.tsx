import { Link } from '@tanstack/react-router'
import { copy } from '#features/experts/copy.ts'
import { Fact as FactPair, Facts as FactList, Missing } from '#ui/layout/facts.tsx'
import { EmailText } from '#ui/text/email-text.tsx'
import { cx } from '#ui/theme/class-names.ts'
import styles from './facts.module.css'
import shared from '#ui/theme/shared.module.css'

export interface Fact {
  label: string
  value: string | null | undefined
  href?: string | null
}

type Props = {
  facts: readonly Fact[]
  isNarrow?: boolean
  /** Each that nobody gave says so itself. */
  isWhole?: boolean
}

/** Labelled facts; those that nobody gave are named together at the end. */
export function Facts({ facts, isNarrow = false, isWhole = false }: Props) {
  const shown = isWhole ? facts : known(facts)
  return (
    <FactList at="beside" className={cx(styles['facts'], !isNarrow && styles['wide'])}>
      {shown.map((fact) => (
        <FactPair key={fact.label} name={fact.label}>
          <Value {...fact} />
        </FactPair>
      ))}
      <Missing names={facts.filter((fact) => !shown.includes(fact)).map(({ label }) => label)} />
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
      {href.startsWith('mailto:') ? <EmailText email={value} /> : value}
    </a>
  )
}
