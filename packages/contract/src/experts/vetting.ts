import * as z from 'zod/mini'
import { PROFILE_STEPS } from '#contract/applications/completeness'
import { LIMITS } from '#contract/settings/limits'
import { endpoint } from '#contract/endpoint'
import { item, list, pageQuery } from '#contract/envelope'
import { STAFF_ROLES } from '#contract/access'
import { EvidenceKind } from '#contract/people/duplicates'
import { NOTE_LENGTH } from '#contract/people/notes'
import { idParams, moment, text, uuid } from '#contract/shapes'
import { profileAnswer } from './profile.ts'

const reasonIds = z.array(uuid).check(z.maxLength(10, { error: 'At most 10 values.' }))

/** What the expert reads as the reason of a decision. */
export const REASON_LENGTH = 2000

/** What a rejection or a suspension asks for (PRODUCT 5.3.1). */
export const REFUSAL_TEXTS = {
  reason: 'Choose a reason or write one.',
  text: 'This field is required.',
} as const

/** What the activity tab of an expert shows: who did what, and how the status changed. */
export const HistoryEntry = z.strictObject({
  id: uuid,
  kind: z.string(),
  createdBy: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  created_at: moment,
  created_at_diff: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  reasons: z.array(z.string()),
  text: z.nullable(z.string()),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

const neighbour = z.nullable(z.strictObject({ id: uuid, name: z.string() }))

/** Where an applicant stands among those of the same status, who waits longest first. */
export const Queue = z.strictObject({
  position: z.int(),
  total: z.int(),
  previous: neighbour,
  next: neighbour,
})
export type Queue = z.infer<typeof Queue>

const somebody = z.nullable(z.strictObject({ id: uuid, name: z.string() }))

/** Beside the profile: how far the vetting is, and who may be the same person. */
export const Review = z.strictObject({
  status: z.string(),
  applied_at: z.nullable(moment),
  screened_at: z.nullable(moment),
  screenedBy: somebody,
  approved_at: z.nullable(moment),
  approvedBy: somebody,
  invited_at: z.nullable(moment),
  invitedBy: somebody,
  reminded_at: z.nullable(moment),
  resubmissions: z.int(),
  hear_about_us: z.nullable(z.string()),
  referral_name: z.nullable(z.string()),
  /** Others who may be the same person, as far as the reader may see them. */
  duplicates: z.array(
    z.strictObject({
      id: uuid,
      name: z.string(),
      internal_id: z.string(),
      status: z.nullable(z.string()),
      matches: z.array(EvidenceKind),
    }),
  ),
  notes: z.int(),
  /** Of somebody Pending or Screened. */
  queue: z.nullable(Queue),
  /** Steps of the profile that hold nothing yet, the recommended ones among them. */
  missing: z.array(z.enum(PROFILE_STEPS)),
})
export type Review = z.infer<typeof Review>

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

/** What staff decide about an expert (spec 001 §7, PRODUCT 5.3.1). `:id` is a person's id or that of their login. */
export const vetting = {
  screen: decision('/users/:id/screen', 'Screen expert', ScreenForm),
  approve: decision('/users/:id/approve', 'Approve expert', ApproveForm, ['send_mail']),
  reject: decision('/users/:id/reject', 'Reject expert', RefusalForm, ['reason_ids', 'send_mail']),
  suspend: decision('/users/:id/suspend', 'Suspend expert', RefusalForm, ['reason_ids', 'send_mail']),
  reconsider: decision('/users/:id/reconsider', 'Reconsider expert', ReconsiderForm, ['to', 'send_mail']),
  remind: decision('/users/:id/remind', 'Remind expert', nothing),
  review: endpoint({
    method: 'GET',
    path: '/experts/:id/review',
    title: 'View review of an expert',
    access: { roles: STAFF_ROLES },
    rate: 'read',
    input: { params: idParams },
    ok: item(Review),
  }),
  history: endpoint({
    method: 'GET',
    path: '/experts/:id/activities',
    title: 'List activities of an expert',
    access: { roles: STAFF_ROLES },
    rate: 'read',
    input: {
      params: idParams,
      query: z.strictObject({ page: pageQuery.page, pageSize: pageQuery.pageSize }),
    },
    ok: list(HistoryEntry),
  }),
}

export const remindedAlready = (hours: number) => `A reminder was sent in the last ${hours} hours.`

export const vettingErrors = {
  missing_contacts: [422, 'An email address and a phone number are needed first.'],
  reminded_already: [429, remindedAlready(LIMITS.remind_hours.initial)],
} as const
