import { sql } from 'kysely'
import { BATCH, inBatches } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'
import type { PersonalPart } from '#platform/privacy/personal-part.ts'

/** Long work that somebody began, and what others' work did to them. */
export const personalPart: PersonalPart = {
  name: 'jobs',
  title: 'Long work',
  async collect(db, { userId }) {
    const jobs = await db
      .selectFrom('jobs')
      .select(['kind', 'status', 'done', 'total', 'created_at', 'finished_at'])
      .where('user_id', '=', userId)
      // The archive that is being made is done once somebody reads it.
      .where((eb) => eb.or([eb('kind', '<>', 'privacy.export'), eb('finished_at', 'is not', null)]))
      .orderBy('created_at', 'desc')
      .execute()
    return { jobs }
  },
  async erase({ db }, { userId, personId, alias }) {
    await db.deleteFrom('jobs').where('user_id', '=', userId).execute()
    await db
      .updateTable('job_items')
      .set({ name: alias })
      .where('subject_id', 'in', [userId, personId])
      .execute()
  },
}

const DAY = 86_400_000
const KEPT_DAYS = 90

/** What became of long work of long ago. */
export function dropOld(db: Db, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - KEPT_DAYS * DAY)
  return inBatches(async () => {
    const { numAffectedRows } = await sql`delete from jobs where id in (select id from jobs
      where created_at < ${limit} limit ${BATCH})`.execute(db)
    return Number(numAffectedRows ?? 0)
  })
}
