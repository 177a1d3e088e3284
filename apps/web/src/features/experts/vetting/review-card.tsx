import { PROFILE_STEPS, STEP_TITLES } from '@guildhall/contract/applications/completeness'
import type { Review } from '@guildhall/contract/experts/vetting'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Block } from '#features/experts/components/block.tsx'
import { EVIDENCE_WORDS } from '#features/people/components/evidence-words.ts'
import { prefixOf } from '#platform/addresses.ts'
import { PartFailure } from '#platform/part-failure.tsx'
import { useSignedIn } from '#platform/session.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { elapsed, formatDate } from '#ui/text/date-format.ts'
import { copy } from '#features/experts/copy.ts'
import styles from './review-card.module.css'
import { vettingQueries } from './vetting-queries.ts'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** How far the vetting is, and who may be the same person. */
export function ReviewCard({ personId }: { personId: string }) {
  const query = useQuery(vettingQueries.review(personId))
  const { data: review } = query
  if (review === undefined)
    return (
      <Block title={copy.review}>
        {query.isPending && <SkeletonRows rows={5} columns={1} />}
        <PartFailure load={query} />
      </Block>
    )
  return (
    <Block title={copy.review}>
      <Facts at="beside" className={styles['facts']}>
        {review.queue !== null && review.applied_at !== null && (
          <Fact name={copy.waiting}>
            <Waiting since={review.applied_at} />
          </Fact>
        )}
        {factsOf(review).map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
        <Fact name={copy.duplicates}>
          {review.duplicates.length === 0 ? copy.noneFound : <Duplicates duplicates={review.duplicates} />}
        </Fact>
      </Facts>
    </Block>
  )
}

function factsOf(review: Review): { label: string; value: string }[] {
  const facts = [
    { label: 'Applied', value: formatDate(review.applied_at) },
    { label: 'Screened', value: by(review.screened_at, review.screenedBy) },
    { label: 'Approved', value: by(review.approved_at, review.approvedBy) },
    { label: 'Invited', value: by(review.invited_at, review.invitedBy) },
    { label: 'Reminded', value: formatDate(review.reminded_at) },
    { label: 'Applied again', value: review.resubmissions === 0 ? '' : `${review.resubmissions} of 3 times` },
    { label: 'Complete', value: completeness(review) },
    { label: 'Source', value: [review.hear_about_us, review.referral_name].filter(Boolean).join(', ') },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** An application that waits longer is late. */
const PATIENCE = 3 * 86_400_000

function Waiting({ since }: { since: string }) {
  const text = elapsed(since)
  return isLate(since) ? <Badge tone="danger">{text}</Badge> : <span>{text}</span>
}

function isLate(since: string, now = Date.now()): boolean {
  return now - new Date(since).getTime() > PATIENCE
}

function completeness({ missing }: Review): string {
  const all = PROFILE_STEPS.length
  const held = `${all - missing.length} of ${all} parts`
  return missing.length === 0
    ? held
    : `${held}. Missing: ${missing.map((step) => STEP_TITLES[step]).join(', ')}`
}

/** `Nov 19,2026 by Camille Fournier` */
function by(at: string | null, who: { name: string } | null): string {
  const day = formatDate(at)
  return day === '' || who === null ? day : `${day} by ${who.name}`
}

function Duplicates({ duplicates }: { duplicates: Review['duplicates'] }) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  return (
    <ul className={cx(shared['list'], layout['stack-8'], styles['duplicates'])}>
      {duplicates.map(({ id, name, status, matches }) => (
        <li key={id}>
          {status === null ? name : <Link to={`/${prefix}/experts/${id}`}>{name}</Link>}
          <span className={shared['note']}>
            {[
              status,
              ...matches.map((match) =>
                EVIDENCE_WORDS[match].replace('Same', 'same').replace('Similar', 'similar'),
              ),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
