import type { Reason } from '@guildhall/contract/reference'
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
