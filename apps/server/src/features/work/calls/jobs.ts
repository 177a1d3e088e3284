import type { Db } from '#platform/db/database.ts'
import { tell, told } from './notices.ts'
import * as store from './store.ts'

/** Reminds both sides of a call, a day and an hour before; once each. */
export async function remindOfCalls(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ctx = { db: tx, actor: null, now }
    for (const { id, level } of await store.coming(tx, now)) {
      await store.noteReminded(tx, id, level)
      const row = await store.find(tx, id)
      if (row !== undefined) await tell(ctx, row, told.soon(row))
    }
  })
}
