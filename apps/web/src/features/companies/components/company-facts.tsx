import type { CompanyDetails } from '@guildhall/contract/companies/shapes'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { copy } from '#features/companies/copy.ts'
import { formatDate } from '#ui/text/date-format.ts'
import styles from './company-facts.module.css'
import { LogoEditor } from './logo-editor.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** What is known of a company. */
export function CompanyFacts({ company, canEdit }: { company: CompanyDetails; canEdit: boolean }) {
  return (
    <section
      className={cx(shared['card'], shared['padded'], layout['stack-20'], styles['card'])}
      aria-label={copy.aboutThisCompany}
    >
      <LogoEditor company={company} canEdit={canEdit}>
        {company.description !== null && <p className={styles['text']}>{company.description}</p>}
      </LogoEditor>
      <Facts facts={factsOf(company)} />
    </section>
  )
}

type Fact = [name: string, value: ReactNode]

function factsOf(company: CompanyDetails): Fact[] {
  const { website, parent, children, segments, revenue, currency, merged } = company
  const facts: Fact[] = [
    ['Type', company.type],
    ['Website', website && <Website url={website} />],
    ['Industry', company.industry?.name],
    ['Segments', segments.length === 0 ? null : namesOf(segments)],
    ['Location', company.address.standard_address],
    ['Employees', company.size],
    ['Revenue of a year', revenue === null ? null : moneyText(revenue, currency)],
    ['Parent company', parent && <CompanyLinks companies={[parent]} />],
    ['Source', company.created_by === null ? company.source : `${company.source}, ${company.created_by}`],
    ['Added', formatDate(company.created_at)],
  ]
  if (children.length > 0)
    facts.push(['Companies below it', <CompanyLinks key="below" companies={children} />])
  if (merged.length > 0) facts.push(['Merged into it', namesOf(merged)])
  return facts
}

function namesOf(items: readonly { name: string }[]): string {
  return items.map(({ name }) => name).join(', ')
}

function Website({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url.replace(/^https?:\/\//i, '')}
    </a>
  )
}

function CompanyLinks({ companies }: { companies: readonly { id: string; name: string }[] }) {
  return companies.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Link to="/companies/$companyId" params={{ companyId: id }}>
        {name}
      </Link>
    </span>
  ))
}

function moneyText(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    notation: amount >= 1_000_000 ? 'compact' : 'standard',
    maximumFractionDigits: amount >= 1_000_000 ? 1 : 0,
  }).format(amount)
}
