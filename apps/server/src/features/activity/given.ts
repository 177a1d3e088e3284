import { firstRole, type Role } from '@guildhall/contract/access'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fullName } from '#platform/db/full-name.ts'
import { Session } from '#features/activity/demo/session.ts'
import { readWorld, type DemoUser } from '#features/activity/demo/world.ts'
import type { DomainEvent } from './domain-events.ts'
import { idAt, type Entry } from '#features/activity/capture/entry.ts'
import { add } from '#features/activity/capture/entry-store.ts'
import { DAY, ensureMonths } from './retention.ts'

/** One row for tests; a successful visit of nobody unless told otherwise. Gives its id. */
export async function activity(db: Db, given: Partial<Entry> = {}): Promise<string> {
  const at = given.created_at ?? new Date()
  await ensureMonths(db, new Date(), at)
  const entry: Entry = {
    id: idAt(at),
    type: 'visit',
    action: 'view',
    status: 'success',
    source: 'server',
    log_name: 'Visit sample page',
    url: '/sample',
    is_main: true,
    ip: '192.0.2.1',
    ...given,
    created_at: at,
  }
  await add(db, [entry], 'leave parent away')
  return entry.id
}

const DAYS = 90
const SESSIONS_A_DAY = 3

/** Some thousands of rows over 90 days, the same ones on the same day: sessions of visits with their calls. */
export async function lateDemo(
  db: Db,
  {
    accounts,
    hasHistory,
    now,
  }: { accounts: readonly { id: string; roles: readonly Role[] }[]; hasHistory: boolean; now: Date },
): Promise<void> {
  if (!hasHistory) return
  const world = await readWorld(db, new Map(accounts.map(({ id, roles }) => [id, firstRole(roles)])))
  const random = seeded(20_261_121)
  const since = now.getTime() - DAYS * DAY
  const entries = everyday(world.users, now, random)
  for (const { user, call, id, at } of world.deeds)
    if (at.getTime() > since)
      entries.push(...new Session(user, at.getTime() - 120_000, random).work(call, id, at))
  const past = entries.filter((entry) => entry.created_at.getTime() < now.getTime() - 60_000)
  await ensureMonths(db, now, new Date(since))
  for (let start = 0; start < past.length; start += 1000)
    await add(db, past.slice(start, start + 1000), 'leave parent away')
}

/** Some sessions on each day; most are of the first users of the list, who work with the portal. */
function everyday(users: readonly DemoUser[], now: Date, random: () => number): Entry[] {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0)
  const entries: Entry[] = []
  for (let day = DAYS - 1; day >= 0; day -= 1) {
    const sessions = SESSIONS_A_DAY - Math.floor(random() * 2)
    for (let count = 0; count < sessions; count += 1) {
      const user = users[Math.floor(random() ** 1.6 * users.length)]
      const startsAt = midnight - day * DAY + (7 + random() * 12) * 3_600_000
      if (user !== undefined && user.since.getTime() < startsAt)
        entries.push(...new Session(user, startsAt, random).walk())
    }
  }
  return entries
}

/** Numbers from 0 to 1, the same ones for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export interface GivenEvent extends DomainEvent {
  actorId: string | null
  at: Date
}

/** What happened to things before: domain events with their times, and the names of those who did it. */
export async function events(db: Db, given: readonly GivenEvent[]): Promise<void> {
  if (given.length === 0) return
  const rows = given.map(({ kind, subject, differences, actorId, at }) => ({
    kind,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_title: subject.title,
    gig_id: subject.gigId ?? null,
    actor_id: actorId,
    actor_name: sql<string>`(select ${fullName('p')} from users u join people p on p.id = u.person_id where u.id = ${actorId})`,
    differences: differences === undefined ? null : JSON.stringify(differences),
    created_at: at,
  }))
  await db.insertInto('domain_events').values(rows).execute()
}
