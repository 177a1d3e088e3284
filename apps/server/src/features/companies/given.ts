import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import * as store from './store.ts'

/** A company that is no draft; the one of that name when it is there already. */
export async function company(db: Db, name: string): Promise<store.CompanyRow> {
  const given = { name, is_draft: false, source: 'Admin', created_by: null } as const
  const row = (await store.insert(db, given)) ?? (await store.findByName(db, name))
  if (row === undefined) throw new Error(`${name} is neither new nor there already.`)
  return row
}

/** Many at once. */
export async function companies(db: Db, names: Iterable<string>): Promise<void> {
  await sql`insert into companies (name, source) select name, 'Admin' from unnest(${[...names]}::text[]) as n(name)
    on conflict (name_key) do nothing`.execute(db)
}
