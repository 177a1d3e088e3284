import type { CompletenessAnswer } from '@guildhall/contract/applications/completeness'
import { missingSections } from '@guildhall/contract/applications/missing-sections'
import { Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { copy, nextSteps } from '#features/applications/copy.ts'
import { completenessQuery } from '#features/applications/queries.ts'
import { useSignedIn } from '#platform/session.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import styles from './next-steps.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

interface Step {
  title: string
  text: string
}

/** Where an application stands: what is done, what goes on now, and what comes of it. */
export function NextSteps({ isSubmitted }: { isSubmitted: boolean }) {
  const { id, email } = useSignedIn()
  const { data: known } = useQuery({ ...completenessQuery(id), enabled: isSubmitted })
  const first = isSubmitted
    ? { ...nextSteps.submitted, text: formatDate(known?.data.submitted_at) }
    : nextSteps.profile
  const decision = { ...nextSteps.decision, text: nextSteps.decision.text(email) }
  const steps: readonly Step[] = [first, nextSteps.review, decision, nextSteps.projects]
  const current = isSubmitted ? 1 : 0
  return (
    <section className={cx(shared['card'], shared['padded'], styles['card'])} aria-labelledby="next-steps">
      <h2 id="next-steps" className={cx(shared['title'], styles['title'])}>
        {nextSteps.title}
      </h2>
      <ol className={cx(shared['list'], styles['steps'])}>
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className={cx(layout['stack-2'], styles['step'])}
            data-state={stateOf(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={cx(shared['note'], shared['centre'], styles['dot'])} aria-hidden>
              {index < current ? '✓' : index + 1}
            </span>
            <strong className={cx(shared['strong'], styles['name'])}>{title}</strong>
            <span className={cx(shared['note'], styles['text'])}>{text}</span>
          </li>
        ))}
      </ol>
      {isSubmitted && known && <Missing known={known.data} />}
    </section>
  )
}

/** What a profile that was submitted still lacks (PRODUCT X-15); nothing once it is whole. */
function Missing({ known: { percent, steps } }: { known: CompletenessAnswer['data'] }) {
  const missing = missingSections(steps)
  if (missing.length === 0) return null
  return (
    <div className={cx(layout['stack-8'], shared['small'], styles['missing'])}>
      <div className={cx(layout['row-12'], styles['meter'])}>
        <Progress value={percent} size={6} className={styles['progress'] ?? ''} aria-label={copy.profile} />
        <span>{copy.completePercent(percent)}</span>
      </div>
      <p className={shared['flush']}>{nextSteps.missing(missing)}</p>
    </div>
  )
}

function stateOf(index: number, current: number): 'done' | 'now' | 'later' {
  if (index === current) return 'now'
  return index < current ? 'done' : 'later'
}
