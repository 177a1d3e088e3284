import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export async function all(db: Db): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute()
  return new Map(rows.map((row) => [row.key, row.value]))
}

/** Of two administrators who save at once the second sees what the first one left. */
export async function lock(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(7310531)`.execute(db)
}

/** Writes a value and tells every instance, at the commit. */
export async function put(db: Db, row: { key: string; value: unknown; by: string; at: Date }): Promise<void> {
  const value = JSON.stringify(row.value)
  const changed = { value, updated_by: row.by, updated_at: row.at }
  await db
    .insertInto('settings')
    .values({ key: row.key, ...changed })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(changed))
    .execute()
  await sql`select pg_notify('settings', ${row.key})`.execute(db)
}
