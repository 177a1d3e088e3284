import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { item, list, pageQuery } from '#contract/envelope'
import { thingName } from '#contract/names'
import { blankable, day, idParams, moment, text, uuid } from '#contract/shapes'
import { CALL_STATUSES } from './call-machine.ts'
import { anyMoment, named, nullableText, reason, webAddress } from './shapes.ts'

/** NEXT N3: so many times may be proposed at once. */
export const MAX_SLOTS = 5
/** Of one call, in hours. */
export const MAX_CALL_HOURS = 8

export const callsErrors = {
  slot_taken: [409, 'This time is no longer free. Choose another one.'],
  slot_past: [409, 'This time has passed. Choose another one.'],
  slot_own: [409, 'The other side chooses from these times.'],
  call_not_begun: [409, 'This call has not begun yet.'],
  not_hireable: [409, 'There is nobody to call: the application or the work has ended.'],
} as const

const Slot = z.strictObject({ start_at: anyMoment, end_at: anyMoment })
const slots = z
  .array(Slot)
  .check(
    z.minLength(1, { error: 'Propose at least one time.' }),
    z.maxLength(MAX_SLOTS, { error: `At most ${MAX_SLOTS} times.` }),
  )

export const CallForm = z.strictObject({
  title: thingName(150),
  link: z.optional(blankable(webAddress)),
  /** A customer of the project who sits in: their login. */
  guest_id: z.optional(z.nullable(uuid)),
  slots,
})
export type CallForm = z.output<typeof CallForm>

export const CallActions = z.strictObject({
  canPropose: z.boolean(),
  canBook: z.boolean(),
  canMove: z.boolean(),
  canCancel: z.boolean(),
  canHold: z.boolean(),
  canMiss: z.boolean(),
})

export const Call = z.strictObject({
  id: uuid,
  version: z.int(),
  engagement_id: uuid,
  gig: named,
  /** Null for a guest: who works on a project is told there, by its rules. */
  expert: z.nullable(named),
  /** Who proposed it. */
  host: z.nullable(named),
  /** A customer of the project sits in. */
  has_guest: z.boolean(),
  /** Who it is; not told to the expert. */
  guest: z.nullable(named),
  title: z.string(),
  link: nullableText,
  status: z.enum(CALL_STATUSES),
  start_at: z.nullable(moment),
  end_at: z.nullable(moment),
  slots: z.array(
    z.strictObject({
      id: uuid,
      start_at: moment,
      end_at: moment,
      by_expert: z.boolean(),
      /** It lies within the hours that the expert keeps free; null where they said nothing of them. */
      is_available: z.nullable(z.boolean()),
      /** One of the two sides has another call then. */
      is_taken: z.boolean(),
      /** This reader may choose it now. */
      can_book: z.boolean(),
    }),
  ),
  expert_timezone: z.string(),
  host_timezone: z.string(),
  reason: nullableText,
  outcome: nullableText,
  /** Of those who run the project alone. */
  notes: nullableText,
  updated_at: moment,
  actions: CallActions,
})
export type Call = z.infer<typeof Call>

const write = { access: 'signed_in', rate: 'write', method: 'POST', log: { action: 'update' } } as const

/** Calls with experts on projects. */
export const calls = {
  /** Of the reader, between two days of UTC: their week. */
  mine: endpoint({
    method: 'GET',
    path: '/calls',
    title: 'List own calls',
    access: 'signed_in',
    rate: 'read',
    input: { query: z.strictObject({ from: day, to: day }) },
    ok: z.strictObject({ data: z.array(Call) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/engagements/:id/calls',
    title: 'List calls with expert',
    access: 'signed_in',
    rate: 'read',
    input: {
      params: idParams,
      query: z.strictObject({ page: pageQuery.page, pageSize: pageQuery.pageSize }),
    },
    ok: z.strictObject({ ...list(Call).shape, actions: z.strictObject({ canAdd: z.boolean() }) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/engagements/:id/calls',
    title: 'Propose call',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: CallForm },
    ok: item(Call),
    status: 201,
  }),
  read: endpoint({
    method: 'GET',
    path: '/calls/:id',
    title: 'View call',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams },
    ok: item(Call),
  }),
  propose: endpoint({
    ...write,
    path: '/calls/:id/slots',
    title: 'Propose other times',
    input: { params: idParams, body: z.strictObject({ slots }) },
    ok: item(Call),
  }),
  book: endpoint({
    ...write,
    path: '/calls/:id/book',
    title: 'Book call',
    input: { params: idParams, body: z.strictObject({ slot_id: uuid }) },
    ok: item(Call),
  }),
  move: endpoint({
    ...write,
    path: '/calls/:id/move',
    title: 'Move call',
    input: { params: idParams, body: Slot },
    ok: item(Call),
  }),
  cancel: endpoint({
    ...write,
    path: '/calls/:id/cancel',
    title: 'Cancel call',
    input: { params: idParams, body: z.strictObject({ reason: reason() }) },
    ok: item(Call),
  }),
  hold: endpoint({
    ...write,
    path: '/calls/:id/held',
    title: 'Note call as held',
    input: {
      params: idParams,
      body: z.strictObject({
        outcome: z.optional(blankable(text(500))),
        notes: z.optional(blankable(text(5000))),
      }),
    },
    ok: item(Call),
  }),
  miss: endpoint({
    ...write,
    path: '/calls/:id/missed',
    title: 'Note call as missed',
    input: { params: idParams, body: z.strictObject({ notes: z.optional(blankable(text(5000))) }) },
    ok: item(Call),
  }),
}
