import type { GigSummary } from '@guildhall/contract/gigs/gig'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { GigSlots } from '#features/gigs/slots.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { rowLink } from '#ui/lists/table.tsx'
import { copy } from '#features/gigs/copy.ts'
import { GigStatusBadge } from './gig-status-badge.tsx'
import styles from './gig-cards.module.css'
import type { GigListProps } from './gig-table.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** The projects as cards: on phones, and for whoever likes to read the summaries. */
export function GigCards({ rows, prefix, slots, reloading }: Omit<GigListProps, 'sort' | 'onSort'>) {
  return (
    <ul className={styles['cards']} aria-label={copy.projects} aria-busy={reloading}>
      {rows.map((gig) => (
        <li key={gig.id} className={cx(shared['card'], styles['card'])}>
          <GigCard gig={gig} prefix={prefix} slots={slots} />
        </li>
      ))}
    </ul>
  )
}

function GigCard({ gig, prefix, slots: { Heart } }: { gig: GigSummary; prefix: string; slots: GigSlots }) {
  return (
    <>
      <div className={styles['top']}>
        <GigStatusBadge gig={gig} />
        <span className={styles['kind']}>{gig.type_display}</span>
        {Heart && (
          <Suspense>
            <Heart projectId={gig.id} name={gig.name} />
          </Suspense>
        )}
      </div>
      <Link to={`/${prefix}/projects/${gig.id}`} className={`${styles['name']} ${rowLink}`}>
        {gig.name}
      </Link>
      {gig.summary && <p className={styles['summary']}>{gig.summary}</p>}
      <div className={styles['facts']}>
        <span>{gig.company?.name ?? gig.owner.name}</span>
        {gig.deadline && <span>{copy.deadlineDate(formatDate(gig.deadline))}</span>}
      </div>
    </>
  )
}
