import type { Brief } from '@guildhall/contract/hiring/expert-projects'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { moneyText } from '@guildhall/contract/money'
import { copy } from '#features/hiring/copy.ts'
import { timeLeft } from '#features/hiring/money.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { SeeMore } from '#ui/text/see-more.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import styles from '#features/hiring/components/hiring.module.css'
import entries from '#features/hiring/components/entries.module.css'
import { NextLine } from '#features/hiring/components/next-date.tsx'
import type { HiringSlots } from '#features/hiring/slots.ts'
import { OwnActions, type AskOwn } from './own-actions.tsx'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { DottedFacts } from '#ui/text/dotted-facts.tsx'

type Props = { brief: Brief; ask: AskOwn; Heart?: HiringSlots['Heart'] }

/** A project for an expert: the brief in short, how well it fits, and what to do. */
export function ProjectCard({ brief, ask, Heart }: Props) {
  const owner = brief.owner && <Owner owner={brief.owner} />
  return (
    <li
      className={cx(shared['card'], entries['entry'])}
      data-flush
      data-inline={brief.engagement === null || undefined}
    >
      <div className={cx(layout['tops'], entries['top'])}>
        <div>
          <Link to={`/expert/projects/${brief.id}`} className={cx(reach['alone'], styles['name'])}>
            {brief.name}
          </Link>
          <DottedFacts facts={[brief.internal_id, ...brief.industries, owner]} className={styles['quiet']} />
        </div>
        <div className={layout['row-8']}>
          {isNew(brief) ? <Badge tone="info">{copy.new}</Badge> : <OwnState brief={brief} />}
          {Heart && (
            <Suspense fallback={<span className={entries['heart']} />}>
              <Heart projectId={brief.id} name={brief.name} />
            </Suspense>
          )}
        </div>
      </div>
      <div className={entries['body']}>
        {brief.summary !== null && (
          <p className={entries['said']}>
            <SeeMore text={brief.summary} />
          </p>
        )}
        {brief.engagement?.request_message && brief.engagement.state === 'requested' && (
          <p className={entries['said']}>“{brief.engagement.request_message}”</p>
        )}
        <NextLine next={brief.engagement?.next_date ?? null} />
        <Fit brief={brief} />
        <BriefFacts brief={brief} />
      </div>
      <OwnActions brief={brief} ask={ask} />
    </li>
  )
}

function Owner({ owner: { id, name } }: { owner: NonNullable<Brief['owner']> }) {
  return (
    <Link to={`/expert/managers/${id}`} className={cx(reach['alone'], styles['link'])}>
      {name}
    </Link>
  )
}

/** "You match 5 of 6 skills"; whoever was invited is wanted for more than a poor match, and only hears what is asked for. */
export function Fit({ brief: { fit, engagement } }: { brief: Brief }) {
  if (fit.required === 0) return null
  const isWanted = engagement?.state === 'requested' && fit.matched * 2 < fit.required
  const words = isWanted ? copy.skillsAsked : copy.youMatchOfSkills(fit.matched, fit.required)
  return (
    <ul className={cx(layout['wrap-6'], styles['chips'])} aria-label={words}>
      <li>{words}</li>
      {fit.skills.map(({ name, is_matched: isMatched }) => (
        <li key={name} className={styles['chip']} data-tone={isMatched ? undefined : 'missing'}>
          {name}
        </li>
      ))}
    </ul>
  )
}

const STATE = { requested: 'Requested', in_review: 'In review', active: 'Active', past: 'Past' } as const

export function OwnState({ brief: { engagement } }: { brief: Brief }) {
  if (engagement === null) return null
  const { state, outcome } = engagement
  if (state === 'in_review') return <Badge tone="primary">{copy.inReview}</Badge>
  if (state !== 'past') return <StatusBadge status={STATE[state]} />
  return outcome === 'Completed' ? (
    <StatusBadge status="Completed" />
  ) : (
    <Badge tone="secondary">{outcome ?? copy.past}</Badge>
  )
}

/** Open to them, and published in the last seven days. */
function isNew({ engagement, published_at: published }: Brief): boolean {
  return (
    engagement === null && published !== null && Date.now() - new Date(published).getTime() < 7 * 86_400_000
  )
}

export function BriefFacts({ brief }: { brief: Brief }) {
  const { engagement } = brief
  const agreed = engagement && moneyText(engagement.rate, engagement.rate_type, engagement.currency)
  const asked = engagement && moneyText(engagement.bid_amount, engagement.bid_type, engagement.currency)
  const facts = [
    engagement?.state === 'requested' && timeLeft(engagement.expires_at),
    agreed && `Agreed ${agreed}`,
    engagement?.state === 'in_review' && asked && copy.youAsked(asked),
    engagement?.state === 'active' &&
      engagement.starts_on !== null &&
      `From ${formatDate(engagement.starts_on)}`,
    engagement !== null && copy.youGaveStars(engagement.own_rating),
    brief.budget,
    brief.effort,
    brief.location,
    brief.nda_required && 'Agreement needed',
    (engagement === null || brief.actions.canApply) &&
      brief.status === 'Published' &&
      brief.applications_until !== null &&
      `Apply until ${formatDate(brief.applications_until)}`,
  ].filter((one) => typeof one === 'string' && one !== '')
  return (
    <ul className={cx(shared['note'], layout['row-wrap'], styles['facts'])}>
      {facts.map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
    </ul>
  )
}
