import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { done, item, list, pageQuery } from '#contract/envelope'
import { thingName } from '#contract/names'
import { blankable, idParams, moment, text, uuid } from '#contract/shapes'
import { DELIVERABLE_STATUSES } from './deliverable-machine.ts'
import { dueMoment, named, nullableText, reason, webAddress } from './shapes.ts'

const MB = 1024 * 1024

export const deliverablesErrors = {
  work_over: [409, 'The work on this project is over.'],
} as const

/** What one reader may do with a deliverable now. */
export const DeliverableActions = z.strictObject({
  canHandIn: z.boolean(),
  canAccept: z.boolean(),
  canSendBack: z.boolean(),
  canEdit: z.boolean(),
  canRemove: z.boolean(),
})

export const Deliverable = z.strictObject({
  id: uuid,
  version: z.int(),
  gig_id: uuid,
  /** Null: whoever is hired on the project hands it in. */
  engagement_id: z.nullable(uuid),
  expert: z.nullable(named),
  title: z.string(),
  due_at: z.nullable(moment),
  is_late: z.boolean(),
  status: z.enum(DELIVERABLE_STATUSES),
  note: nullableText,
  link: nullableText,
  file: z.nullable(z.strictObject({ uuid, name: z.string(), url: z.string() })),
  handed_in_by: nullableText,
  handed_in_at: z.nullable(moment),
  decided_by: nullableText,
  decided_at: z.nullable(moment),
  /** Why it was sent back. */
  reason: nullableText,
  updated_at: moment,
  actions: DeliverableActions,
})
export type Deliverable = z.infer<typeof Deliverable>

export const DeliverableForm = z.strictObject({
  title: thingName(300),
  due_at: z.optional(z.nullable(dueMoment)),
  engagement_id: z.optional(z.nullable(uuid)),
})
export type DeliverableForm = z.output<typeof DeliverableForm>

const note = z.optional(blankable(text(2000)))

/** A link in place of a file. */
export const HandInForm = z.strictObject({
  link: webAddress.check(z.minLength(1, { error: 'Add a file or a link.' })),
  note,
})
export type HandInForm = z.output<typeof HandInForm>

/** What stands beside the file of a form. */
export const HandInFields = z.strictObject({ link: z.optional(blankable(webAddress)), note })

const write = { access: 'signed_in', rate: 'write' } as const

/** What is owed on a project (NEXT N3). */
export const deliverables = {
  list: endpoint({
    method: 'GET',
    path: '/gigs/:id/deliverables',
    title: 'List deliverables',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams, query: z.strictObject(pageQuery) },
    ok: z.strictObject({
      ...list(Deliverable).shape,
      actions: z.strictObject({ canAdd: z.boolean() }),
    }),
  }),
  create: endpoint({
    ...write,
    method: 'POST',
    path: '/gigs/:id/deliverables',
    title: 'Add deliverable',
    input: { params: idParams, body: DeliverableForm },
    ok: item(Deliverable),
    status: 201,
  }),
  update: endpoint({
    ...write,
    method: 'PUT',
    path: '/deliverables/:id',
    title: 'Change deliverable',
    input: { params: idParams, body: DeliverableForm },
    ok: item(Deliverable),
  }),
  remove: endpoint({
    ...write,
    method: 'DELETE',
    path: '/deliverables/:id',
    title: 'Delete deliverable',
    input: { params: idParams },
    ok: done,
  }),
  handIn: endpoint({
    access: 'signed_in',
    rate: 'upload',
    method: 'POST',
    path: '/deliverables/:id/hand-in',
    title: 'Hand in deliverable',
    /** A form with one `file`, or JSON with a link. */
    input: { params: idParams, body: HandInForm, files: ['file'], fields: ['link', 'note'] },
    ok: item(Deliverable),
    log: { action: 'update' },
    transaction: 'own',
    bodyLimit: 101 * MB,
  }),
  accept: endpoint({
    ...write,
    method: 'POST',
    path: '/deliverables/:id/accept',
    title: 'Accept deliverable',
    input: { params: idParams, body: z.optional(z.strictObject({})) },
    ok: item(Deliverable),
    log: { action: 'update' },
  }),
  sendBack: endpoint({
    ...write,
    method: 'POST',
    path: '/deliverables/:id/send-back',
    title: 'Send deliverable back',
    input: { params: idParams, body: z.strictObject({ reason: reason() }) },
    ok: item(Deliverable),
    log: { action: 'update' },
  }),
}
