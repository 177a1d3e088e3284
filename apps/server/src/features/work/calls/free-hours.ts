import type { Availability } from '@guildhall/contract/work/calendar'
import { DateTime, IANAZone } from 'luxon'

/**
 * Whether a call lies within the hours that somebody keeps free. Their clock decides: on a day on which it is put
 * forward or back the hours of that day are shorter or longer. A call over midnight needs both days.
 */
export function isWithin({ timezone, weekly, days_off: off }: Availability, start: Date, end: Date): boolean {
  const from = DateTime.fromJSDate(start, { zone: timezone })
  const to = DateTime.fromJSDate(end, { zone: timezone })
  if (!from.isValid || !to.isValid) return false
  let at = from
  // Each day of the call for itself; a call lasts a few hours at most.
  while (at < to) {
    const midnight = at.startOf('day').plus({ days: 1 })
    const until = to < midnight ? to : midnight
    if (!isFree(weekly, off, at, until)) return false
    at = until
  }
  return true
}

function isFree(
  weekly: Availability['weekly'],
  off: readonly string[],
  from: DateTime,
  to: DateTime,
): boolean {
  if (off.includes(from.toFormat('yyyy-MM-dd'))) return false
  const day = weekly
    .filter(({ weekday }) => weekday === from.weekday)
    .toSorted((a, b) => a.from.localeCompare(b.from))
  // Hours that meet are one: 9 to 12 and 12 to 15.
  let reached = from
  for (const hours of day) {
    if (timeOn(from, hours.from) > reached) continue
    const ends = timeOn(from, hours.to)
    if (ends > reached) reached = ends
  }
  return reached >= to
}

/** A time of day as the clock of this day shows it; one that the clock leaps over is the next that there is. */
function timeOn(day: DateTime, time: string): DateTime {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (hour === 24) return day.startOf('day').plus({ days: 1 })
  return day.set({ hour, minute, second: 0, millisecond: 0 })
}

/**
 * 'Tue, Jan 05,2027, 10:00 to 10:30 (Europe/Madrid)', the date as the specification writes dates (spec 002 §9); by UTC where nobody knows the zone any more. Where the clock is put
 * back or forward in between, each time tells how far it is from UTC: the hour from 2 to 3 may come twice.
 */
export function timeText(start: Date, end: Date, wanted: string): string {
  const zone = IANAZone.isValidZone(wanted) ? wanted : 'UTC'
  const clock = (at: Date) => DateTime.fromJSDate(at, { zone }).setLocale('en')
  const [from, to] = [clock(start), clock(end)]
  const time = from.offset === to.offset ? 'HH:mm' : "HH:mm '(UTC'ZZ')'"
  const day = 'ccc, LLL dd,yyyy'
  const ends = to.hasSame(from, 'day') ? time : `${day}, ${time}`
  return `${from.toFormat(`${day}, ${time}`)} to ${to.toFormat(ends)} (${zone})`
}
