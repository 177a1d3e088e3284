import type { EditorStep } from '@guildhall/contract/gigs/completeness'
import type { GigAnswer } from '@guildhall/contract/gigs/gig'
import { Alert, Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { FilesTab } from '#features/gigs/files/files-tab.tsx'
import { MembersWidget } from '#features/gigs/members/members-widget.tsx'
import { failureText } from '#platform/api-error.ts'
import { prefixOf } from '#platform/addresses.ts'
import { roleOf, useSignedIn } from '#platform/session.tsx'
import { DraftFields } from '#ui/forms/draft-fields.tsx'
import { toasts } from '#ui/toasts.tsx'
import { copy } from './copy.ts'
import styles from './editor.module.css'
import { EditorSteps } from './editor-steps.tsx'
import { approveGig, requestGig } from './queries.ts'
import { ReviewStep } from './review-step.tsx'
import { SaveState } from './save-state.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { STEP_LABELS, stepsOf } from './steps.ts'
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
  const go = (to: EditorStep, field?: string) => {
    if (current !== to) editor.form.check()
    void editor.save()
    setWanted(field === undefined ? undefined : { step: to, field })
    onStep(to)
  }
  const at = steps.indexOf(current)
  const [previous, next] = [steps[at - 1], steps[at + 1]]
  return (
    <div className={styles['editor']}>
      <div className={styles['side']}>
        <EditorSteps steps={steps} current={current} missing={editor.missing} onGo={go} />
        <SaveState state={editor.state} onRetry={() => void editor.save()} />
      </div>
      <section ref={panel} className={styles['panel']} aria-labelledby="step">
        <h2 id="step" className={styles['title']}>
          {STEP_LABELS[current]}
        </h2>
        {first.data.status === 'Published' && (
          <Alert className={styles['note'] ?? ''}>{copy.published}</Alert>
        )}
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
          <Finish editor={editor} isLast={next === undefined} onMissing={() => go('review')} />
          {next && <Button onClick={() => go(next)}>Next</Button>}
        </div>
      </section>
      <StaleDialog editor={editor} />
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

type FinishProps = { editor: Editor; isLast: boolean; onMissing: () => void }

/** Saving at once, and at the end the step to approval. */
function Finish({ editor, isLast, onMissing }: FinishProps) {
  const { answer, save, missing } = editor
  const { data: gig, actions } = answer
  const navigate = useNavigate()
  const prefix = prefixOf(useSignedIn()) ?? ''
  const [pending, setPending] = useState(false)
  const isDraft = gig.status === 'Draft'
  const keep = async () => {
    if (await save()) toasts.success(isDraft ? copy.draftSaved : copy.changesSaved)
  }
  const finish = async (move: (id: string) => Promise<unknown>, text: string) => {
    if (missing.length > 0) return onMissing()
    setPending(true)
    try {
      if (!(await save())) return
      await move(gig.id)
      toasts.success(text)
      await navigate({ to: `/${prefix}/projects/${gig.id}` })
    } catch (error) {
      toasts.error(failureText(error, 'update'))
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <Button variant="default" onClick={() => void keep()} loading={editor.state === 'saving'}>
        {isDraft ? 'Save draft' : 'Save changes'}
      </Button>
      {isLast && actions.canApprove && (
        <Button loading={pending} onClick={() => void finish(approveGig, copy.approved)}>
          Approve
        </Button>
      )}
      {isLast && actions.canRequest && !actions.canApprove && (
        <Button loading={pending} onClick={() => void finish(requestGig, copy.requested)}>
          Request approval
        </Button>
      )}
    </>
  )
}

/** Brings the reader to a field of the step that stands on the page. */
function focusField(panel: HTMLElement | null, name: string): void {
  const box = panel?.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const input = box?.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"]')
  input?.focus()
  box?.scrollIntoView({ block: 'center' })
}
