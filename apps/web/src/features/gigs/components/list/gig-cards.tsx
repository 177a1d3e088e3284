import type { GigSummary } from '@guildhall/contract/gigs/gig'
import { Link } from '@tanstack/react-router'
import type { GigSlots } from '#features/gigs/slots.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { SeeMore } from '#ui/text/see-more.tsx'
import { rowLink } from '#ui/lists/table.tsx'
import { useFirstScreen } from '#ui/lists/use-first-screen.ts'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { copy } from '#features/gigs/copy.ts'
import { GigHeart } from '#features/gigs/components/gig-heart.tsx'
import { GigStatusBadge } from '#features/gigs/components/gig-status-badge.tsx'
import styles from './gig-cards.module.css'
import { Experts, Members } from './gig-facts.tsx'
import type { GigListProps } from './gig-table.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { dotted } from '#ui/text/dotted.ts'
import { DottedFacts } from '#ui/text/dotted-facts.tsx'

/** Their order is chosen beside the cards. */
type Props = Omit<GigListProps, 'sort' | 'onSort'>

/** In px of a screen: of one below the other, and of three in a row. */
const SMALLEST_ALONE = 120
const SMALLEST_BESIDE = 50

/** The projects as cards: on phones, and for whoever likes to read the summaries. */
export function GigCards({ rows: all, prefix, slots, reloading }: Props) {
  const rows = useFirstScreen(all, useIsMobile() ? SMALLEST_ALONE : SMALLEST_BESIDE)
  return (
    <ul
      className={cx(shared['list'], layout['stack-16'], styles['cards'])}
      aria-label={copy.projects}
      aria-busy={reloading}
    >
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
        <span className={cx(shared['note'], shared['grows'], styles['kind'])}>{gig.type_display}</span>
        {Heart && <GigHeart gig={gig} Heart={Heart} />}
      </div>
      <Link to={`/${prefix}/projects/${gig.id}`} className={`${styles['name']} ${rowLink}`}>
        {gig.name}
      </Link>
      <span className={shared['note']}>{dotted([gig.internal_id, gig.stage])}</span>
      {gig.summary && (
        <p className={cx(shared['flush'], shared['quiet'], styles['summary'])}>
          <SeeMore text={gig.summary} />
        </p>
      )}
      <CardFacts gig={gig} />
    </>
  )
}

/** Who it is for, who leads and works on it, and until when (PRODUCT S-05). */
function CardFacts({ gig }: { gig: GigSummary }) {
  return (
    <div className={cx(shared['note'], styles['facts'])}>
      <div className={cx(layout['wraps'], styles['line'])}>
        <DottedFacts facts={[gig.owner.name, gig.company?.name]} />
        {gig.deadline && <span>{copy.deadlineDate(formatDate(gig.deadline))}</span>}
      </div>
      <div className={cx(layout['spread-8'], shared['unless-empty'])}>
        <Members {...gig} />
        <Experts {...gig} />
      </div>
    </div>
  )
}
