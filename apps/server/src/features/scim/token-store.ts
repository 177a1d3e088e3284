import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { ScimTokens } from '#platform/db/tables.gen.ts'

/** The token in use, with whoever made it. */
export function find(db: Db) {
  return living(db).executeTakeFirst()
}

export type TokenRow = NonNullable<Awaited<ReturnType<typeof find>>>

export function findByHash(db: Db, hash: Buffer) {
  return living(db).where('scim_tokens.token_hash', '=', hash).executeTakeFirst()
}

function living(db: Db) {
  return db
    .selectFrom('scim_tokens')
    .innerJoin('users', 'users.id', 'scim_tokens.created_by')
    .innerJoin('people', 'people.id', 'users.person_id')
    .selectAll('scim_tokens')
    .select(['users.person_id', 'users.email', 'people.first_name', 'people.last_name'])
    .where('scim_tokens.revoked_at', 'is', null)
}

export async function insert(db: Db, row: Insertable<ScimTokens>): Promise<void> {
  await db.insertInto('scim_tokens').values(row).execute()
}

/** Whether there was one. */
export async function revoke(db: Db, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable('scim_tokens')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export async function touch(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('scim_tokens').set({ last_used_at: now }).where('id', '=', id).execute()
}
