import { sql } from 'kysely'
import { ratingChanged } from '#features/experts/engagements/service.ts'
import type { PersonHolder } from '#features/people/service.ts'
import type { Db } from '#platform/db/database.ts'
import * as ratings from '#features/hiring/ratings/ratings-store.ts'

/** An expert is hired as one person: two who both are, or who meet on one project, stay two. */
export const hiringOfPeople: PersonHolder = {
  references: [
    { table: 'engagements', column: 'person_id', names: 'person', what: 'engagement' },
    { table: 'engagements', column: 'hired_by', names: 'user' },
    { table: 'gate_waivers', column: 'waived_by', names: 'user' },
    { table: 'gate_asks', column: 'asked_by', names: 'user' },
    { table: 'agreements', column: 'person_id', names: 'person' },
    { table: 'training_passes', column: 'person_id', names: 'person', once: ['paper_id'], isLoose: true },
    {
      table: 'ratings',
      column: 'author_id',
      names: 'user',
      what: 'given rating',
      once: ['engagement_id', 'direction'],
    },
    {
      table: 'shortlist_opinions',
      column: 'user_id',
      names: 'user',
      what: 'opinion',
      once: ['engagement_id'],
    },
    { table: 'onboarding_items', column: 'person_id', names: 'person', once: ['item'], isLoose: true },
    { table: 'onboarding_items', column: 'done_by', names: 'user' },
  ],
  async blocks(db, { from, to }) {
    const [shared, hired] = await Promise.all([gigsOfBoth(db, from, to), hiredOf(db, [from, to])])
    return [
      ...(shared.length === 0
        ? []
        : [
            { code: 'same_project', message: `Both have to do with the same project: ${shared.join(', ')}.` },
          ]),
      ...(hired === 2 ? [{ code: 'both_hired', message: 'Both are hired at this moment.' }] : []),
    ]
  },
  async onPeopleMerged({ db }, { to }) {
    await ratingChanged(db, to, await ratings.averageOf(db, to))
  },
}

async function gigsOfBoth(db: Db, one: string, other: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from gigs
    where id in (select gig_id from engagements where person_id = ${one})
      and id in (select gig_id from engagements where person_id = ${other}) order by name limit 3`.execute(db)
  return rows.map(({ name }) => name)
}

/** How many of these people are Hired now. */
async function hiredOf(db: Db, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(distinct person_id)::int as count from engagements
    where person_id = any(${ids}::uuid[]) and status = 'Hired'`.execute(db)
  return rows[0]?.count ?? 0
}
