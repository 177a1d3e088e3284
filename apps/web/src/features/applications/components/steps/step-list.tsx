import { STEP_TITLES } from '@guildhall/contract/applications/completeness'
import { copy } from '#features/applications/copy.ts'
import { PLACES, type Place, type Steps } from '#features/applications/wizard-steps.ts'
import { Stepper } from '#ui/layout/stepper.tsx'

type Props = { steps: Steps; place: Place; onPlace: (place: Place) => void }

/** All steps with what they still lack. */
export function StepList({ steps, place, onPlace }: Props) {
  const shown = PLACES.map((one) => {
    const step = steps.find((known) => known.step === one)
    return {
      key: one,
      label: one === 'submit' ? copy.reviewAndSubmit : STEP_TITLES[one],
      isDone: step?.is_complete ?? false,
      note: step && noteOf(step),
    }
  })
  return <Stepper label={copy.steps} steps={shown} current={place} onGo={onPlace} isLong />
}

function noteOf({ is_complete: isComplete, is_required: isRequired, errors }: Steps[number]): string {
  if (isComplete) return 'Complete'
  return isRequired ? `${errors.length} missing` : 'Recommended'
}
