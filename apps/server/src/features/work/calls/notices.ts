import { recordEvent } from '#features/activity/service.ts'
import { noticeKind, notify, worded, type Wording } from '#features/notifications/service.ts'
import { PLACEHOLDER } from '#features/settings/service.ts'
import { ownWork, workOf } from '#features/work/places.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import { timeText } from './free-hours.ts'
import { WHEN } from './mails.ts'
import type { CallRow } from './store.ts'

const placeholders = {
  title: { meaning: 'What the call is about', sample: 'First conversation', isRequired: true, isBold: true },
  project: PLACEHOLDER.project,
} as const
const when = WHEN

const KINDS = {
  proposed: noticeKind({
    name: 'work.call_proposed',
    title: 'Times for a call proposed',
    occasion: 'Sent to the side that picks a time.',
    placeholders,
    subject: 'Choose a time for {title}, a call about {project}.',
  }),
  booked: noticeKind({
    name: 'work.call_was_booked',
    title: 'Call booked (in the portal)',
    occasion: 'Sent to the other side and any guest. The calendar entry is a separate email.',
    placeholders: { ...placeholders, when },
    subject: '{title} for {project} is booked: {when}.',
  }),
  moved: noticeKind({
    name: 'work.call_was_moved',
    title: 'Call moved (in the portal)',
    occasion: 'Sent to the other side and any guest. The calendar entry is a separate email.',
    placeholders: { ...placeholders, when },
    subject: '{title} for {project} was moved to {when}.',
  }),
  cancelled: noticeKind({
    name: 'work.call_was_cancelled',
    title: 'Call cancelled (in the portal)',
    occasion: 'Sent to the other side and any guest.',
    placeholders,
    subject: '{title} for {project} was cancelled.',
  }),
  soon: noticeKind({
    name: 'work.call_soon',
    title: 'Call soon',
    occasion: 'Sent to both sides and any guest, a day and an hour before.',
    placeholders: { ...placeholders, when },
    subject: '{title} for {project} is on {when}.',
  }),
}

/** As administrators find them. */
export const callNotices = Object.values(KINDS)

interface Told {
  event: string
  /** By the clock of whoever reads it. */
  words?: (db: Db, zone: string) => Promise<Wording>
  mail?: 'now'
}

/** Writes down what became of a call, and tells whoever did not do it. */
export async function tell(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, row: CallRow, told: Told): Promise<void> {
  const sides = [
    { to: row.expert_user, zone: row.expert_timezone, link: ownWork(row.gig_id) },
    { to: row.told_id, zone: row.told_timezone, link: workOf(row.gig_id, row.engagement_id) },
    // A guest hears of a call once its time stands.
    ...(row.start_at === null
      ? []
      : [{ to: row.guest_id, zone: row.guest_timezone, link: `/projects/${row.gig_id}` }]),
  ]
  for (const { to, zone, link } of sides) {
    if (to === null || told.words === undefined) continue
    await notify(ctx, {
      category: 'hiring',
      kind: told.event,
      ...(await told.words(ctx.db, zone)),
      to: [to],
      gigId: row.gig_id,
      link,
      commands: ['RELOAD_'],
      isPushed: true,
      ...(told.mail === undefined ? {} : { mail: told.mail }),
    })
  }
  await recordEvent(ctx, {
    kind: told.event,
    subject: { kind: 'call', id: row.id, title: row.title, gigId: row.gig_id },
  })
}

const both = (row: CallRow) => ({ title: row.title, project: row.gig_name })
const at = (row: CallRow, zone: string) =>
  row.start_at === null || row.end_at === null ? '' : timeText(row.start_at, row.end_at, zone)

export const told = {
  proposed: (row: CallRow): Told => ({
    event: 'call.proposed',
    words: (db) => worded(db, KINDS.proposed, both(row)),
    mail: 'now',
  }),
  booked: (row: CallRow): Told => ({
    event: 'call.booked',
    words: (db, zone) => worded(db, KINDS.booked, { ...both(row), when: at(row, zone) }),
  }),
  moved: (row: CallRow): Told => ({
    event: 'call.moved',
    words: (db, zone) => worded(db, KINDS.moved, { ...both(row), when: at(row, zone) }),
  }),
  cancelled: (row: CallRow): Told => ({
    event: 'call.cancelled',
    words: (db) => worded(db, KINDS.cancelled, both(row)),
    // What was only proposed stands in no calendar: no other mail goes out.
    ...(row.start_at === null ? { mail: 'now' as const } : {}),
  }),
  soon: (row: CallRow): Told => ({
    event: 'call.soon',
    words: (db, zone) => worded(db, KINDS.soon, { ...both(row), when: at(row, zone) }),
    mail: 'now',
  }),
  held: (): Told => ({ event: 'call.held' }),
  missed: (): Told => ({ event: 'call.missed' }),
}
