import { STEP_TITLES } from '@guildhall/contract/applications/completeness'
import IconCheck from '~icons/check'
import { copy } from '#features/applications/copy.ts'
import { PLACES, type Place, type Steps } from '#features/applications/wizard-steps.ts'
import styles from './step-list.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { steps: Steps; place: Place; onPlace: (place: Place) => void }

/** All steps with what they still lack; a press leaves the current one. */
export function StepList({ steps, place, onPlace }: Props) {
  return (
    <nav aria-label={copy.steps} className={shared['shrinks']}>
      <ol className={cx(shared['card'], layout['stack-2'], styles['list'])}>
        {PLACES.map((one, index) => {
          const step = steps.find((known) => known.step === one)
          return (
            <li key={one}>
              <button
                type="button"
                className={cx(layout['row-12'], shared['bare'], styles['step'])}
                ref={one === place ? reveal : undefined}
                aria-current={one === place ? 'step' : undefined}
                data-state={stateOf(step)}
                onClick={() => onPlace(one)}
              >
                <span className={cx(shared['centre'], styles['mark'])} aria-hidden>
                  {step?.is_complete ? <IconCheck size={14} stroke={2.4} /> : index + 1}
                </span>
                <span className={cx(layout['stack'], shared['shrinks'])}>
                  {one === 'submit' ? copy.reviewAndSubmit : STEP_TITLES[one]}
                  {step && <span className={cx(shared['note'], styles['note'])}>{noteOf(step)}</span>}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** On a phone the steps stand in a row that scrolls. */
function reveal(button: HTMLElement | null): void {
  button?.scrollIntoView?.({ inline: 'center', block: 'nearest' })
}

type Step = Steps[number]

function stateOf(step: Step | undefined) {
  return step?.is_complete ? 'done' : 'open'
}

function noteOf({ is_complete: isComplete, is_required: isRequired, errors }: Step): string {
  if (isComplete) return 'Complete'
  return isRequired ? `${errors.length} missing` : 'Recommended'
}
