import type { Db } from '#platform/db/database.ts'
import { tell, told } from './notices.ts'
import * as store from './store.ts'

/** Reminds of what is due: three days before, one day before, and at its time; once each. */
export async function remind(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ctx = { db: tx, actor: null, now }
    for (const { id, level } of await store.due(tx, now)) {
      const row = await store.read(tx, id)
      if (row === undefined) continue
      await store.noteReminded(tx, id, level)
      await tell(ctx, row, level === 3 ? told.overdue(row) : told.dueSoon(row))
    }
  })
}
