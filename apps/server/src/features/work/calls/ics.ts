import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { workOf } from '#features/work/places.ts'
import type { CallRow } from './store.ts'

/** Whose calendar files these are. */
export interface CalendarSite {
  publicUrl: string
  product: string
  /** Address of the portal: whoever answers an invitation answers the portal, and nobody learns an address. */
  from: string
}

const CANCELLED = ['cancelled', 'missed']

/** One call as the file of a mail (RFC 5545, iTIP): the same UID for ever, a higher SEQUENCE with each change. */
export function invitationOf(
  row: CallRow,
  site: CalendarSite,
  to: { name: string; email: string },
  now: Date,
) {
  const method = row.status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = emptyCalendar(site).method(method)
  const event = addCall(calendar, row, site, now)
  event?.createAttendee({
    name: to.name,
    email: to.email,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
    rsvp: false,
  })
  return { method: row.status === 'cancelled' ? 'CANCEL' : 'REQUEST', content: calendar.toString() } as const
}

/** Everything that somebody has booked, for their calendar program. */
export function feedOf(rows: readonly CallRow[], site: CalendarSite, now: Date): string {
  const calendar = emptyCalendar(site)
    .name(`${site.product} calls`)
    .ttl(15 * 60)
  for (const row of rows) addCall(calendar, row, site, now)
  return calendar.toString()
}

function emptyCalendar({ product }: CalendarSite) {
  return ical({ prodId: { company: product, product: 'Calls', language: 'EN' } })
}

function addCall(calendar: ReturnType<typeof ical>, row: CallRow, site: CalendarSite, now: Date) {
  const { start_at: start, end_at: end } = row
  if (start === null || end === null) return undefined
  return calendar.createEvent({
    id: uidOf(row, site),
    sequence: row.sequence,
    stamp: now,
    start,
    end,
    lastModified: row.updated_at,
    summary: row.title,
    description: [`Project: ${row.gig_name}`, ...(row.link === null ? [] : [row.link])].join('\n'),
    ...(row.link === null ? {} : { location: row.link }),
    url: site.publicUrl + workOf(row.gig_id, row.engagement_id),
    organizer: { name: site.product, email: addressOf(site.from) },
    status: CANCELLED.includes(row.status) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
}

function uidOf({ id }: CallRow, { publicUrl }: CalendarSite): string {
  return `call-${id}@${new URL(publicUrl).hostname}`
}

/** `Guildhall <no-reply@guildhall.example>` -> the address alone. */
function addressOf(from: string): string {
  return /<([^<>]+)>/.exec(from)?.[1] ?? from
}
