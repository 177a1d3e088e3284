import type { CompletenessAnswer } from '@guildhall/contract/applications/completeness'
import { Button, Progress } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/applications/copy.ts'
import { useProfileSubmission } from '#features/applications/use-profile-submission.ts'
import type { Place } from '#features/applications/wizard-steps.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { MissingList } from './missing-list.tsx'
import styles from './submit-bar.module.css'

type Props = {
  personId: string
  known: CompletenessAnswer['data']
  onStep: (step: Place) => void
  /** Saves the step that stands open; false when something is wrong with it. */
  onSave: () => Promise<boolean>
}

/** The SUBMIT APPLICATION bar with its message area (specification spec 001 §2.1, §4.3). */
export function SubmitBar({ personId, known, onStep, onSave }: Props) {
  const { submit, message, isPending } = useProfileSubmission(personId)
  const [isAsked, setAsked] = useState(false)
  const send = async () => {
    if (!(await onSave())) return
    setAsked(true)
    await submit()
  }
  return (
    <section className={cx(layout['row-wrap'], styles['bar'])} aria-label={copy.submitYourApplication}>
      <div className={styles['message']}>
        <p role="status" data-tone={message === undefined ? undefined : 'danger'}>
          {message ?? copy.incomplete}
        </p>
        <div className={cx(layout['row-12'], styles['meter'])}>
          <Progress
            value={known.percent}
            size={6}
            className={styles['progress'] ?? ''}
            aria-label={copy.profile}
          />
          <span>{copy.completePercent(known.percent)}</span>
        </div>
        {isAsked && <MissingList steps={known.steps} onStep={onStep} />}
      </div>
      <Button onClick={() => void send()} loading={isPending}>
        {copy.submit}
      </Button>
    </section>
  )
}
