import { seeded } from './biography.ts'

/** How an application went, in the order of life; null for what has not happened. */
export interface Course {
  registered: Date
  invited: Date | null
  applied: Date | null
  screened: Date | null
  approved: Date | null
  rejected: Date | null
  suspended: Date | null
}

export interface Given {
  status: string
  /** Which of those in this status, from the first. */
  place: number
  /** How many are in this status. */
  count: number
  /** Registered so many days ago, where the story says so. */
  daysAgo?: number | undefined
}

const DAY = 86_400_000
/** The demo network looks back on eighteen months. */
const HISTORY = 540
/** Whoever is on a project was approved before it: nobody of the story joined later than this. */
const YOUNGEST = 100

/** When each step was taken, counted back from `now`. The same for the same place on any day. */
export function courseOf({ status, place, count, daysAgo }: Given, now: Date): Course {
  const random = seeded(1000 * status.length + place)
  const ago = daysAgo ?? AGES[status]?.({ place, count }) ?? 30
  const registered = new Date(now.getTime() - ago * DAY)
  // Steps take their time, but none of them lies ahead.
  const after = (from: Date | null, least: number, most: number) =>
    from === null
      ? null
      : new Date(from.getTime() + Math.min(least + random() * (most - least), share(from, now)) * DAY)
  const hasApplied = !['New', 'Incomplete', 'Invited'].includes(status)
  const applied = hasApplied ? after(registered, 0.1, 2.5) : null
  const isSeen =
    ['Screened', 'Approved', 'Suspended'].includes(status) || (status === 'Rejected' && place % 3 > 0)
  const screened = isSeen ? after(applied, 0.5, 4) : null
  const approved = ['Approved', 'Suspended'].includes(status) ? after(screened, 0.5, 5) : null
  return {
    registered,
    invited: status === 'Invited' ? registered : null,
    applied,
    screened,
    approved,
    rejected: status === 'Rejected' ? after(screened ?? applied, 0.5, 6) : null,
    suspended: status === 'Suspended' ? new Date(now.getTime() - (14 + place * 11) * DAY) : null,
  }
}

/** Half of what is left until now, in days. */
function share(from: Date, now: Date): number {
  return (now.getTime() - from.getTime()) / DAY / 2
}

/** Days since the registration, by status. */
const AGES: Record<string, (of: { place: number; count: number }) => number> = {
  Approved: ({ place, count }) => HISTORY - (place * (HISTORY - YOUNGEST)) / Math.max(1, count - 1),
  Rejected: ({ place, count }) => 22 + (count - 1 - place) * ((HISTORY - 60) / Math.max(1, count)),
  Suspended: ({ place }) => 300 - place * 40,
  Pending: ({ place }) => 0.9 + place * 1.4,
  Screened: ({ place }) => 7 + place * 2.2,
  Incomplete: ({ place }) => 5 + place * 6,
  New: ({ place }) => 0.3 + place * 2,
  Invited: ({ place }) => 3 + place * 2,
}

/** The last thing that happened: what the status is since then. */
export function lastOf({ suspended, rejected, approved, screened, applied, registered }: Course): Date {
  return suspended ?? rejected ?? approved ?? screened ?? applied ?? registered
}
