import type { Db } from '#platform/db/database.ts'

interface Identity {
  issuer: string
  subject: string
}

export async function ownerOf(db: Db, { issuer, subject }: Identity): Promise<string | undefined> {
  const row = await db
    .selectFrom('external_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

/** Links an identity to an account; false when it belongs to one already. */
export async function link(db: Db, userId: string, { issuer, subject }: Identity): Promise<boolean> {
  const linked = await db
    .insertInto('external_identities')
    .values({ issuer, subject, user_id: userId })
    .onConflict((row) => row.doNothing())
    .executeTakeFirst()
  return (linked.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Forgets every identity of an account whose address nobody had proven: whoever linked them is not its owner. */
export async function unlinkAll(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('external_identities').where('user_id', '=', userId).execute()
}
