import type { AwardDetails } from '@guildhall/contract/gigs/details'
import type { Db } from '#platform/db/database.ts'

/** The version stays: who edits the award meanwhile touches no score, and shall not have to choose. */
export async function write(db: Db, gigId: string, details: AwardDetails): Promise<void> {
  await db
    .updateTable('gigs')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', gigId)
    .execute()
}
