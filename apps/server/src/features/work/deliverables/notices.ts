import { recordEvent } from '#features/activity/service.ts'
import { stillRunning } from '#features/gigs/service.ts'
import { noticeKind, notify, worded, type Wording } from '#features/notifications/service.ts'
import { PLACEHOLDER } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import * as store from './store.ts'
import type { DeliverableRow } from './store.ts'

const placeholders = {
  title: { meaning: 'The title of the deliverable', sample: 'Market map', isRequired: true, isBold: true },
  project: PLACEHOLDER.project,
} as const
const reason = {
  meaning: 'What the manager wrote',
  sample: 'Please add the sources of the figures.',
  isRequired: true,
} as const
const name = { meaning: 'Who submitted it', sample: 'Ada Lovelace', isRequired: true } as const
const due = { meaning: 'When it is due', sample: 'Dec 31,2026', isDay: true } as const

const KINDS = {
  added: noticeKind({
    name: 'work.deliverable_added',
    title: 'Deliverable added',
    occasion: 'Sent to the experts who deliver it.',
    placeholders,
    subject: '{title} was added to the deliverables of {project}.',
  }),
  handedIn: noticeKind({
    name: 'work.deliverable_handed_in',
    title: 'Deliverable submitted',
    occasion: 'Sent to the managers of the project.',
    placeholders: { ...placeholders, name },
    subject: '{name} handed in {title} for {project}.',
    body: 'Accept it, or send it back with a reason.',
  }),
  accepted: noticeKind({
    name: 'work.deliverable_accepted',
    title: 'Deliverable accepted',
    occasion: 'Sent to the experts who deliver it.',
    placeholders,
    subject: '{title} of {project} was accepted.',
  }),
  sentBack: noticeKind({
    name: 'work.deliverable_sent_back',
    title: 'Deliverable sent back',
    occasion: 'Sent to the experts who deliver it.',
    placeholders: { ...placeholders, reason },
    subject: '{title} of {project} needs another look.',
    body: '{reason}',
  }),
  dueSoon: noticeKind({
    name: 'work.deliverable_due_soon',
    title: 'Deliverable due soon',
    occasion: 'Sent to the experts who deliver it, three days and one day before it is due.',
    placeholders: { ...placeholders, due },
    subject: '{title} of {project} is due on {due}.',
  }),
  overdue: noticeKind({
    name: 'work.deliverable_due',
    title: 'Deliverable due',
    occasion: 'Sent to the experts and the managers when it is due and nothing was submitted.',
    placeholders,
    subject: '{title} of {project} is due now.',
  }),
}

/** As administrators find them. */
export const deliverableNotices = Object.values(KINDS)

interface Told {
  event: string
  toExperts?: (db: Db) => Promise<Wording>
  toManagers?: (db: Db) => Promise<Wording>
  differences?: Record<string, { from: unknown; to: unknown }>
}

/** Writes down what became of a deliverable, and tells both sides what is theirs to know. */
export async function tell(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, row: DeliverableRow, told: Told) {
  const { experts, managers } = await store.parties(ctx.db, row)
  const about = { category: 'hiring', kind: told.event, gigId: row.gig_id, isPushed: true } as const
  const link = `projects/${row.gig_id}?tab=work`
  if (told.toExperts !== undefined)
    await notify(ctx, {
      ...about,
      ...(await told.toExperts(ctx.db)),
      to: experts,
      link: `/expert/${link}`,
      commands: ['RELOAD_'],
      mail: 'now',
    })
  if (told.toManagers !== undefined)
    await notify(ctx, {
      ...about,
      ...(await told.toManagers(ctx.db)),
      to: await stillRunning(ctx.db, managers),
      link: `/${link}`,
      commands: ['RELOAD_'],
      mail: 'digest',
    })
  await recordEvent(ctx, {
    kind: told.event,
    subject: { kind: 'deliverable', id: row.id, title: row.title, gigId: row.gig_id },
    ...(told.differences === undefined ? {} : { differences: told.differences }),
  })
}

const both = (row: DeliverableRow) => ({ title: row.title, project: row.gig_name })
const dayOf = (at: Date | null) => at?.toISOString().slice(0, 10) ?? ''

export const told = {
  added: (row: DeliverableRow): Told => ({
    event: 'deliverable.added',
    toExperts: (db) => worded(db, KINDS.added, both(row)),
  }),
  changed: (): Told => ({ event: 'deliverable.changed' }),
  removed: (): Told => ({ event: 'deliverable.removed' }),
  handedIn: (row: DeliverableRow): Told => ({
    event: 'deliverable.handed_in',
    toManagers: (db) => worded(db, KINDS.handedIn, { ...both(row), name: row.handed_in_name ?? '' }),
  }),
  accepted: (row: DeliverableRow): Told => ({
    event: 'deliverable.accepted',
    toExperts: (db) => worded(db, KINDS.accepted, both(row)),
  }),
  sentBack: (row: DeliverableRow): Told => ({
    event: 'deliverable.sent_back',
    toExperts: (db) => worded(db, KINDS.sentBack, { ...both(row), reason: row.reason ?? '' }),
    differences: { reason: { from: null, to: row.reason } },
  }),
  dueSoon: (row: DeliverableRow): Told => ({
    event: 'deliverable.due_soon',
    toExperts: (db) => worded(db, KINDS.dueSoon, { ...both(row), due: dayOf(row.due_at) }),
  }),
  overdue: (row: DeliverableRow): Told => ({
    event: 'deliverable.due',
    toExperts: (db) => worded(db, KINDS.overdue, both(row)),
    toManagers: (db) => worded(db, KINDS.overdue, both(row)),
  }),
}
