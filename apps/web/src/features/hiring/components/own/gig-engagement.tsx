import type { OwnEngagement } from '@guildhall/contract/hiring/engagements'
import { useQuery } from '@tanstack/react-query'
import { hiringQueries } from '#features/hiring/queries.ts'
import { PartFailure } from '#platform/part-failure.tsx'
import { useSignedIn } from '#platform/session.tsx'
import { copy } from '#features/hiring/copy.ts'
import styles from '#features/hiring/components/entries.module.css'
import { NextLine } from '#features/hiring/components/next-date.tsx'
import { OwnActions, OwnDialogPlace, type AskOwn } from './own-actions.tsx'
import { BriefFacts, Fit, OwnState } from './project-card.tsx'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Above a project that an expert looks at: how it fits, where they stand, and what to do (PRODUCT S-11). */
export function GigEngagement({ gig }: { gig: { id: string } }) {
  return <OwnDialogPlace>{(ask) => <OwnPart gigId={gig.id} ask={ask} />}</OwnDialogPlace>
}

function OwnPart({ gigId, ask }: { gigId: string; ask: AskOwn }) {
  const { worksAsExpert } = useSignedIn().actions
  const query = useQuery({ ...hiringQueries.brief(gigId), enabled: worksAsExpert })
  const { data: brief, isLoading } = query
  if (isLoading) return <span aria-busy />
  if (!worksAsExpert || brief === undefined) return <PartFailure load={query} />
  const { engagement, actions, fit } = brief
  // A project that looks for nobody has no part for this expert.
  if (engagement === null && !actions.canApply && fit.required === 0) return null
  const title = copy.yourPart[partOf(engagement)]
  return (
    <section className={cx(shared['card'], styles['entry'])} data-flush data-apart aria-label={title}>
      <div className={cx(layout['tops'], styles['top'])}>
        <h2 className={cx(shared['title'], shared['flush'])}>{title}</h2>
        <OwnState brief={brief} />
      </div>
      <div className={styles['body']}>
        {engagement?.request_message && <p className={styles['said']}>“{engagement.request_message}”</p>}
        {engagement?.message && <p className={styles['said']}>{copy.yourMessage(engagement.message)}</p>}
        {engagement !== null && <Answers answers={engagement.answers} />}
        <NextLine next={engagement?.next_date ?? null} />
        <Fit brief={brief} />
        <BriefFacts brief={brief} />
      </div>
      <OwnActions brief={brief} ask={ask} />
    </section>
  )
}

/** What is over is named by how far it came: only who was hired had work. */
function partOf(engagement: OwnEngagement | null): keyof typeof copy.yourPart {
  if (engagement === null) return 'none'
  if (engagement.state !== 'past' || engagement.assigned_at !== null) return engagement.state
  return engagement.expires_at === null ? 'in_review' : 'requested'
}

/** What they answered to the questions of the project, as it was sent. */
function Answers({ answers }: { answers: OwnEngagement['answers'] }) {
  if (answers.length === 0) return null
  return (
    <Facts at="lines" className={styles['answers']}>
      {answers.map(({ question, answer }, place) => (
        <Fact key={place} name={question}>
          {answer}
        </Fact>
      ))}
    </Facts>
  )
}
