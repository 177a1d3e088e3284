import type { SavedQuery } from '@guildhall/contract/search'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type SavedRow = Awaited<ReturnType<typeof all>>[number]

/** The searches that this user keeps, by name. */
export function all(db: Db, userId: string) {
  return owned(db, userId)
    .orderBy(sql`name collate alphabetical`)
    .orderBy('id')
    .execute()
}

/** Until the transaction ends nobody else keeps, renames or deletes a search of this user. */
export async function lock(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('search_saved'), hashtext(${userId}))`.execute(db)
}

export function find(db: Db, userId: string, id: string): Promise<SavedRow | undefined> {
  return owned(db, userId).where('id', '=', id).executeTakeFirst()
}

/** Another search of this user that has the name already, case and accents aside. */
export async function isTaken(
  db: Db,
  userId: string,
  { name, id }: { name: string; id?: string },
): Promise<boolean> {
  const row = await owned(db, userId)
    .where('name_key', '=', sql<string>`fold(${name})`)
    .$if(id !== undefined, (others) => others.where('id', '<>', id ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

export function insert(
  db: Db,
  { userId, name, query, at }: { userId: string; name: string; query: SavedQuery; at: Date },
): Promise<SavedRow> {
  return db
    .insertInto('search_saved')
    .values({ user_id: userId, name, query: JSON.stringify(query), created_at: at })
    .returning(['id', 'name', 'query'])
    .executeTakeFirstOrThrow()
}

export function rename(db: Db, id: string, name: string): Promise<SavedRow> {
  return db
    .updateTable('search_saved')
    .set({ name })
    .where('id', '=', id)
    .returning(['id', 'name', 'query'])
    .executeTakeFirstOrThrow()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('search_saved').where('id', '=', id).execute()
}

function owned(db: Db, userId: string) {
  return db.selectFrom('search_saved').select(['id', 'name', 'query']).where('user_id', '=', userId)
}
