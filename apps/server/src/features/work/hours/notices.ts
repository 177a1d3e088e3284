import { recordEvent } from '#features/activity/service.ts'
import { stillRunning } from '#features/gigs/service.ts'
import type { EngagementRow } from '#features/hiring/service.ts'
import { noticeKind, notify, worded, type Wording } from '#features/notifications/service.ts'
import { PLACEHOLDER } from '#features/settings/service.ts'
import { ownWork, workOf } from '#features/work/places.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import { minutesText } from './pay.ts'
import type { WeekRow } from './store.ts'

const placeholders = {
  hours: { meaning: 'How much time', sample: '12 h 30 min', isRequired: true },
  week: { meaning: 'The Monday of the week', sample: 'Jan 04,2027', isRequired: true, isDay: true },
  project: { ...PLACEHOLDER.project, isBold: true },
} as const
const name = PLACEHOLDER.expert
const reason = {
  meaning: 'What the manager wrote',
  sample: 'Friday was a holiday.',
  isRequired: true,
} as const

const KINDS = {
  submit: noticeKind({
    name: 'work.hours_submitted',
    title: 'Hours submitted',
    occasion: 'Sent to the managers of the project.',
    placeholders: { ...placeholders, name },
    subject: '{name} submitted {hours} for {project}, week of {week}.',
  }),
  approve: noticeKind({
    name: 'work.hours_approved',
    title: 'Hours approved',
    occasion: 'Sent to the expert.',
    placeholders,
    subject: 'Your {hours} for {project}, week of {week}, were approved.',
  }),
  sendBack: noticeKind({
    name: 'work.hours_sent_back',
    title: 'Hours sent back',
    occasion: 'Sent to the expert.',
    placeholders: { ...placeholders, reason },
    subject: 'Please look at your hours for {project} again, week of {week}: {hours}.',
    body: '{reason}',
  }),
}

/** As administrators find them. */
export const hourNotices = Object.values(KINDS)

interface Told {
  event: string
  isForExpert: boolean
  words: (db: Db, of: EngagementRow, row: WeekRow) => Promise<Wording>
}

const facts = (of: EngagementRow, row: WeekRow) => ({
  hours: minutesText(row.minutes),
  week: row.week,
  project: of.gig_name,
})

export const told: Record<keyof typeof KINDS, Told> = {
  submit: {
    event: 'week.submitted',
    isForExpert: false,
    words: (db, of, row) =>
      worded(db, KINDS.submit, { ...facts(of, row), name: `${of.first_name} ${of.last_name}` }),
  },
  approve: {
    event: 'week.approved',
    isForExpert: true,
    words: (db, of, row) => worded(db, KINDS.approve, facts(of, row)),
  },
  sendBack: {
    event: 'week.sent_back',
    isForExpert: true,
    words: (db, of, row) => worded(db, KINDS.sendBack, { ...facts(of, row), reason: row.reason ?? '' }),
  },
}

/** Writes down what became of a week, and tells the other side. */
export async function tell(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>,
  of: EngagementRow,
  row: WeekRow,
  { event, isForExpert, words }: Told,
): Promise<void> {
  const expert = of.user_id === null ? [] : [of.user_id]
  await notify(ctx, {
    category: 'hiring',
    kind: event,
    ...(await words(ctx.db, of, row)),
    to: isForExpert ? expert : await stillRunning(ctx.db, [of.owner_id, ...of.co_owner_ids]),
    gigId: of.gig_id,
    link: isForExpert ? ownWork(of.gig_id) : workOf(of.gig_id, of.id),
    commands: ['RELOAD_'],
    mail: isForExpert ? 'now' : 'digest',
    isPushed: true,
  })
  await recordEvent(ctx, {
    kind: event,
    subject: {
      kind: 'week',
      id: of.id,
      title: `${of.first_name} ${of.last_name}, week of ${row.week}, ${minutesText(row.minutes)}`,
      gigId: of.gig_id,
    },
  })
}
