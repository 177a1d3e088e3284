import { STEP_TITLES } from '@guildhall/contract/applications/completeness'
import { copy } from '#features/applications/copy.ts'
import type { Place, Steps } from '#features/applications/wizard-steps.ts'
import styles from './submit-bar.module.css'

type Props = { steps: Steps; onStep: (step: Place) => void }

/** What is missing, each with the way to where it belongs. */
export function MissingList({ steps, onStep }: Props) {
  const missing = steps.filter(({ errors }) => errors.length > 0)
  if (missing.length === 0) return null
  return (
    <ul className={styles['missing']} aria-label={copy.whatIsMissing}>
      {missing.map(({ step, errors }) => (
        <li key={step}>
          <button type="button" className={styles['link']} onClick={() => onStep(step)}>
            {STEP_TITLES[step]}
          </button>
          : {errors.join(' ')}
        </li>
      ))}
    </ul>
  )
}
