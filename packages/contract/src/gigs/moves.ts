import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { done } from '#contract/envelope'
import { idParams, text, uuid } from '#contract/shapes'
import { BaseYear, GigName } from './form.ts'
import { GigAnswer } from './gig.ts'
import { GIG_KINDS } from './kinds.ts'

export const MAX_REASON = 2000

const reason = {
  reason_ids: z.optional(z.array(uuid).check(z.maxLength(20, { error: 'At most 20 entries.' }))),
  status_reason: z.optional(text(MAX_REASON)),
  /** The name that the reason dialog of the specification sends. */
  statusReason: z.optional(text(MAX_REASON)),
}
export const OUTCOMES = ['completed', 'terminated'] as const

/** The dialog of a step that needs no reason may send one all the same: it is kept with the event. */
const ReasonForm = z.optional(z.strictObject(reason))
const CloseForm = z.optional(
  z.strictObject({
    ...reason,
    /** What becomes of those who are hired; `completed` unless it is said. */
    engagements: z.optional(
      z.array(z.strictObject({ id: uuid, outcome: z.enum(OUTCOMES) })).check(z.maxLength(100)),
    ),
  }),
)
export type MoveForm = z.output<typeof CloseForm>

const step = <const Path extends `/gigs/:id/${string}`>(path: Path, title: string) =>
  endpoint({
    method: 'POST',
    path,
    title,
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: ReasonForm },
    ok: GigAnswer,
    log: { action: 'update', keep: ['reason_ids'] },
  })

/** spec 002 §5: a name and a whole year, each required. The name is free: the same one may be wanted again. */
const CloneForm = z.strictObject({
  name: GigName,
  baseYear: BaseYear,
})
export type CloneForm = z.output<typeof CloneForm>

const Clone = z.strictObject({
  id: uuid,
  internal_id: z.string(),
  name: z.string(),
  type: z.enum(GIG_KINDS),
  /** Of its page, for the one who cloned. */
  url: z.string(),
})
export type Clone = z.infer<typeof Clone>

/** The steps of the machine (PRODUCT 5.5), each at its own path, and what else happens to a gig as a whole. */
export const moves = {
  request: step('/gigs/:id/request', 'Request approval of project'),
  approve: step('/gigs/:id/approve', 'Approve project'),
  reject: step('/gigs/:id/reject', 'Reject project'),
  submit: step('/gigs/:id/submit', 'Submit project'),
  recall: step('/gigs/:id/recall', 'Recall project'),
  publish: step('/gigs/:id/publish', 'Publish project'),
  unpublish: step('/gigs/:id/unpublish', 'Unpublish project'),
  close: endpoint({
    method: 'POST',
    path: '/gigs/:id/close',
    title: 'Close project',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: CloseForm },
    ok: GigAnswer,
    log: { action: 'update', keep: ['reason_ids'] },
  }),
  reopen: step('/gigs/:id/reopen', 'Reopen project'),
  lock: step('/gigs/:id/lock', 'Lock project'),
  unlock: step('/gigs/:id/unlock', 'Unlock project'),
  clone: endpoint({
    method: 'POST',
    path: '/gigs/:id/clone',
    title: 'Clone project',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: CloneForm },
    ok: z.strictObject({ data: Clone }),
    status: 201,
    log: { keep: ['baseYear'] },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/gigs/:id',
    title: 'Delete project',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams },
    ok: done,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/gigs/:id/restore',
    title: 'Restore project',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams },
    ok: GigAnswer,
    log: { action: 'update' },
  }),
}
