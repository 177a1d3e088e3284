import { sql } from 'kysely'
import * as store from '#features/work/hours/store.ts'
import { mondayOf } from '#features/work/hours/pay.ts'
import type { Db } from '#platform/db/database.ts'

const DAY = 86_400_000

interface Hire {
  id: string
  owner_id: string
  starts_on: string
  hired_at: Date
  ended_at: Date | null
  agreed: number
  email: string
}

const NOTES = ['Interviews', 'Figures and sources', 'Written comments']
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** A few hours on some days of each week of work: weeks that are over are approved, the last one waits. */
export async function demoHours(db: Db, now: Date): Promise<void> {
  const { rows: hires } = await sql<Hire>`select e.id, gigs.owner_id, e.starts_on::text as starts_on,
      e.assigned_at as hired_at, e.ended_at, coalesce(e.hours_planned, 40) * 60 as agreed, p.email
    from engagements e join gigs on gigs.id = e.gig_id join people p on p.id = e.person_id
    where e.assigned_at is not null and e.starts_on is not null order by e.assigned_at, e.id`.execute(db)
  for (const hire of hires) await weeksOf(db, hire, now)
  const active = hires.filter(({ ended_at: ended, email }) => ended === null && email !== 'expert@demo.test')
  for (const hire of active.filter((_, index) => index % 3 === 0)) await sendBack(db, hire.id, now)
}

async function weeksOf(db: Db, hire: Hire, now: Date): Promise<void> {
  const until = Math.min((hire.ended_at ?? now).getTime(), now.getTime()) - DAY
  let left = hire.agreed * 0.8
  const weeks = new Set<string>()
  const first = Math.max(Date.parse(hire.starts_on), hire.hired_at.getTime()) + DAY
  for (let at = first, count = 0; at < until && left > 0; at += 3 * DAY, count += 1) {
    const minutes = Math.min(left, 90 + (count % 3) * 45)
    const [day, moment] = [dayOf(at), new Date(at)]
    left -= minutes
    weeks.add(mondayOf(day))
    await store.insert(db, {
      engagement_id: hire.id,
      day,
      minutes: Math.round(minutes),
      note: NOTES[count % NOTES.length] ?? null,
      created_at: moment,
      updated_at: moment,
    })
  }
  for (const week of weeks) await settle(db, hire, week, now)
}

async function settle(db: Db, hire: Hire, week: string, now: Date): Promise<void> {
  const submitted = new Date(Date.parse(week) + 7 * DAY)
  const decided = new Date(submitted.getTime() + DAY)
  if (submitted >= now) return
  const isDecided = decided < new Date(now.getTime() - 3 * DAY) || hire.ended_at !== null
  await store.setWeek(db, hire.id, week, {
    status: isDecided && decided < now ? 'approved' : 'submitted',
    reason: null,
    submitted_at: submitted,
    decided_by: isDecided && decided < now ? hire.owner_id : null,
    decided_at: isDecided && decided < now ? decided : null,
  })
}

/** The last week that waits for a word has got one. */
async function sendBack(db: Db, id: string, now: Date): Promise<void> {
  await sql`update hour_weeks w set status = 'sent_back', decided_by = gigs.owner_id,
      decided_at = w.submitted_at + interval '5 hours', reason = 'Please write down what the time on the second day was for.'
    from engagements e join gigs on gigs.id = e.gig_id
    where e.id = w.engagement_id and e.id = ${id} and w.status = 'submitted'
      and w.submitted_at + interval '5 hours' < ${now}`.execute(db)
}
