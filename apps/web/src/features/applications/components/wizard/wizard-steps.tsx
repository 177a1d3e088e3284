import { copy } from '#features/applications/copy.ts'
import { StepMark, type StepState } from '#ui/marks/step-mark.tsx'
import styles from './wizard.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import layout from '#ui/theme/layout.module.css'

const STEPS = ['Register', 'Resume', 'Validate', 'Rate']

/** Where the applicant is; what lies behind is done. */
export function WizardSteps({ current }: { current: number }) {
  return (
    <ol className={cx(shared['list'], styles['steps'])} aria-label={copy.steps}>
      {STEPS.map((label, index) => (
        <li
          key={label}
          className={cx(layout['row-8'], shared['medium'], shared['quiet'], styles['step'])}
          data-state={stateOf(index, current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <StepMark number={index + 1} state={stateOf(index, current)} />
          {label}
        </li>
      ))}
    </ol>
  )
}

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'current'
  return index < current ? 'done' : 'ahead'
}
