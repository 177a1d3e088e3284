import { REFUSAL_TEXTS } from '@guildhall/contract/experts/vetting'
import type { Reason } from '@guildhall/contract/reference'
import type { Errors } from '#ui/forms/use-errors.ts'
import type { DecisionAction, DecisionForm } from './vetting-queries.ts'

/** The dialog of a decision while it is filled in. */
export interface DecisionDraft {
  reasonIds: string[]
  text: string
  note: string
  isMailed: boolean
  to: 'Approved' | 'Pending'
}

export const EMPTY: DecisionDraft = { reasonIds: [], text: '', note: '', isMailed: true, to: 'Approved' }

/** Choosing reasons fills the text with theirs, unless the reviewer has written something of their own. */
export function withReasons(
  draft: DecisionDraft,
  reasonIds: string[],
  reasons: readonly Reason[],
): DecisionDraft {
  const isOwn = draft.text.trim() !== '' && draft.text !== defaultText(draft.reasonIds, reasons)
  return { ...draft, reasonIds, text: isOwn ? draft.text : defaultText(reasonIds, reasons) }
}

function defaultText(ids: readonly string[], reasons: readonly Reason[]): string {
  return ids.flatMap((id) => reasons.find((reason) => reason.id === id)?.default_text ?? []).join('\n')
}

/** Whether closing would drop what was chosen or written. */
export function isChanged(draft: DecisionDraft): boolean {
  const { reasonIds, text, note, isMailed, to } = draft
  const isWritten = text.trim() !== '' || note.trim() !== ''
  return isWritten || reasonIds.length > 0 || isMailed !== EMPTY.isMailed || to !== EMPTY.to
}

/** What a refusal still lacks, per field: a reason of the list or a text, and a text where the reason says nothing by itself. */
export function lacksOf(action: DecisionAction, draft: DecisionDraft, reasons: readonly Reason[]): Errors {
  if (!isRefusal(action) || draft.text.trim() !== '') return {}
  if (draft.reasonIds.length === 0) return { reason_ids: [REFUSAL_TEXTS.reason] }
  const asksText = reasons.some(({ id, text_required: isAsked }) => isAsked && draft.reasonIds.includes(id))
  return asksText ? { status_reason: [REFUSAL_TEXTS.text] } : {}
}

/** The body that the server takes. */
export function formOf(action: DecisionAction, draft: DecisionDraft): DecisionForm {
  const note = draft.note.trim()
  const text = draft.text.trim()
  return {
    ...(isRefusal(action) ? { reason_ids: draft.reasonIds, status_reason: text === '' ? null : text } : {}),
    ...(note === '' ? {} : { internal_note: note }),
    ...(action === 'reconsider' ? { to: draft.to } : {}),
    send_mail: draft.isMailed,
  }
}

export function isRefusal(action: DecisionAction): action is 'reject' | 'suspend' {
  return action === 'reject' || action === 'suspend'
}
