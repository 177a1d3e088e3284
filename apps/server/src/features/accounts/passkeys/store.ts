import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Passkeys } from '#platform/db/tables.gen.ts'

export type PasskeyRow = Selectable<Passkeys>

export function ofUser(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
}

/** Undefined when the passkey is on somebody's list already. */
export function insert(db: Db, row: Insertable<Passkeys>): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkeys')
    .values(row)
    .onConflict((known) => known.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function removeAll(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}

/** The passkey as it was; undefined when its owner has none of this id. */
export function remove(db: Db, { id, userId }: { id: string; userId: string }) {
  return db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst()
}

/** Notes a use; false when the passkey says that it was used no more often than we know: there may be a copy. */
export async function use(
  db: Db,
  { id, counter, isBackedUp, now }: { id: string; counter: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('passkeys')
    .set({ counter, is_backed_up: isBackedUp, last_used_at: now })
    .where('id', '=', id)
    .where(({ eb, or, and, val }) =>
      or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb(val(counter), '=', 0)])]),
    )
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}
