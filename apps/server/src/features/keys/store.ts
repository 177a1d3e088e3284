import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { containing } from '#platform/db/like.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'
import type { ApiKeys } from '#platform/db/tables.gen.ts'

function all(db: Db) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.created_by')
    .innerJoin('people', 'people.id', 'users.person_id')
    .selectAll('api_keys')
    .select(['people.first_name', 'people.last_name'])
}

export type KeyRow = Awaited<ReturnType<typeof find>>

/** The newest first; the keyword is a part of the name. */
export function page(db: Db, keyword: string | undefined, at: PageAt) {
  const found = all(db)
    .$if(keyword !== undefined, (rows) =>
      rows.where(({ eb, fn }) => eb(fn('fold', ['api_keys.name']), 'like', containing(keyword ?? ''))),
    )
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.id', 'desc')
  return pageOfRows(found, at)
}

export function find(db: Db, id: string) {
  return all(db).where('api_keys.id', '=', id).executeTakeFirstOrThrow()
}

/** The key of this hash while it opens anything. */
export function findLiving(db: Db, hash: Buffer, now: Date) {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .where('key_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()
}

export async function insert(db: Db, row: Insertable<ApiKeys>): Promise<string> {
  return (await db.insertInto('api_keys').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Whether there was such a key, and it was not revoked before. */
export async function revoke(db: Db, id: string, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export async function touch(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute()
}
