import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface Stored {
  values: Map<string, unknown>
  /** When each was changed last, counted in changes. */
  versions: Map<string, number>
  /** Of the newest change. */
  version: number
}

export async function all(db: Db): Promise<Stored> {
  const rows = await db.selectFrom('settings').select(['key', 'value', 'version']).execute()
  return {
    values: new Map(rows.map((row) => [row.key, row.value])),
    versions: new Map(rows.map((row) => [row.key, row.version])),
    version: Math.max(0, ...rows.map((row) => row.version)),
  }
}

/** Those whose keys begin with this. */
export async function beginningWith(db: Db, start: string): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where(sql<boolean>`starts_with(key, ${start})`)
    .execute()
  return new Map(rows.map((row) => [row.key, row.value]))
}

/** When two administrators save at once, the second sees what the first one saved. */
export async function lock(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(7310531)`.execute(db)
}

interface Change {
  key: string
  /** Null is the default again: the row stays, since its version tells who saw it. */
  value: unknown
  version: number
  by: string
  at: Date
}

/** Writes a value and tells every instance, at the commit. */
export async function put(db: Db, row: Change): Promise<void> {
  const value = JSON.stringify(row.value)
  const changed = { value, version: row.version, updated_by: row.by, updated_at: row.at }
  await db
    .insertInto('settings')
    .values({ key: row.key, ...changed })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(changed))
    .execute()
  await sql`select pg_notify('settings', ${row.key})`.execute(db)
}
