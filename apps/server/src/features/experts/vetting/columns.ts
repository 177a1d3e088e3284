import type { Updateable } from 'kysely'
import type { DecidingCtx } from '#features/experts/deps.ts'
import type { PersonRow } from '#features/experts/store.ts'
import type { Experts } from '#platform/db/tables.gen.ts'
import type { VettingAction } from './policy.ts'

/** Why somebody was refused: reasons of the list, words of their own, and a note that they never read. */
export interface Reasons {
  reasons: readonly { id: string; name: string; allow_resubmit: boolean; text_required: boolean }[]
  text: string | null
  note: string | null
}

interface Given {
  ctx: DecidingCtx
  person: PersonRow
  reasons: Reasons | undefined
}

/** The refusal before is over; its history stays in the events. */
const CLEARED: Updateable<Experts> = {
  rejected_at: null,
  rejected_by: null,
  rejected_reason: null,
  suspended_at: null,
  suspended_by: null,
  suspended_reason: null,
  reason_ids: [],
}
const UNSCREENED: Updateable<Experts> = { screened_at: null, screened_by: null }

/** What an action writes beside the status. */
export function columnsOf(action: VettingAction, given: Given): Updateable<Experts> {
  return COLUMNS[action]?.(given) ?? {}
}

const COLUMNS: Partial<Record<VettingAction, (given: Given) => Updateable<Experts>>> = {
  storeApplication: applied,
  submit: applied,
  screen: ({ ctx }) => ({ screened_at: ctx.now, screened_by: ctx.actor.userId }),
  approve: ({ ctx }) => ({ ...CLEARED, approved_at: ctx.now, approved_by: ctx.actor.userId }),
  reject: ({ ctx, reasons }) => ({
    ...CLEARED,
    ...refused(reasons),
    rejected_at: ctx.now,
    rejected_by: ctx.actor.userId,
    rejected_reason: textOf(reasons),
  }),
  suspend: ({ ctx, reasons }) => ({
    ...CLEARED,
    ...refused(reasons),
    suspended_at: ctx.now,
    suspended_by: ctx.actor.userId,
    suspended_reason: textOf(reasons),
  }),
  // Back from a suspension somebody is an expert since they were approved first; to be reviewed means from the beginning.
  reconsider: ({ person }) => (person.status === 'Suspended' ? CLEARED : { ...CLEARED, ...UNSCREENED }),
  'reconsider:review': () => ({ ...CLEARED, ...UNSCREENED }),
  remind: ({ ctx }) => ({ reminded_at: ctx.now }),
}

function applied({ ctx }: Given): Updateable<Experts> {
  return { ...CLEARED, ...UNSCREENED, applied_at: ctx.now }
}

function refused(reasons: Reasons | undefined): Updateable<Experts> {
  return { reason_ids: reasons?.reasons.map(({ id }) => id) ?? [], internal_note: reasons?.note ?? null }
}

/** The banner shows who and why: without words of one's own the names of the reasons. */
function textOf(reasons: Reasons | undefined): string | null {
  if (reasons === undefined) return null
  return reasons.text ?? reasons.reasons.map(({ name }) => name).join(', ')
}
