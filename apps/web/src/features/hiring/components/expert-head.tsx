import type { ExpertCard } from '@guildhall/contract/hiring/shapes'
import { Link } from '@tanstack/react-router'
import IconStarFilled from '~icons/star-filled'
import { moneyText } from '@guildhall/contract/money'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { Avatar } from '#ui/marks/avatar.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import { copy } from '#features/hiring/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './hiring.module.css'
import { DottedFacts } from '#ui/text/dotted-facts.tsx'

type Props = { expert: ExpertCard }

/** Who it is: photo, name, title, and the facts that decide. */
export function ExpertHead({ expert }: Props) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  const { years_of_experience: years } = expert
  return (
    <div className={styles['head']}>
      <Avatar name={expert.name} photo={expert.photo} size={40} />
      <div className={cx(shared['fills'], shared['breaks'])}>
        <Link to={`/${prefix}/experts/${expert.id}`} className={cx(reach['alone'], styles['name'])}>
          {expert.name}
        </Link>
        <DottedFacts facts={[expert.job_title, expert.location]} className={styles['quiet']} />
        <ul className={cx(shared['note'], layout['row-wrap'], styles['facts'])}>
          <li>
            <RatingText value={expert.rating} count={expert.rating_count} />
          </li>
          {years !== null && <li>{copy.yearCount(years)}</li>}
          <li>{moneyText(expert.rate, expert.rate_type) || copy.rateNegotiable}</li>
          <li>
            <State expert={expert} />
          </li>
        </ul>
      </div>
    </div>
  )
}

function State({ expert: { is_suspended: isSuspended, is_available: isAvailable, availability } }: Props) {
  if (isSuspended) return <StatusBadge status="Suspended" />
  if (availability === 'Active') return <Badge tone="info">{availability}</Badge>
  if (!isAvailable) return <Badge tone="secondary">{copy.notTakingProjects}</Badge>
  return <Badge tone="success">{availability}</Badge>
}

export function RatingText({ value, count }: { value: number | null; count: number }) {
  if (value === null)
    return <span className={cx(shared['note'], shared['keeps-line'])}>{copy.notRatedYet}</span>
  return (
    <span className={cx(layout['inline-row'], styles['rating'])}>
      <IconStarFilled size={13} aria-hidden />
      <span aria-label={copy.ratedOf5(value.toFixed(1), count)} role="img">
        {value.toFixed(1)} ({count})
      </span>
    </span>
  )
}
