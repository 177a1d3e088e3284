import IconCheck from '~icons/check'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './step-mark.module.css'

export type StepState = 'done' | 'current' | 'ahead'

/** The number of a step in a row of steps, and a tick once it is done. */
export function StepMark({ number, state }: { number: number; state: StepState }) {
  return (
    <span className={cx(shared['centre'], styles['mark'])} data-state={state} aria-hidden>
      {state === 'done' ? <IconCheck size={14} stroke={3} /> : number}
    </span>
  )
}
