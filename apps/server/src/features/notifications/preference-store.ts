import { DIGESTS, type Digest } from '@guildhall/contract/notifications/preferences'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** What somebody chose; `muted` holds what is off: gigs:mail. */
export interface Choice {
  muted: readonly string[]
  digest: Digest
  digestHour: number
}

export const UNCHOSEN: Choice = { muted: [], digest: 'less_urgent', digestHour: 8 }

/** The choices of those of these users who exist, by their ids. */
export async function choicesOf(db: Db, userIds: readonly string[]): Promise<Map<string, Choice>> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('notification_preferences', 'user_id', 'users.id')
    .select(['users.id', 'muted', 'digest', 'digest_hour'])
    .where(sql<boolean>`users.id = any(${userIds}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ id, muted, digest, digest_hour }) => [
      id,
      {
        muted: muted ?? UNCHOSEN.muted,
        digest: DIGESTS.find((known) => known === digest) ?? UNCHOSEN.digest,
        digestHour: digest_hour ?? UNCHOSEN.digestHour,
      },
    ]),
  )
}

/** Until the transaction ends: of two changes at once the second finds what the first has kept. */
export async function lock(db: Db, userId: string): Promise<void> {
  await sql`select from users where id = ${userId} for update`.execute(db)
}

export async function put(db: Db, userId: string, { muted, digest, digestHour }: Choice): Promise<void> {
  const chosen = { muted: [...muted], digest, digest_hour: digestHour }
  await db
    .insertInto('notification_preferences')
    .values({ user_id: userId, ...chosen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
    .execute()
}
