import { PLACEHOLDER, mailKind, writeMail } from '#features/settings/service.ts'
import { ownWork, workOf } from '#features/work/places.ts'
import type { Db } from '#platform/db/database.ts'
import { greeting, letterOf } from '#platform/mail/letter.ts'
import type { Outbox } from '#platform/mail/outbox.ts'
import { timeText } from './free-hours.ts'
import { invitationOf, type CalendarSite } from './ics.ts'
import type { CallRow } from './store.ts'

/** What writing about calls takes. */
export interface CallsDeps {
  outbox: Outbox
  site: CalendarSite
}

export const WHEN = {
  meaning: 'Date and time in the time zone of the reader',
  sample: 'Tue, Jan 05,2027, 10:00 to 10:30 (Europe/Madrid)',
  isRequired: true,
} as const
const placeholders = {
  greeting: PLACEHOLDER.greeting,
  title: { meaning: 'What the call is about', sample: 'First conversation', isRequired: true },
  project: { ...PLACEHOLDER.project, isRequired: false },
  when: WHEN,
  other: { meaning: 'Who else takes part', sample: 'Ada Lovelace' },
  link: {
    meaning: 'Where the call takes place; empty if not decided',
    sample: 'https://meet.example/abc',
  },
} as const
const button = 'Open project'
const closing = ''

export const CALL_MAILS = {
  booked: mailKind({
    name: 'work.call_booked',
    title: 'Call booked',
    occasion: 'Sent to both sides and any guest, with a calendar entry.',
    placeholders,
    subject: 'Call booked: {title}',
    body: `{greeting}

The call about {project} is booked:

{when}

With {other}.

{link}`,
    button,
    closing,
  }),
  moved: mailKind({
    name: 'work.call_moved',
    title: 'Call moved',
    occasion: 'Sent to both sides and any guest when a call moves. Their calendars are updated.',
    placeholders,
    subject: 'Call moved: {title}',
    body: `{greeting}

The call about {project} has a new time:

{when}

With {other}.

{link}`,
    button,
    closing,
  }),
  cancelled: mailKind({
    name: 'work.call_cancelled',
    title: 'Call cancelled',
    occasion:
      'Sent to both sides and any guest when a call is cancelled. It is removed from their calendars.',
    placeholders: {
      ...placeholders,
      reason: { meaning: 'Why', sample: 'The customer postponed the project.', isRequired: true },
    },
    subject: 'Call cancelled: {title}',
    body: `{greeting}

The call about {project} on {when} does not take place.

{reason}`,
    button,
    closing,
  }),
}

/** Sends both sides and a guest what their calendars need, in the transaction of the change. */
export async function mailAll(db: Db, deps: CallsDeps, row: CallRow, now: Date): Promise<void> {
  for (const { email, name, first, other, zone, path } of readersOf(row)) {
    if (email === null || name === null || row.start_at === null || row.end_at === null) continue
    const values = {
      greeting: greeting(first ?? name),
      title: row.title,
      project: row.gig_name,
      when: timeText(row.start_at, row.end_at, zone),
      other: other ?? '',
      link: row.link ?? '',
    }
    const words = await wordsOf(db, row, values)
    const letter = letterOf(email, words, `${deps.site.publicUrl}${path}`)
    const calendar = invitationOf(row, deps.site, { name, email }, now)
    await deps.outbox.send(db, { ...letter, calendar })
  }
}

/** The expert, who proposed the call or now runs the project, and a guest. */
function readersOf(row: CallRow) {
  return [
    {
      email: row.expert_email,
      name: row.expert_name,
      first: row.expert_first_name,
      other: row.host_name,
      zone: row.expert_timezone,
      path: ownWork(row.gig_id),
    },
    {
      email: row.told_email,
      name: row.told_name,
      first: row.told_first_name,
      other: [row.expert_name, row.guest_name].filter((one) => one !== null).join(' and '),
      zone: row.told_timezone,
      path: workOf(row.gig_id, row.engagement_id),
    },
    // Who works on a project is told to customers there, by its rules; who the customer is, to the expert.
    {
      email: row.guest_email,
      name: row.guest_name,
      first: row.guest_first_name,
      other: row.host_name,
      zone: row.guest_timezone,
      path: `/projects/${row.gig_id}`,
    },
  ]
}

function wordsOf(
  db: Db,
  row: CallRow,
  values: Record<'greeting' | 'title' | 'project' | 'when' | 'other' | 'link', string>,
) {
  if (row.status === 'cancelled')
    return writeMail(db, CALL_MAILS.cancelled, { ...values, reason: row.reason ?? '' })
  return writeMail(db, row.status === 'moved' ? CALL_MAILS.moved : CALL_MAILS.booked, values)
}
