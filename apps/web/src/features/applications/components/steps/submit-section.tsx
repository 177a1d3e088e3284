import { STEP_TITLES, type CompletenessAnswer } from '@guildhall/contract/applications/completeness'
import { Button } from '@mantine/core'
import IconCheck from '~icons/check'
import IconMinus from '~icons/minus'
import { copy } from '#features/applications/copy.ts'
import { useProfileSubmission } from '#features/applications/use-profile-submission.ts'
import type { Place, Steps } from '#features/applications/wizard-steps.ts'
import styles from './submit-bar.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import failed from '#ui/feedback/failure.module.css'

type Props = {
  personId: string
  known: CompletenessAnswer['data']
  onStep: (step: Place) => void
}

/** The end of the wizard: what every step holds, and the submission (specification spec 001 §2.1). */
export function SubmitSection({ personId, known, onStep }: Props) {
  const { submit, message, isPending } = useProfileSubmission(personId)
  return (
    <section className={cx(shared['card'], styles['section'])} aria-labelledby="submit-title">
      <h2 id="submit-title" className={cx(shared['title'], styles['title'])}>
        {copy.submitApplication}
      </h2>
      <p className={styles['lead']} role="status">
        {known.is_complete ? READY : copy.incomplete}
      </p>
      <ul
        className={cx(layout['stack'], shared['list'], shared['lined'], styles['rows'])}
        aria-label={copy.stepsOfYourProfile}
      >
        {known.steps.map((step) => (
          <Row key={step.step} step={step} onStep={onStep} />
        ))}
      </ul>
      <div role="alert">{message && <p className={cx(failed['box'], styles['failure'])}>{message}</p>}</div>
      <Button onClick={() => void submit()} loading={isPending}>
        {copy.submit}
      </Button>
    </section>
  )
}

const READY = 'Your profile holds everything that we need. Submit it, and we will review it shortly.'

function Row({ step, onStep }: { step: Steps[number]; onStep: (step: Place) => void }) {
  const state = step.is_complete ? 'done' : step.is_required ? 'missing' : 'optional'
  return (
    <li className={cx(layout['row-12'], styles['row'])}>
      <span className={cx(shared['centre'], styles['mark'])} data-state={state} aria-hidden>
        {step.is_complete ? <IconCheck size={14} stroke={2.4} /> : <IconMinus size={14} stroke={2.4} />}
      </span>
      <span className={shared['fills']}>
        {STEP_TITLES[step.step]}
        <span className={cx(shared['note'], styles['small'])}>{factOf(step)}</span>
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`${step.is_complete ? 'Change' : 'Fill in'} ${STEP_TITLES[step.step]}`}
        onClick={() => onStep(step.step)}
      >
        {step.is_complete ? copy.change : copy.fillInText}
      </Button>
    </li>
  )
}

function factOf({ is_complete: isComplete, errors }: Steps[number]): string {
  if (errors.length > 0) return errors.join(' ')
  return isComplete ? 'Complete' : 'Recommended, not required'
}
