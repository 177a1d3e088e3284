import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Faqs } from '#platform/db/tables.gen.ts'
import { containing } from '#platform/db/like.ts'
import { pageOfRows } from '#platform/db/page.ts'
import { nextVersion } from '#platform/db/version.ts'
import type { Reader } from './policy.ts'

export type EntryRow = Selectable<Faqs>

/** Published answers that the reader may see and that hold every word of the keyword, and how many there are. */
export async function page(
  db: Db,
  reader: Reader,
  { keyword, id }: { keyword: string; id: string | undefined },
  at: { page: number; pageSize: number },
) {
  const words = keyword.split(/\s+/).filter(Boolean)
  const found = visible(db, reader)
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
    .$if(words.length > 0, (all) =>
      all.where((row) => row.and(words.map((word) => row('search_key', 'like', containing(word))))),
    )
  return pageOfRows(found.select(['id', 'title', 'body']).orderBy('position').orderBy('id'), at)
}

export function all(db: Db): Promise<EntryRow[]> {
  return db.selectFrom('faqs').selectAll().orderBy('position').orderBy('id').execute()
}

/** All questions; until the transaction ends nobody else adds, orders or deletes one. */
export async function lockAll(db: Db): Promise<Pick<EntryRow, 'id' | 'position'>[]> {
  await sql`select pg_advisory_xact_lock(hashtext('faqs'))`.execute(db)
  return db.selectFrom('faqs').select(['id', 'position']).execute()
}

export function lock(db: Db, id: string): Promise<EntryRow | undefined> {
  return db.selectFrom('faqs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function insert(db: Db, entry: Insertable<Faqs>): Promise<EntryRow> {
  return db.insertInto('faqs').values(entry).returningAll().executeTakeFirstOrThrow()
}

export function update(db: Db, id: string, change: Updateable<Faqs>): Promise<EntryRow> {
  return db
    .updateTable('faqs')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Positions 1, 2, 3 ... in the order of these ids; the versions stay, since no text has changed. */
export async function place(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update faqs set position = place.number
    from unnest(${[...ids]}::uuid[]) with ordinality as place (id, number)
    where faqs.id = place.id and faqs.position <> place.number`.execute(db)
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('faqs').where('id', '=', id).execute()
}

/** Published answers that the reader may see. */
export function visible(db: Db, { isSignedIn, roles }: Reader) {
  return db
    .selectFrom('faqs')
    .where('is_published', '=', true)
    .where(({ or, eb }) =>
      or([
        eb('audience', '=', 'public'),
        ...(isSignedIn
          ? [eb('audience', '=', 'authenticated'), eb('roles', '&&', sql<string[]>`${[...roles]}::text[]`)]
          : []),
      ]),
    )
}
