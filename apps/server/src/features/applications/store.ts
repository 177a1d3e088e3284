import type { Db } from '#platform/db/database.ts'

export interface Submission {
  userId: string
  key: string
  hash: Buffer
  at: Date
}

/** What was sent under this key before. */
export async function hashOf(db: Db, { userId, key }: Submission): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('application_submissions')
    .select('body_hash')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row?.body_hash
}

export async function insert(db: Db, { userId, key, hash, at }: Submission): Promise<void> {
  await db
    .insertInto('application_submissions')
    .values({ user_id: userId, idempotency_key: key, body_hash: hash, created_at: at })
    .execute()
}
