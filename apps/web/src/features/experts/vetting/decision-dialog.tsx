import { Button, Radio, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { REASON_LENGTH } from '@guildhall/contract/experts/vetting'
import { NOTE_LENGTH } from '@guildhall/contract/people/notes'
import type { Reason } from '@guildhall/contract/reference'
import { referenceQueries } from '#features/reference/queries.ts'
import { ApiError } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { MultiChoiceField } from '#ui/fields/multi-choice-field.tsx'
import { toasts } from '#ui/feedback/toasts.tsx'
import { copy } from '#features/experts/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import { EMPTY, formOf, isRefusal, isWorthAsking, withReasons, type DecisionDraft } from './decision-draft.ts'
import styles from './decision-dialog.module.css'
import { MailPreview } from './mail-preview.tsx'
import { ACTION_FAILED, SHOW_ACTION_ERRORS, words } from './vetting-copy.ts'
import type { DecisionAction, DecisionForm } from './vetting-queries.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** What is to be decided, and about whom; `status` where all have the same. */
export interface Decision {
  action: DecisionAction
  whom: string
  status: string | null
}

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
  const [isAsking, setAsking] = useState(false)
  const close = () => (form.isWorthAsking ? setAsking(true) : onClose())
  return (
    <>
      <Dialog
        opened
        onClose={close}
        title={words[action].title(whom)}
        width={isRefusal(action) ? 640 : 512}
        closeOnClickOutside={!form.isWorthAsking}
        actions={
          <>
            <Button variant="default" onClick={close} data-autofocus={!isRefusal(action) || undefined}>
              {isRefusal(action) ? 'CANCEL' : copy.cancel}
            </Button>
            <Button
              loading={form.isPending}
              onClick={() => void form.submit()}
              {...(isRefusal(action) && { color: 'red' })}
            >
              {words[action].confirm}
            </Button>
          </>
        }
      >
        <Fields decision={decision} form={form} />
      </Dialog>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title={copy.discard.title}
        cancelLabel={copy.discard.stay}
        confirmLabel={copy.discard.leave}
        destructive
      >
        {copy.discard.text}
      </ConfirmDialog>
    </>
  )
}

type Form = ReturnType<typeof useDecision>

function useDecision(
  { action, whom }: Decision,
  { isSilent, send, onSettled, onClose }: Omit<Props, 'decision'>,
) {
  const reasons = useReasons(action)
  const [draft, setDraft] = useState<DecisionDraft>(EMPTY)
  const [fields, setFields] = useState<ApiError['fields']>({})
  const { run, isPending } = useWrite({ textOf: () => '' })
  async function submit() {
    setFields({})
    await run(() => send(formOf(action, draft)), {
      said: isSilent ? undefined : words[action].done(whom),
      onDone() {
        onSettled()
        onClose()
      },
      onRefused: fail,
    })
  }
  /** What is wrong with a field stands beside it; somebody else was faster: the page shows what is now. */
  function fail(error: unknown) {
    const isSpoken = error instanceof ApiError && error.status >= 400 && error.status < 500
    if (SHOW_ACTION_ERRORS) toasts.error(isSpoken ? error.message : ACTION_FAILED)
    if (isSpoken && error.status === 422) return setFields(error.fields)
    onSettled()
    if (isSpoken) onClose()
  }
  return {
    draft,
    reasons,
    fields,
    isPending,
    submit,
    isWorthAsking: isWorthAsking(draft, reasons),
    change: (change: Partial<DecisionDraft>) => setDraft((before) => ({ ...before, ...change })),
    choose: (ids: string[]) => setDraft((before) => withReasons(before, ids, reasons)),
  }
}

const NO_REASONS: Reason[] = []

function useReasons(action: DecisionAction): Reason[] {
  const kind = isRefusal(action) ? action : 'reject'
  const { data } = useQuery({ ...referenceQueries.reasons(kind), enabled: isRefusal(action) })
  return data ?? NO_REASONS
}

function Fields({ decision, form }: { decision: Decision; form: Form }) {
  const { action, status } = decision
  const { draft, reasons, fields, change } = form
  return (
    <div className={layout['stack-16']}>
      {isRefusal(action) && <RefusalFields form={form} />}
      {action === 'reconsider' && status === 'Suspended' && (
        <Radio.Group
          label={copy.back}
          value={draft.to}
          onChange={(to) => change({ to: to === 'Pending' ? 'Pending' : 'Approved' })}
        >
          <div className={cx(layout['stack-8'], styles['choices'])}>
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
          error={fields['internal_note']?.[0] ?? fields['note']?.[0]}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      )}
      {action !== 'screen' && action !== 'remind' && (
        <MailPreview decision={decision} draft={draft} reasons={reasons} onChange={change} />
      )}
      {fields['phone'] && <p className={styles['fault']}>{copy.theEmailAddress}</p>}
      {reasons.length === 0 && isRefusal(action) && (
        <output className={shared['note']}>{copy.loadingTheReasons}</output>
      )}
    </div>
  )
}

function RefusalFields({ form: { draft, reasons, fields, change, choose } }: { form: Form }) {
  return (
    <>
      <div>
        <MultiChoiceField
          label={copy.reasons}
          placeholder={copy.chooseOneOrMore}
          options={reasons.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.reasonIds}
          onChange={choose}
        />
        {fields['reason_ids'] && (
          <p role="alert" className={styles['fault']}>
            {fields['reason_ids'][0]}
          </p>
        )}
      </div>
      <Textarea
        label={copy.textForTheExpert}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={REASON_LENGTH}
        value={draft.text}
        error={fields['status_reason']?.[0]}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
    </>
  )
}
