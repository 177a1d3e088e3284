import { EDITOR_STEPS, type EditorStep } from '@guildhall/contract/gigs/completeness'
import { StepMark } from '#ui/marks/step-mark.tsx'
import { copy, STEP_LABELS } from './copy.ts'
import styles from './editor-steps.module.css'
import type { Gap } from './steps.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  current: EditorStep
  /** What is still to be filled in or corrected. */
  gaps: readonly Gap[]
  /** Without it the steps only show the way: nothing is there to go to yet. */
  onGo?: (step: EditorStep) => void
}

/** The way through the editor; each step says whether something is missing in it. */
export function EditorSteps({ current, gaps, onGo }: Props) {
  return (
    <nav aria-label={copy.steps}>
      <ol className={cx(shared['list'], layout['stack-2'], styles['steps'])}>
        {EDITOR_STEPS.map((step, index) => {
          const lacks = gaps.filter((gap) => gap.step === step).length
          const isDone = onGo !== undefined && lacks === 0 && step !== 'review'
          return (
            <li key={step}>
              <button
                type="button"
                className={cx(layout['row-10'], shared['bare'], styles['step'])}
                data-step={step}
                data-current={step === current || undefined}
                aria-current={step === current ? 'step' : undefined}
                disabled={onGo === undefined && step !== current}
                onClick={() => onGo?.(step)}
              >
                <StepMark
                  number={index + 1}
                  state={isDone ? 'done' : step === current ? 'current' : 'ahead'}
                />
                <span>
                  {STEP_LABELS[step]}
                  {isDone && (
                    <span className={cx(shared['hidden'], shared['keeps-line'])}> {copy.doneStep}</span>
                  )}
                </span>
                {lacks > 0 && onGo && (
                  <span className={styles['lacks']}>
                    {lacks}
                    <span className={cx(shared['hidden'], shared['keeps-line'])}> {copy.missingInStep}</span>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
