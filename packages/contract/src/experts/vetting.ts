import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { item, list, pageQuery } from '#contract/envelope'
import { STAFF_ROLES } from '#contract/access'
import { idParams, moment, text, uuid } from '#contract/shapes'
import { profileAnswer } from './profile.ts'

const reasonIds = z.array(uuid).check(z.maxLength(10, { error: 'At most 10 values.' }))

/** A note of staff about a person. */
export const NOTE_LENGTH = 4000
/** What the expert reads as the reason of a decision. */
export const REASON_LENGTH = 2000

/** `decision`: the event that it came with (`expert.rejected`), null for a note of its own. */
export const Note = z.strictObject({
  id: uuid,
  note: z.string(),
  decision: z.nullable(z.string()),
  createdBy: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  created_at: moment,
  created_at_diff: z.string(),
})
export type Note = z.infer<typeof Note>

const nothing = z.optional(z.strictObject({}))

/** Approve: nothing to say. */
export const ApproveForm = z.optional(z.strictObject({ send_mail: z.optional(z.boolean()) }))

/** Reject and suspend: reasons from the list, a text, or both. The note is never shown to the person. */
export const RefusalForm = z.strictObject({
  reason_ids: z.optional(reasonIds),
  status_reason: z.optional(z.nullable(text(REASON_LENGTH))),
  internal_note: z.optional(z.nullable(text(NOTE_LENGTH))),
  /** On unless switched off: the person gets a mail beside the message in the portal. */
  send_mail: z.optional(z.boolean()),
})
export type RefusalForm = z.output<typeof RefusalForm>

/** Screen: with a note for the next reviewer. */
export const ScreenForm = z.optional(z.strictObject({ note: z.optional(z.nullable(text(NOTE_LENGTH))) }))

/** Of somebody Suspended: back to work (the default), or to be reviewed again. */
export const ReconsiderForm = z.optional(
  z.strictObject({
    to: z.optional(z.enum(['Approved', 'Pending'], { error: 'Choose Approved or Pending.' })),
    send_mail: z.optional(z.boolean()),
  }),
)

const decision = <const Path extends `/${string}`, Form extends z.ZodMiniType>(
  path: Path,
  title: string,
  form: Form,
  keep: readonly string[] = [],
) =>
  endpoint({
    method: 'POST',
    path,
    title,
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: form },
    ok: profileAnswer,
    log: { action: 'update', keep },
  })

/** What staff decide about an expert (001 §7, PRODUCT 5.3.1). `:id` is a person's id or that of his login. */
export const vetting = {
  screen: decision('/users/:id/screen', 'Screen expert', ScreenForm),
  approve: decision('/users/:id/approve', 'Approve expert', ApproveForm, ['send_mail']),
  reject: decision('/users/:id/reject', 'Reject expert', RefusalForm, ['reason_ids', 'send_mail']),
  suspend: decision('/users/:id/suspend', 'Suspend expert', RefusalForm, ['reason_ids', 'send_mail']),
  reconsider: decision('/users/:id/reconsider', 'Reconsider expert', ReconsiderForm, ['to', 'send_mail']),
  remind: decision('/users/:id/remind', 'Remind expert', nothing),
  notes: endpoint({
    method: 'GET',
    path: '/people/:id/notes',
    title: 'List notes on a person',
    access: { roles: STAFF_ROLES },
    rate: 'read',
    input: {
      params: idParams,
      query: z.strictObject({ page: pageQuery.page, pageSize: pageQuery.pageSize }),
    },
    ok: list(Note),
  }),
  /** The specification sends the note in the address; the body takes it too, and is no part of any log. */
  addNote: endpoint({
    method: 'PUT',
    path: '/people/:id/note',
    title: 'Add note on a person',
    access: { roles: STAFF_ROLES },
    rate: 'write',
    input: {
      params: idParams,
      query: z.strictObject({ note: z.optional(text(NOTE_LENGTH)) }),
      body: z.optional(z.strictObject({ note: text(NOTE_LENGTH) })),
    },
    ok: item(Note),
  }),
}

export const vettingErrors = {
  missing_contacts: [422, 'An e-mail address and a phone number are needed first.'],
  reminded_already: [429, 'A reminder was sent in the last 24 hours.'],
} as const
