import { STEP_TITLES } from '@guildhall/contract/applications/completeness'
import { copy } from '#features/applications/copy.ts'
import type { Place, Steps } from '#features/applications/wizard-steps.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './submit-bar.module.css'

type Props = { steps: Steps; onStep: (step: Place) => void }

/** What is missing, each with the way to where it belongs. */
export function MissingList({ steps, onStep }: Props) {
  const missing = steps.filter(({ errors }) => errors.length > 0)
  if (missing.length === 0) return null
  return (
    <ul className={cx(layout['stack-4'], styles['missing'])} aria-label={copy.whatIsMissing}>
      {missing.map(({ step, errors }) => (
        <li key={step}>
          <button type="button" className={cx(shared['bare'], styles['link'])} onClick={() => onStep(step)}>
            {STEP_TITLES[step]}
          </button>
          : {errors.join(' ')}
        </li>
      ))}
    </ul>
  )
}
