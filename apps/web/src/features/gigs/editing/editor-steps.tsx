import { EDITOR_STEPS, type EditorStep } from '@guildhall/contract/gigs/completeness'
import { Stepper } from '#ui/layout/stepper.tsx'
import shared from '#ui/theme/shared.module.css'
import { cx } from '#ui/theme/class-names.ts'
import { copy, STEP_LABELS } from './copy.ts'
import styles from './editor-steps.module.css'
import type { Gap } from './steps.ts'

type Props = {
  current: EditorStep
  /** What is still to be filled in or corrected. */
  gaps: readonly Gap[]
  /** Without it the steps only show the way: nothing is there to go to yet. */
  onGo?: (step: EditorStep) => void
}

/** The way through the editor; each step says whether something is missing in it. */
export function EditorSteps({ current, gaps, onGo }: Props) {
  const steps = EDITOR_STEPS.map((step) => {
    const lacks = gaps.filter((gap) => gap.step === step).length
    const isDone = onGo !== undefined && lacks === 0 && step !== 'review'
    return {
      key: step,
      label: (
        <span>
          {STEP_LABELS[step]}
          {isDone && <Unseen text={copy.doneStep} />}
        </span>
      ),
      isDone,
      isOff: onGo === undefined && step !== current,
      mark: lacks > 0 && onGo && (
        <span className={styles['lacks']}>
          {lacks}
          <Unseen text={copy.missingInStep} />
        </span>
      ),
    }
  })
  return <Stepper label={copy.steps} steps={steps} current={current} onGo={(step) => onGo?.(step)} />
}

function Unseen({ text }: { text: string }) {
  return <span className={cx(shared['hidden'], shared['keeps-line'])}> {text}</span>
}
