import { sql } from 'kysely'
import { events, type GivenEvent } from '#features/activity/given.ts'
import * as store from '#features/work/calls/store.ts'
import type { Db } from '#platform/db/database.ts'
import { zoneOf } from './zones.ts'

const DAY = 86_400_000
const HALF_HOUR = 1_800_000

interface Hire {
  id: string
  gig_id: string
  owner_id: string
  person_id: string
  expert_user: string
  hired_at: Date
  is_active: boolean
  ended_at: Date | null
  guest_id: string | null
  location: string | null
}

/**
 * Each hire began with a conversation; of some that are over a later one was missed or called off. On those that go on
 * another one is booked, on every third of them at a new time, and one more is proposed.
 */
export async function demoCalls(db: Db, now: Date): Promise<void> {
  const { rows: hires } = await sql<Hire>`select e.id, e.gig_id, gigs.owner_id, e.person_id,
      u.id as expert_user, p.location, e.assigned_at as hired_at, e.status = 'Hired' as is_active, e.ended_at,
      (select m.user_id from gig_members m where m.gig_id = e.gig_id and m.type = 'customer' and m.status = 'active'
        order by m.created_at, m.id limit 1) as guest_id
    from engagements e join gigs on gigs.id = e.gig_id join users u on u.person_id = e.person_id
      join people p on p.id = e.person_id
    where e.assigned_at is not null order by e.assigned_at, e.id`.execute(db)
  const written: GivenEvent[] = []
  let turn = 0
  for (const [index, hire] of hires.entries()) {
    const at = onTheHour(new Date(hire.hired_at.getTime() + DAY))
    if (at.getTime() < now.getTime() - DAY) written.push(...(await held(db, hire, at)))
    written.push(...(await failed(db, hire, index)))
    if (!hire.is_active) continue
    turn += 1
    const isMoved = turn % 3 === 0
    const soon = onTheHour(new Date(now.getTime() + turn * DAY), turn)
    written.push(...(await booked(db, hire, soon, { now, isMoved })))
    await proposed(db, hire, onTheHour(new Date(now.getTime() + (turn + 3) * DAY), turn + 3), now)
  }
  await events(db, written)
  await freeWeeks(db, hires, now)
}

/** A day of work, not before this one; the hour tells those of one manager apart. */
function onTheHour(at: Date, turn = 4): Date {
  const day = new Date(at)
  day.setUTCHours(9 + (turn % 7), 0, 0, 0)
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1)
  return day
}

const end = (start: Date) => new Date(start.getTime() + HALF_HOUR)

async function held(db: Db, hire: Hire, at: Date): Promise<GivenEvent[]> {
  const title = 'Getting started'
  const id = await store.insert(db, {
    engagement_id: hire.id,
    host_id: hire.owner_id,
    title,
    link: 'https://meet.example/getting-started',
    status: 'held',
    start_at: at,
    end_at: end(at),
    outcome: 'Scope and dates are clear; the first notes follow within the week.',
    reminded: 2,
    created_at: hire.hired_at,
    updated_at: end(at),
  })
  const subject = { kind: 'call' as const, id, title, gigId: hire.gig_id }
  return [
    {
      kind: 'call.booked',
      subject,
      actorId: hire.expert_user,
      at: new Date(hire.hired_at.getTime() + 3_600_000),
    },
    { kind: 'call.held', subject, actorId: hire.owner_id, at: end(at) },
  ]
}

const REASONS = ['The customer asked for another week.', 'The figures are not there yet.']

/** Every other call in the middle of work that is over was missed or called off. */
async function failed(db: Db, hire: Hire, index: number): Promise<GivenEvent[]> {
  if (hire.ended_at === null || index % 2 === 0) return []
  const at = onTheHour(new Date((hire.hired_at.getTime() + hire.ended_at.getTime()) / 2))
  if (at.getTime() < hire.hired_at.getTime() + 2 * DAY || end(at) > hire.ended_at) return []
  const isMissed = index % 4 === 1
  const told = isMissed ? end(at) : new Date(at.getTime() - DAY / 2)
  const title = 'Halfway'
  const id = await store.insert(db, {
    engagement_id: hire.id,
    host_id: hire.owner_id,
    title,
    status: isMissed ? 'missed' : 'cancelled',
    reason: isMissed ? null : (REASONS[index % REASONS.length] ?? null),
    notes: isMissed ? 'Nobody came. Written to on the same day; the answer followed by email.' : null,
    start_at: at,
    end_at: end(at),
    sequence: isMissed ? 0 : 1,
    reminded: isMissed ? 2 : 0,
    created_at: new Date(at.getTime() - DAY),
    updated_at: told,
  })
  const subject = { kind: 'call' as const, id, title, gigId: hire.gig_id }
  const kind = isMissed ? 'call.missed' : 'call.cancelled'
  return [{ kind, subject, actorId: hire.owner_id, at: told }]
}

async function booked(
  db: Db,
  hire: Hire,
  at: Date,
  { now, isMoved }: { now: Date; isMoved: boolean },
): Promise<GivenEvent[]> {
  const since = new Date(Math.max(hire.hired_at.getTime(), now.getTime() - 3 * DAY))
  const title = 'Questions on the draft'
  const id = await store.insert(db, {
    engagement_id: hire.id,
    host_id: hire.owner_id,
    guest_id: hire.guest_id,
    title,
    link: 'https://meet.example/draft',
    status: isMoved ? 'moved' : 'booked',
    sequence: isMoved ? 1 : 0,
    start_at: at,
    end_at: end(at),
    created_at: since,
    updated_at: since,
  })
  const subject = { kind: 'call' as const, id, title, gigId: hire.gig_id }
  return isMoved ? [{ kind: 'call.moved', subject, actorId: hire.owner_id, at: since }] : []
}

async function proposed(db: Db, hire: Hire, at: Date, now: Date): Promise<void> {
  const since = new Date(Math.max(hire.hired_at.getTime(), now.getTime() - DAY / 4))
  const id = await store.insert(db, {
    engagement_id: hire.id,
    host_id: hire.owner_id,
    title: 'Presentation to the customer',
    created_at: since,
    updated_at: since,
  })
  const turn = at.getUTCHours() - 9
  const next = (day: Date) => onTheHour(new Date(day.getTime() + DAY), turn)
  const slots = [at, next(at), next(next(at))].map((start) => ({
    start_at: start.toISOString(),
    end_at: end(start).toISOString(),
  }))
  await store.addSlots(db, id, { slots, byExpert: false })
}

/** Who works keeps hours free, by the clock of where they live. */
async function freeWeeks(db: Db, hires: readonly Hire[], now: Date): Promise<void> {
  const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:30' }))
  const active = hires.filter((hire) => hire.is_active)
  const homes = new Map(active.map((hire) => [hire.person_id, hire.location]))
  if (homes.size === 0) return
  await db
    .insertInto('availability')
    .values(
      [...homes].map(([id, home]) => ({
        person_id: id,
        timezone: home === null ? 'UTC' : zoneOf(home),
        weekly: JSON.stringify(weekly),
        days_off: [],
        updated_at: now,
      })),
    )
    .execute()
}
