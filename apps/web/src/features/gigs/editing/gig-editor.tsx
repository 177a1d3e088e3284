import type { EditorStep } from '@guildhall/contract/gigs/completeness'
import type { GigAnswer } from '@guildhall/contract/gigs/gig'
import { Alert, Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { FilesTab } from '#features/gigs/files/files-tab.tsx'
import { MembersWidget } from '#features/gigs/members/members-widget.tsx'
import { roleOf, useSignedIn } from '#platform/session.tsx'
import { DraftFields } from '#ui/forms/draft-fields.tsx'
import { UnsavedDialog } from '#ui/unsaved-dialog.tsx'
import { copy, LEADS } from './copy.ts'
import styles from './editor.module.css'
import { EditorSteps } from './editor-steps.tsx'
import { Finish } from './finish.tsx'
import { MISSING, ReviewStep } from './review-step.tsx'
import { SaveState } from './save-state.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { STEP_LABELS, stepsOf } from './steps.ts'
import { useLeaving } from './use-leaving.ts'
import { useGigEditor, type GigEditor as Editor } from './use-gig-editor.ts'

type Props = { first: GigAnswer; step: EditorStep; onStep: (step: EditorStep) => void }

/** The stepper around one project (PRODUCT S-06, S-08). */
export function GigEditor({ first, step, onStep }: Props) {
  const role = roleOf(useSignedIn())
  const isStaff = role === 'growth_experts_admin' || role === 'growth_experts_manager'
  const editor = useGigEditor(first, isStaff)
  const [wanted, setWanted] = useState<{ step: EditorStep; field: string }>()
  const steps = stepsOf(editor.form.draft['needs_experts'] === true)
  const current = steps.includes(step) ? step : 'kind'
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (wanted?.step === current) focusField(panel.current, wanted.field)
  }, [wanted, current])
  const leaving = useLeaving({ ...editor, isAsking: editor.newer !== undefined })
  const go = (to: EditorStep, field?: string) => {
    if (current !== to) editor.form.check()
    void editor.save()
    setWanted(field === undefined ? undefined : { step: to, field })
    if (current !== to) onStep(to)
    // A long step is left at its end; the next one begins at its beginning.
    if (field === undefined) window.scrollTo({ top: 0 })
  }
  const at = steps.indexOf(current)
  const [previous, next] = [steps[at - 1], steps[at + 1]]
  return (
    <div className={styles['editor']}>
      <div className={styles['side']}>
        <EditorSteps steps={steps} current={current} missing={editor.missing} onGo={go} />
        <SaveState state={editor.state} refusal={editor.refusal} onRetry={() => void editor.save()} />
      </div>
      <section ref={panel} className={styles['panel']} aria-labelledby="step">
        <h2 id="step" className={styles['title']}>
          {STEP_LABELS[current]}
        </h2>
        {first.data.status === 'Published' && (
          <Alert className={styles['note'] ?? ''}>{copy.published}</Alert>
        )}
        {LEADS[current] !== undefined && <p className={styles['lead']}>{LEADS[current]}</p>}
        <Panel step={current} editor={editor} onGo={go} />
        <div className={styles['buttons']}>
          <Button
            variant="default"
            disabled={previous === undefined}
            onClick={() => previous && go(previous)}
          >
            Previous
          </Button>
          <span className={styles['between']} />
          <Finish editor={editor} isLast={next === undefined} onMissing={() => go('review', MISSING)} />
          {next && <Button onClick={() => go(next)}>Next</Button>}
        </div>
      </section>
      <StaleDialog editor={editor} />
      <UnsavedDialog opened={leaving.isBlocked} onStay={leaving.stay} onLeave={leaving.leave} />
    </div>
  )
}

type PanelProps = { step: EditorStep; editor: Editor; onGo: (step: EditorStep, field?: string) => void }

function Panel({ step, editor, onGo }: PanelProps) {
  const { form, steps, answer } = editor
  const { data: gig, actions } = answer
  if (step === 'review') return <ReviewStep editor={editor} onGo={onGo} />
  if (step === 'files') return <FilesTab gig={gig} actions={actions} />
  if (step === 'people') {
    return (
      <div className={styles['people']}>
        <MembersWidget
          gigId={gig.id}
          kind={gig.type}
          type="contributor"
          canAdd={actions.canAddContributors}
          mode="create"
        />
        <MembersWidget
          gigId={gig.id}
          kind={gig.type}
          type="customer"
          canAdd={actions.canAddCustomers}
          mode="create"
        />
      </div>
    )
  }
  return (
    <>
      {step === 'kind' && (
        <p className={styles['lead']}>
          {gig.type_display} · {gig.internal_id}
        </p>
      )}
      <DraftFields form={form} fields={steps[step].filter((field) => !field.isHidden?.(form.draft))} />
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
