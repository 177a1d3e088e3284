import { sql } from 'kysely'
import { openMatching } from '#features/experts/matching/service.ts'
import { keptScores } from '#features/hiring/ranking/kept.ts'
import type { Db } from '#platform/db/database.ts'

/** Who was asked or applied was scored on that day. */
export async function giveScores(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{
    gig_id: string
    people: string[]
  }>`select gig_id, array_agg(person_id) as people
    from engagements group by gig_id order by gig_id`.execute(db)
  const matching = openMatching()
  for (const { gig_id: gigId, people } of rows) {
    for (const [personId, { score, weighed }] of await keptScores({ db, now }, matching, gigId, people)) {
      await sql`update engagements set score = ${score}, weighed = jsonb_set(${weighed}::jsonb, '{at}',
          to_jsonb(to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
        where gig_id = ${gigId} and person_id = ${personId}`.execute(db)
    }
  }
}
