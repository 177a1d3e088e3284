import type { Db } from '#platform/db/database.ts'

/** Everybody who was asked for a project, applied to it or works on it, whatever became of it. */
export async function everEngaged(db: Db, gigId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('engagements')
    .select('person_id')
    .distinct()
    .where('gig_id', '=', gigId)
    .execute()
  return rows.map(({ person_id: id }) => id)
}
