import { Button, Radio, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { REASON_LENGTH } from '@guildhall/contract/experts/vetting'
import { NOTE_LENGTH } from '@guildhall/contract/people/notes'
import type { Reason } from '@guildhall/contract/reference'
import { referenceQueries } from '#features/reference/queries.ts'
import { PartFailure } from '#platform/part-failure.tsx'
import { useWrite } from '#platform/use-write.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { MultiChoiceField } from '#ui/fields/multi-choice-field.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import { useErrors } from '#ui/forms/use-errors.ts'
import { copy } from '#features/experts/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import {
  EMPTY,
  formOf,
  isChanged,
  isRefusal,
  lacksOf,
  withReasons,
  type DecisionDraft,
} from './decision-draft.ts'
import styles from './decision-dialog.module.css'
import { MailPreview } from './mail-preview.tsx'
import { failedAction } from './use-decisions.tsx'
import { doneWith, words } from './vetting-copy.ts'
import type { DecisionAction, DecisionForm } from './vetting-queries.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** What is to be decided, and about whom; `status` where all have the same. */
export interface Decision {
  action: DecisionAction
  whom: string
  status: string | null
}

/** Of a dialog that asks for a reason, in px (spec 002 §9). */
const REASON_WIDTH = 600

type Props = {
  decision: Decision
  /** The work only begins: its end is told elsewhere. */
  isSilent?: boolean
  send: (form: DecisionForm) => Promise<unknown>
  /** Done, or found out that somebody else was faster. */
  onSettled: () => void
  onClose: () => void
}

/** Asks what a decision needs (PRODUCT S-04): reasons, a text, a note among staff, a mail or none. */
export function DecisionDialog({ decision, isSilent = false, send, onSettled, onClose }: Props) {
  const { action, whom } = decision
  const form = useDecision(decision, { isSilent, send, onSettled, onClose })
  const isDangerous = isRefusal(action)
  return (
    <FormDialog
      onClose={onClose}
      title={words[action].title(whom)}
      {...(isDangerous && { width: REASON_WIDTH })}
      isDirty={isChanged(form.draft)}
      dismissLabel={isDangerous ? 'CANCEL' : copy.cancel}
      actions={
        <Button
          loading={form.isPending}
          onClick={form.submit}
          data-autofocus={!isDangerous || undefined}
          {...(isDangerous && { color: 'red' })}
        >
          {words[action].confirm}
        </Button>
      }
    >
      <Fields decision={decision} form={form} />
    </FormDialog>
  )
}

type Form = ReturnType<typeof useDecision>

function useDecision(
  { action, whom, status }: Decision,
  { isSilent, send, onSettled, onClose }: Omit<Props, 'decision'>,
) {
  const load = useReasons(action)
  const reasons: readonly Reason[] = load.data ?? NO_REASONS
  const [draft, setDraft] = useState<DecisionDraft>(EMPTY)
  const { errorOf, setErrors, tell } = useErrors()
  const { run, isPending, failure } = useWrite({ textOf: failedAction })
  // What was missing may stand in another field now: it is asked anew.
  const put = (next: (before: DecisionDraft) => DecisionDraft) => {
    setErrors({})
    setDraft(next)
  }
  const submit = () => {
    const lacks = lacksOf(action, draft, reasons)
    setErrors(lacks)
    if (Object.keys(lacks).length > 0) return
    void run(() => send(formOf(action, draft)), {
      form: { tell },
      said: isSilent ? undefined : doneWith(action, whom, status === 'Suspended' && draft.to === 'Approved'),
      onDone() {
        onSettled()
        onClose()
      },
      // Somebody else may have been faster: the page shows what is now. What was written stays.
      onRefused: onSettled,
    })
  }
  return {
    draft,
    load,
    reasons,
    errorOf,
    isPending,
    failure,
    submit,
    change: (change: Partial<DecisionDraft>) => put((before) => ({ ...before, ...change })),
    choose: (ids: string[]) => put((before) => withReasons(before, ids, reasons)),
  }
}

const NO_REASONS: Reason[] = []

function useReasons(action: DecisionAction) {
  const kind = isRefusal(action) ? action : 'reject'
  return useQuery({ ...referenceQueries.reasons(kind), enabled: isRefusal(action) })
}

function Fields({ decision, form }: { decision: Decision; form: Form }) {
  const { action, status } = decision
  const { draft, load, reasons, errorOf, change } = form
  // An expert does not learn that they were screened, nor that it was taken back (PRODUCT 5.3.2).
  const isUntold = action === 'screen' || (action === 'reconsider' && status === 'Screened')
  const isOutOfReach = ['email', 'phone'].map(errorOf).some(Boolean)
  return (
    <div className={layout['stack-16']}>
      {isRefusal(action) && <RefusalFields form={form} />}
      {action === 'reconsider' && status === 'Suspended' && (
        <Radio.Group
          label={copy.back}
          value={draft.to}
          onChange={(to) => change({ to: to === 'Pending' ? 'Pending' : 'Approved' })}
        >
          <div className={cx(layout['stack-16'], styles['choices'])}>
            <Radio value="Approved" label={copy.approvedTheSuspension} />
            <Radio value="Pending" label={copy.pendingTheExpert} />
          </div>
        </Radio.Group>
      )}
      {(action === 'screen' || isRefusal(action)) && (
        <Textarea
          label={copy.internalNote}
          description={copy.forStaffOnlyNever}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={NOTE_LENGTH}
          value={draft.note}
          error={errorOf(action === 'screen' ? 'note' : 'internal_note')}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      )}
      {action === 'reconsider' && isUntold && <p className={shared['flush']}>{copy.screeningTakenBack}</p>}
      {action !== 'remind' && !isUntold && (
        <MailPreview decision={decision} draft={draft} reasons={reasons} onChange={change} />
      )}
      <Failure text={form.failure} at="stack" />
      {isOutOfReach && <p className={styles['fault']}>{copy.theEmailAddress}</p>}
      <PartFailure load={load} />
      {load.isPending && isRefusal(action) && (
        <output className={shared['note']}>{copy.loadingTheReasons}</output>
      )}
    </div>
  )
}

function RefusalFields({ form: { draft, reasons, errorOf, change, choose } }: { form: Form }) {
  return (
    <>
      <MultiChoiceField
        label={copy.reasons}
        placeholder={copy.chooseOneOrMore}
        options={reasons.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.reasonIds}
        onChange={choose}
        error={errorOf('reason_ids')}
      />
      <Textarea
        label={copy.textForTheExpert}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={REASON_LENGTH}
        value={draft.text}
        error={errorOf('status_reason')}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
    </>
  )
}
