import { sql, type Insertable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { PersonMerges } from '#platform/db/tables.gen.ts'

/**
 * Until the transaction ends nobody changes these people or their logins, and nothing new can refer to them. In one
 * order, so that two such transactions wait for each other instead of blocking each other.
 */
export async function hold(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from people where id = any(${[...ids]}::uuid[]) order by id for update`.execute(db)
  await sql`select from users where person_id = any(${[...ids]}::uuid[]) order by id for update`.execute(db)
}

export async function noteMerge(db: Db, merge: Insertable<PersonMerges>): Promise<void> {
  await db.insertInto('person_merges').values(merge).execute()
}
