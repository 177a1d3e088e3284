import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { item } from '#contract/envelope'
import { day, idParams, moment, text } from '#contract/shapes'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/
const time = z.string().check(z.regex(TIME, { error: 'Use a time like 09:30.' }))

const timezone = z
  .string({ error: 'Choose a time zone.' })
  .check(z.refine((name) => isTimezone(name), { error: 'This time zone is unknown.' }))

function isTimezone(name: string): boolean {
  try {
    return name.length <= 60 && Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

export const Hours = z
  .strictObject({
    /** 1 is Monday, 7 is Sunday. */
    weekday: z.int().check(z.gte(1), z.lte(7)),
    from: time,
    to: time,
  })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: 'The end is before the start.' }))

/** When somebody can be called: hours of the week in their own time zone, but for their days off. */
export const Availability = z.strictObject({
  timezone,
  weekly: z.array(Hours).check(z.maxLength(42, { error: 'At most 42 entries.' })),
  days_off: z.array(day).check(z.maxLength(200, { error: 'At most 200 days.' })),
})
export type Availability = z.infer<typeof Availability>

const version = z.int().check(z.gte(0))
/** As it is kept: version 0 before anything was chosen. */
const Kept = z.strictObject({ ...Availability.shape, version })
export type KeptAvailability = z.infer<typeof Kept>

/** What stands in the way of a call, without what it is about. */
const Busy = z.strictObject({ start_at: moment, end_at: moment })

export const calendar = {
  availability: endpoint({
    method: 'GET',
    path: '/users/:id/availability',
    title: 'View availability',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams },
    ok: z.strictObject({
      data: z.strictObject({ ...Kept.shape, busy: z.array(Busy) }),
      actions: z.strictObject({ canEdit: z.boolean() }),
    }),
  }),
  setAvailability: endpoint({
    method: 'PUT',
    path: '/users/:id/availability',
    title: 'Change availability',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: Availability },
    ok: item(Kept),
  }),
  /** The address of one's own calendar; whoever knows it reads it. */
  feed: endpoint({
    method: 'GET',
    path: '/calendar/feed',
    title: 'View calendar address',
    access: 'signed_in',
    rate: 'read',
    // It opens the calendar without a session: to an administrator who looks on, or to a key, even after their time.
    whileViewing: false,
    needsSession: true,
    input: {},
    ok: z.strictObject({ url: z.string(), data: z.strictObject({ url: z.string() }) }),
  }),
  /** A new address: the one before leads nowhere from now on. */
  renewFeed: endpoint({
    method: 'POST',
    path: '/calendar/feed/renew',
    title: 'Renew calendar address',
    access: 'signed_in',
    rate: 'write',
    needsSession: true,
    input: { body: z.optional(z.strictObject({})) },
    ok: z.strictObject({ url: z.string(), data: z.strictObject({ url: z.string() }) }),
    log: { action: 'update' },
  }),
  /** For calendar programs. Its address is a secret: it is not written down. */
  file: endpoint({
    method: 'GET',
    path: '/calendar/:token.ics',
    title: 'Read calendar',
    access: 'anyone',
    rate: 'read',
    input: { params: z.strictObject({ token: text(200) }) },
    ok: { file: 'text/calendar' },
    log: false,
  }),
}
