import type { TypedDetails } from '@guildhall/contract/gigs/details'
import type { Db } from '#platform/db/database.ts'

/** The version stays: who edits the project meanwhile touches nothing of this, and shall not have to choose. */
export async function writeDetails(db: Db, gigId: string, details: TypedDetails['details']): Promise<void> {
  await db
    .updateTable('gigs')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', gigId)
    .execute()
}
