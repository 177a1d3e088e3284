import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import { anchorOf, mailedFile } from './anchors.ts'
import type { Gap } from './signing.ts'
import * as store from './store.ts'

/**
 * Does work that changes or deletes rows of the log by right, in the transaction `db`: what it touches is entered in
 * the chain, as a gap that is signed.
 */
export async function inGap<T>(
  db: Db,
  sealer: Sealer,
  kind: Exclude<Gap['kind'], 'dropped'>,
  work: () => Promise<T>,
): Promise<T> {
  const id = randomUUID()
  await store.openGap(db, id)
  const done = await work()
  await store.closeGap(db, sealer, { id, kind })
  return done
}

/** Drops the oldest month that ended before `limit`; false when there is none. */
export async function dropMonth(db: Db, sealer: Sealer, limit: Date): Promise<boolean> {
  return db.transaction().execute((tx) => store.dropMonth(tx, sealer, { id: randomUUID(), limit }))
}

/** Where the chain stands, as `verify-log` reads it from a file of this name in the folder of this log. */
export async function anchorNow(db: Db, at: Date) {
  const anchor = anchorOf({ at, ends: await store.endsOf(db) })
  return { anchor, logId: await store.logIdOf(db), file: mailedFile(anchor) }
}
