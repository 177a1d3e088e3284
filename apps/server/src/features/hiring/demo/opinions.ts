import { sql } from 'kysely'
import { events } from '#features/activity/given.ts'
import { told } from '#features/hiring/notices.ts'
import * as store from '#features/hiring/store.ts'
import { pastNotice } from '#features/notifications/given.ts'
import type { Db } from '#platform/db/database.ts'
import { fullName } from '#platform/db/full-name.ts'

/** What customers said of people on their shortlists, days ago. Somebody is left of whom they have said nothing yet. */
const OPINIONS = [
  {
    gig: 'Second-life batteries as a business',
    expert: ['Fatima', 'Al Suwaidi'],
    by: 'customer@demo.test',
    opinion: 'up',
    comment:
      'Procurement for utilities is the side that our board asks about. Half an hour next week would do.',
    wants_to_talk: true,
    age: 4,
  },
  {
    gig: 'Second-life batteries as a business',
    expert: ['Ingrid', 'Halvorsen'],
    by: 'customer@demo.test',
    opinion: 'up',
    comment: null,
    wants_to_talk: false,
    age: 7,
  },
] as const

type DemoOpinion = (typeof OPINIONS)[number]

export async function demoOpinions(db: Db, now: Date): Promise<void> {
  for (const one of OPINIONS) await giveOne(db, one, new Date(now.getTime() - one.age * 86_400_000))
}

interface Found {
  id: string
  user_id: string
  customer: string
}

async function giveOne(db: Db, one: DemoOpinion, at: Date): Promise<void> {
  const [firstName, lastName] = one.expert
  const { rows } = await sql<Found>`select e.id, u.id as user_id, ${fullName('c')} as customer
    from engagements e join gigs on gigs.id = e.gig_id join people p on p.id = e.person_id,
      users u join people c on c.id = u.person_id
    where gigs.name = ${one.gig} and p.first_name = ${firstName} and p.last_name = ${lastName}
      and u.email = ${one.by}`.execute(db)
  const [found] = rows
  if (found === undefined) return
  const { opinion, comment, wants_to_talk } = one
  await db
    .insertInto('shortlist_opinions')
    .values({
      engagement_id: found.id,
      user_id: found.user_id,
      opinion,
      comment,
      wants_to_talk,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await tellOfIt(db, { ...found, ...one, at })
}

/** In the words of real life, to whom they go in real life. */
async function tellOfIt(
  db: Db,
  { id, user_id: actorId, customer, comment, wants_to_talk: isWish, at }: Found & DemoOpinion & { at: Date },
) {
  const row = await store.find(db, id, actorId)
  if (row === undefined) return
  const all = [
    ...(isWish ? [told.talkWanted(row, customer)] : []),
    ...(comment === null ? [] : [told.commented(row, { customer, comment })]),
  ]
  for (const { event: kind, toManagers, tab } of all) {
    const title = `${row.first_name} ${row.last_name}`
    await events(db, [
      { kind, at, actorId, subject: { kind: 'expert', id: row.person_id, title, gigId: row.gig_id } },
    ])
    if (toManagers === undefined) continue
    await pastNotice(db, at, {
      category: 'hiring',
      kind,
      gigId: row.gig_id,
      expertId: row.person_id,
      to: [row.owner_id],
      link: `/projects/${row.gig_id}/hire?tab=${tab ?? 'Reviewed'}`,
      ...(await toManagers(db)),
    })
  }
}
