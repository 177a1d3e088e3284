import type { Gig } from '@guildhall/contract/gigs/gig'
import type { ShortlistEntry } from '@guildhall/contract/hiring/shortlist'
import { useState } from 'react'
import { copy } from '#features/hiring/copy.ts'
import { useConfig } from '#platform/session.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import styles from './shortlist-sheet.module.css'
import { SheetEntry } from './sheet-entry.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { dotted } from '#ui/text/dotted.ts'

type Props = { gig: Gig; entries: readonly ShortlistEntry[]; hasVotes: boolean }

const isOpen = ({ is_hired: isHired, is_past: isPast }: ShortlistEntry) => !isHired && !isPast

/** What was asked for, and who is proposed for it and why. */
export function ShortlistSheet({ gig, entries, hasVotes }: Props) {
  const { product } = useConfig()
  const [today] = useState(() => formatDate(new Date().toISOString()))
  const open = entries.filter(isOpen)
  const hired = entries.filter(({ is_hired: isHired }) => isHired)
  return (
    <article className={cx(shared['card'], layout['stack-20'], styles['sheet'])}>
      <header>
        <p className={cx(shared['strong'], shared['accent'], shared['small'])}>
          {dotted([copy.shortlistTitle, gig.company?.name])}
        </p>
        <h1>{gig.name}</h1>
        <p className={shared['note']}>{copy.putForwardOn(open.length, today)}</p>
      </header>
      <Wanted gig={gig} />
      {open.length === 0 && hired.length === 0 && <p>{copy.nobodyOnShortlist}</p>}
      {[
        { title: copy.putForward, rows: open },
        { title: copy.workers, rows: hired },
      ].map(({ title, rows }) => rows.length > 0 && <Part key={title} {...{ title, rows, gig, hasVotes }} />)}
      <footer className={cx(shared['note'], styles['footer'])}>
        <span>{product}</span>
        <span>{gig.internal_id}</span>
      </footer>
    </article>
  )
}

function Part({
  title,
  rows,
  gig,
  hasVotes,
}: { title: string; rows: ShortlistEntry[] } & Omit<Props, 'entries'>) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ol className={cx(shared['list'], layout['stack'], styles['entries'])} aria-label={title}>
        {rows.map((entry) => (
          <SheetEntry
            key={entry.id}
            entry={entry}
            wanted={gig.skills_required.map(({ name }) => name)}
            hasVotes={hasVotes}
          />
        ))}
      </ol>
    </section>
  )
}

function Wanted({ gig }: { gig: Gig }) {
  const facts: [string, string][] = [
    [copy.requiredSkills, gig.skills_required.map(({ name }) => name).join(', ')],
    [copy.industries, gig.industries.map(({ name }) => name).join(', ')],
    [copy.experience, gig.years_min === null ? '' : copy.yearsOrMore(gig.years_min)],
    [copy.languages, gig.languages.map(({ name }) => name).join(', ')],
    [copy.start, formatDate(gig.start_at)],
    [copy.deadline, formatDate(gig.deadline)],
  ]
  return (
    <section aria-label={copy.whatWeLookFor}>
      <h2>{copy.whatWeLookFor}</h2>
      {gig.summary !== null && <p className={styles['summary']}>{gig.summary}</p>}
      <Facts isTight className={styles['facts']} facts={facts.filter(([, value]) => value !== '')} />
    </section>
  )
}
