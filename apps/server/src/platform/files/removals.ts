import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Db } from '#platform/db/database.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { Storage } from './storage.ts'

// Any fixed number; held by a backup while no file may go.
const lockKey = 7_310_522

/** From now on, on every instance, no file is removed until this is released or its session ends. */
export async function holdRemovals(client: Client): Promise<{ release: () => Promise<void> }> {
  await client.query('select pg_advisory_lock_shared($1)', [lockKey])
  return {
    release: async () => void (await client.query('select pg_advisory_unlock_shared($1)', [lockKey])),
  }
}

/** A storage whose files stay while somebody holds them: removing then throws 503, and a job comes back later. */
export function withHeldRemovals(storage: Storage, db: Db): Storage {
  return {
    ...storage,
    async remove(key) {
      if (await areHeld(db)) throw refuse('unavailable', { retryAfter: 60 })
      await storage.remove(key)
    },
  }
}

async function areHeld(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and l.objid = ${lockKey} and l.granted and d.datname = current_database()
    limit 1`.execute(db)
  return rows.length > 0
}
