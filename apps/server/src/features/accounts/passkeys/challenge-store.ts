import type { Db } from '#platform/db/database.ts'
import { hashToken, newToken } from '#platform/secrets/tokens.ts'

/** How long somebody may take to unlock their passkey, in milliseconds. */
export const CHALLENGE_LIFETIME = 5 * 60_000

/** A new challenge for a holder: the session that adds a passkey, or the token of a browser. The one before is void. */
export async function issue(db: Db, holder: string, now: Date): Promise<string> {
  const made = { challenge: newToken(), expires_at: new Date(now.getTime() + CHALLENGE_LIFETIME) }
  await db
    .insertInto('passkey_challenges')
    .values({ holder_hash: hashToken(holder), ...made })
    .onConflict((row) => row.column('holder_hash').doUpdateSet(made))
    .execute()
  return made.challenge
}

/** The challenge of this holder, once; undefined when there is none, or it is too old. */
export async function spend(db: Db, holder: string, now: Date): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('holder_hash', '=', hashToken(holder))
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return row !== undefined && row.expires_at > now ? row.challenge : undefined
}

/** Those that nobody can answer any more. */
export async function deleteOld(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
}
