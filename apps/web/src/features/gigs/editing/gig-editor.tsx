import type { EditorStep } from '@guildhall/contract/gigs/completeness'
import type { GigAnswer } from '@guildhall/contract/gigs/gig'
import { Alert, Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useSignedIn } from '#platform/session.tsx'
import { useStepTitle } from '#ui/hooks/use-step-title.ts'
import { UnsavedDialog } from '#ui/dialogs/unsaved-dialog.tsx'
import { copy, LEADS, STEP_LABELS } from './copy.ts'
import styles from './editor.module.css'
import { EditorSteps } from './editor-steps.tsx'
import { Finish } from './finish.tsx'
import { GapLinks } from './gap-links.tsx'
import { MISSING } from './review-step.tsx'
import { SaveState } from './save-state.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { StepPanel } from './step-panel.tsx'
import { neighbours } from './steps.ts'
import { useLeaving } from './use-leaving.ts'
import { useGigEditor, type GigEditor as Editor } from './use-gig-editor.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  first: GigAnswer
  step: EditorStep
  /** The field that the reader comes for. */
  field: string | undefined
  onStep: (step: EditorStep) => void
}

type Going = (to: EditorStep, field?: string) => void

/** The three steps around one project (decision 156; PRODUCT S-08). */
export function GigEditor({ first, step, field: sought, onStep }: Props) {
  const editor = useGigEditor(first, useSignedIn().actions.canRunGigs)
  const [wanted, setWanted] = useState(sought === undefined ? undefined : { step, field: sought })
  const panel = useRef<HTMLElement>(null)
  const title = useStepTitle(step)
  useEffect(() => {
    if (wanted?.step === step) focusField(panel.current, wanted.field)
  }, [wanted, step])
  const leaving = useLeaving({ ...editor, isAsking: editor.newer !== undefined })
  const go: Going = (to, field) => {
    if (step !== to) editor.form.check()
    void editor.save()
    setWanted(field === undefined ? undefined : { step: to, field })
    if (step !== to) onStep(to)
  }
  const needsExperts = editor.form.draft['needs_experts'] === true
  return (
    <div className={cx(layout['stack-24'], styles['editor'])}>
      <div className={cx(layout['stack-16'], styles['side'])}>
        <EditorSteps current={step} gaps={[...editor.gaps, ...editor.wrong]} onGo={go} />
        <SaveState state={editor.state} refusal={editor.refusal} onRetry={() => void editor.save()} />
      </div>
      <section
        ref={panel}
        className={cx(shared['card'], shared['shrinks'], shared['roomy'])}
        aria-labelledby="step"
      >
        <h2 id="step" ref={title} className={cx(shared['title'], styles['title'])}>
          {STEP_LABELS[step]}
        </h2>
        {first.data.status === 'Published' && (
          <Alert className={styles['note'] ?? ''}>{copy.published}</Alert>
        )}
        {needsExperts && LEADS[step] !== undefined && <p className={styles['lead']}>{LEADS[step]}</p>}
        <StepPanel step={step} editor={editor} wanted={wanted?.field} onGo={go} />
        <Footer step={step} editor={editor} onGo={go} />
      </section>
      <StaleDialog editor={editor} />
      <UnsavedDialog opened={leaving.isBlocked} onStay={leaving.stay} onLeave={leaving.leave} />
    </div>
  )
}

/** What this step still needs, and the ways on from it. */
function Footer({ step, editor, onGo }: { step: EditorStep; editor: Editor; onGo: Going }) {
  const { previous, next } = neighbours(step)
  const here = editor.gaps.filter((gap) => gap.step === step)
  return (
    <>
      {here.length > 0 && (
        <div className={cx(layout['wraps'], styles['needed'])}>
          <span>{copy.neededHere}</span>
          <GapLinks gaps={here} onGo={onGo} />
        </div>
      )}
      <div className={cx(layout['row-12'], styles['buttons'])}>
        <Button
          variant="default"
          disabled={previous === undefined}
          onClick={() => previous && onGo(previous)}
        >
          {copy.previous}
        </Button>
        <span className={cx(shared['grows'], styles['between'])} />
        <Finish editor={editor} isLast={next === undefined} onMissing={() => onGo('review', MISSING)} />
        {next && <Button onClick={() => onGo(next)}>{copy.next}</Button>}
      </div>
    </>
  )
}

/** Brings the reader to a field of the step that stands on the page, or to the list of those that are missing. */
function focusField(panel: HTMLElement | null, name: string): void {
  const box = panel?.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const input = box?.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable="true"]')
  input?.focus()
  box?.scrollIntoView({ block: 'center' })
}
