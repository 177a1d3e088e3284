import { sql } from 'kysely'
import { events, type GivenEvent } from '#features/activity/given.ts'
import * as store from '#features/work/calls/store.ts'
import type { Db } from '#platform/db/database.ts'

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
}

/** Each hire began with a conversation; on those that go on another one is booked, and a third proposed. */
export async function demoCalls(db: Db, now: Date): Promise<void> {
  const { rows: hires } = await sql<Hire>`select e.id, e.gig_id, gigs.owner_id, e.person_id,
      u.id as expert_user, e.assigned_at as hired_at, e.status = 'Hired' as is_active
    from engagements e join gigs on gigs.id = e.gig_id join users u on u.person_id = e.person_id
    where e.assigned_at is not null order by e.assigned_at, e.id`.execute(db)
  const written: GivenEvent[] = []
  let turn = 0
  for (const hire of hires) {
    const at = onTheHour(new Date(hire.hired_at.getTime() + DAY))
    if (at.getTime() < now.getTime() - DAY) written.push(...(await held(db, hire, at)))
    if (!hire.is_active) continue
    turn += 1
    await booked(db, hire, onTheHour(new Date(now.getTime() + turn * DAY)), now)
    await proposed(db, hire, onTheHour(new Date(now.getTime() + (turn + 3) * DAY)), now)
  }
  await events(db, written)
  await freeWeeks(db, hires, now)
}

function onTheHour(at: Date): Date {
  const day = new Date(at)
  day.setUTCHours(13, 0, 0, 0)
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

async function booked(db: Db, hire: Hire, at: Date, now: Date): Promise<void> {
  const since = new Date(Math.max(hire.hired_at.getTime(), now.getTime() - 3 * DAY))
  await store.insert(db, {
    engagement_id: hire.id,
    host_id: hire.owner_id,
    title: 'Questions on the draft',
    link: 'https://meet.example/draft',
    status: 'booked',
    start_at: at,
    end_at: end(at),
    created_at: since,
    updated_at: since,
  })
}

async function proposed(db: Db, hire: Hire, at: Date, now: Date): Promise<void> {
  const id = await store.insert(db, {
    engagement_id: hire.id,
    host_id: hire.owner_id,
    title: 'Presentation to the customer',
    created_at: now,
    updated_at: now,
  })
  const slots = [0, 1, 2].map((days) => {
    const start = new Date(at.getTime() + days * DAY)
    return { start_at: start.toISOString(), end_at: end(start).toISOString() }
  })
  await store.addSlots(db, id, { slots, byExpert: false })
}

const ZONES = ['Europe/Madrid', 'Europe/Copenhagen', 'Asia/Kolkata', 'America/New_York', 'Asia/Tokyo']

/** Who works keeps hours free, by the clock of where they live. */
async function freeWeeks(db: Db, hires: readonly Hire[], now: Date): Promise<void> {
  const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:30' }))
  const people = [...new Set(hires.filter((hire) => hire.is_active).map((hire) => hire.person_id))]
  if (people.length === 0) return
  await db
    .insertInto('availability')
    .values(
      people.map((id, index) => ({
        person_id: id,
        timezone: ZONES[index % ZONES.length] ?? 'UTC',
        weekly: JSON.stringify(weekly),
        days_off: [],
        updated_at: now,
      })),
    )
    .execute()
}
