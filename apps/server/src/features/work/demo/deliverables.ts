import { sql } from 'kysely'
import { events, type GivenEvent } from '#features/activity/given.ts'
import * as store from '#features/work/deliverables/store.ts'
import type { Db } from '#platform/db/database.ts'

const DAY = 86_400_000

interface Hire {
  gig_id: string
  owner_id: string
  user_id: string
  email: string
  hired_at: Date
  ended_at: Date | null
}

/** What the experts of the network owed and handed in: all of it where the work is over, the first where it goes on. */
export async function demoDeliverables(db: Db, now: Date): Promise<void> {
  const { rows: hires } =
    await sql<Hire>`select distinct on (e.gig_id) e.gig_id, gigs.owner_id, u.id as user_id, u.email,
      e.assigned_at as hired_at, e.ended_at
    from engagements e join gigs on gigs.id = e.gig_id join users u on u.person_id = e.person_id
    where e.assigned_at is not null order by e.gig_id, e.status = 'Hired' desc, e.assigned_at`.execute(db)
  for (const [index, hire] of hires.entries()) {
    await store.addFromBrief(db, hire.gig_id, hire.hired_at)
    await sql`update deliverables set created_at = ${hire.hired_at}, updated_at = ${hire.hired_at}
      where gig_id = ${hire.gig_id}`.execute(db)
    await handIn(db, hire, now)
    await waiting(db, hire, { index, now })
  }
  // Nobody of the story is reminded of what is long over.
  await sql`update deliverables set reminded = 3 where due_at <= ${now}`.execute(db)
}

async function handIn(db: Db, hire: Hire, now: Date): Promise<void> {
  const until = hire.ended_at ?? new Date(now.getTime() - DAY)
  const span = until.getTime() - hire.hired_at.getTime()
  const owed = await db
    .selectFrom('deliverables')
    .select(['id', 'title'])
    .where('gig_id', '=', hire.gig_id)
    .orderBy('due_at')
    .execute()
  const done = hire.ended_at === null ? owed.slice(0, 1) : owed
  const written: GivenEvent[] = []
  for (const [index, { id, title }] of done.entries()) {
    const handedIn = new Date(hire.hired_at.getTime() + (span * (index + 1)) / (done.length + 1))
    const decided = new Date(handedIn.getTime() + (until.getTime() - handedIn.getTime()) / 2)
    await store.update(db, id, {
      status: 'accepted',
      link: 'https://files.example/notes-of-the-interviews',
      note: 'Notes of both conversations, with the figures that were asked for.',
      handed_in_by: hire.user_id,
      handed_in_at: handedIn,
      decided_by: hire.owner_id,
      decided_at: decided,
      updated_at: decided,
    })
    const subject = { kind: 'deliverable' as const, id, title, gigId: hire.gig_id }
    written.push(
      { kind: 'deliverable.handed_in', subject, actorId: hire.user_id, at: handedIn },
      { kind: 'deliverable.accepted', subject, actorId: hire.owner_id, at: decided },
    )
  }
  await events(db, written)
}

/** Where work goes on the second of them waits for a word, or came back with one. */
async function waiting(db: Db, hire: Hire, { index, now }: { index: number; now: Date }): Promise<void> {
  // What expert@ owes is for whoever looks around to hand in.
  if (hire.ended_at !== null || hire.email === 'expert@demo.test' || index % 3 === 2) return
  const found = db.selectFrom('deliverables').select(['id', 'title']).where('gig_id', '=', hire.gig_id)
  const open = await found.where('status', '=', 'open').orderBy('due_at').executeTakeFirst()
  const handedIn = new Date(Math.max(hire.hired_at.getTime() + DAY / 2, now.getTime() - 2 * DAY))
  const decided = new Date(handedIn.getTime() + DAY / 4)
  if (open === undefined || decided >= now) return
  const { id, title } = open
  const isBack = index % 3 === 1
  await store.update(db, id, {
    status: isBack ? 'sent_back' : 'handed_in',
    link: 'https://files.example/first-draft',
    note: 'A first draft; the last two figures are estimates.',
    handed_in_by: hire.user_id,
    handed_in_at: handedIn,
    reason: isBack ? 'Please name the source of each figure.' : null,
    decided_by: isBack ? hire.owner_id : null,
    decided_at: isBack ? decided : null,
    updated_at: isBack ? decided : handedIn,
  })
  const subject = { kind: 'deliverable' as const, id, title, gigId: hire.gig_id }
  const handed = { kind: 'deliverable.handed_in', subject, actorId: hire.user_id, at: handedIn }
  const back = { kind: 'deliverable.sent_back', subject, actorId: hire.owner_id, at: decided }
  await events(db, isBack ? [handed, back] : [handed])
}
