import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { done, item } from '#contract/envelope'
import { blankable, day, dayOfWeek, idParams, moment, text, uuid } from '#contract/shapes'
import { anyMoment, minutes, nullableText, reason } from './shapes.ts'
import { WEEK_STATUSES } from './week-machine.ts'

export const DAY_MINUTES = 24 * 60

export const hoursErrors = {
  week_locked: [409, 'The hours of this week were handed over and can no longer be changed.'],
  week_empty: [409, 'There are no hours in this week.'],
  day_full: [422, 'A day has 24 hours.'],
  hours_used_up: [409, 'The agreed hours are used up. Ask the project manager to agree on more.'],
} as const

export const HoursEntry = z.strictObject({
  id: uuid,
  version: z.int(),
  day,
  /** The Monday of its week. */
  week: day,
  minutes,
  note: nullableText,
  can_change: z.boolean(),
})
export type HoursEntry = z.infer<typeof HoursEntry>

export const HoursForm = z.strictObject({
  day,
  minutes: z
    .int({ error: 'Use whole minutes.' })
    .check(z.gte(1, { error: 'At least one minute.' }), z.lte(DAY_MINUTES, { error: 'A day has 24 hours.' })),
  note: z.optional(blankable(text(500))),
})
export type HoursForm = z.output<typeof HoursForm>

export const HoursWeek = z.strictObject({
  week: day,
  status: z.enum(WEEK_STATUSES),
  minutes,
  reason: nullableText,
  submitted_at: z.nullable(moment),
  decided_at: z.nullable(moment),
  decided_by: nullableText,
  actions: z.strictObject({ canSubmit: z.boolean(), canApprove: z.boolean(), canSendBack: z.boolean() }),
})
export type HoursWeek = z.infer<typeof HoursWeek>

/** Of all entries, whatever days were asked for. */
export const HoursSums = z.strictObject({
  minutes,
  approved_minutes: minutes,
  /** Null where no hours were agreed on. */
  agreed_minutes: z.nullable(minutes),
  left_minutes: z.nullable(z.int()),
  /** Rate times hours: null where the rate is not by time, or where this reader does not see it. */
  amount: z.nullable(z.number()),
  approved_amount: z.nullable(z.number()),
  /** What the project may cost in all, by its budget and the agreed hours; for those who see it. */
  budget: z.nullable(z.number()),
  currency: z.string(),
})
export type HoursSums = z.infer<typeof HoursSums>

/** What was looked at, the sum and when it was handed over: to decide of anything else is refused. */
const lookedAt = {
  week: dayOfWeek,
  minutes: z.optional(minutes),
  submitted_at: z.optional(anyMoment),
}
const weekForm = z.strictObject({ week: dayOfWeek })
const step = { access: 'signed_in', rate: 'write', method: 'POST', log: { action: 'update' } } as const

/** Hours of an expert on a project (NEXT N3). */
export const hours = {
  list: endpoint({
    method: 'GET',
    path: '/engagements/:id/hours',
    title: 'List hours',
    access: 'signed_in',
    rate: 'read',
    input: {
      params: idParams,
      query: z.strictObject({
        from: z.optional(day),
        to: z.optional(day),
        format: z.optional(z.enum(['csv', 'pdf'], { error: 'Choose csv or pdf.' })),
      }),
    },
    ok: z.strictObject({
      data: z.array(HoursEntry),
      weeks: z.array(HoursWeek),
      sums: HoursSums,
      actions: z.strictObject({ canEnter: z.boolean() }),
    }),
    orFile: ['text/csv', 'application/pdf'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/engagements/:id/hours',
    title: 'Add hours',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: HoursForm },
    ok: item(HoursEntry),
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/hours/:id',
    title: 'Change hours',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: HoursForm },
    ok: item(HoursEntry),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/hours/:id',
    title: 'Delete hours',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams },
    ok: done,
  }),
  submit: endpoint({
    ...step,
    path: '/engagements/:id/hours/submit',
    title: 'Submit hours of a week',
    input: { params: idParams, body: weekForm },
    ok: item(HoursWeek),
  }),
  approve: endpoint({
    ...step,
    path: '/engagements/:id/hours/approve',
    title: 'Approve hours of a week',
    input: {
      params: idParams,
      body: z.strictObject(lookedAt),
    },
    ok: item(HoursWeek),
  }),
  sendBack: endpoint({
    ...step,
    path: '/engagements/:id/hours/send-back',
    title: 'Send hours of a week back',
    input: { params: idParams, body: z.strictObject({ ...lookedAt, reason: reason() }) },
    ok: item(HoursWeek),
  }),
}
