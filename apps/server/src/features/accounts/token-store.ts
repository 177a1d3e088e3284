import { sql } from 'kysely'
import { limits } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { JsonValue } from '#platform/db/tables.gen.ts'
import { hashToken, newToken } from '#platform/secrets/tokens.ts'

export type TokenKind =
  | 'verify_email'
  | 'reset_password'
  | 'first_admin'
  | 'mfa_login'
  | 'change_email'
  | 'invite_user'
  | 'invitation'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How long each kind may be used, in milliseconds; what administrators decide is null. */
export const LIFETIME = {
  verify_email: 24 * 60 * MINUTE,
  reset_password: 60 * MINUTE,
  first_admin: 24 * 60 * MINUTE,
  mfa_login: 10 * MINUTE,
  change_email: 24 * 60 * MINUTE,
  invite_user: null,
  invitation: null,
} as const satisfies Record<TokenKind, number | null>

export interface NewToken {
  kind: TokenKind
  userId: string
  /** What the token is about beside its user; never a secret. */
  subject?: JsonValue | undefined
  /** Of the browser in which this link signs in, see `markBrowser`. */
  browserHash?: Buffer
}

/** A new token, the only one of its kind that this user can use from now on, invitations aside. Stored is its hash. */
export async function issue(
  db: Db,
  { kind, userId, subject, browserHash }: NewToken,
  now: Date,
): Promise<string> {
  // Several projects may invite one person at a time.
  if (kind !== 'invitation') await withdraw(db, userId, [kind], now)
  const lifetime = LIFETIME[kind] ?? (await limits(db)).invitation_days * DAY
  const token = newToken()
  await db
    .insertInto('one_time_tokens')
    .values({
      kind,
      user_id: userId,
      token_hash: hashToken(token),
      subject: subject === undefined ? null : JSON.stringify(subject),
      browser_hash: browserHash ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute()
  return token
}

/** What the last token of this kind was about, used or not. */
export async function lastSubject(db: Db, kind: TokenKind, userId: string): Promise<JsonValue | undefined> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('subject')
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.subject ?? undefined
}

/** Makes every token of these kinds worthless. */
export async function withdraw(
  db: Db,
  userId: string,
  kinds: readonly TokenKind[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .execute()
}

/** Makes the links of one invitation worthless. */
export async function withdrawInvitation(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('kind', '=', 'invitation')
    .where(sql<boolean>`subject ->> 'id' = ${id}`)
    .where('used_at', 'is', null)
    .execute()
}

/** Uses a token up; undefined when it is unknown, too old or used before. Of two at once one gets it. */
export function spend(db: Db, kinds: readonly TokenKind[], token: string, now: Date) {
  return db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'kind', 'user_id', 'subject', 'browser_hash'])
    .executeTakeFirst()
}

interface OwnInvitation {
  userId: string
  /** Of the feature that invites. */
  id: string
}

/** The open invitation of somebody who is signed in, without the token of their mail. */
export function lookAtInvitation(db: Db, { userId, id }: OwnInvitation, now: Date) {
  return db
    .selectFrom('one_time_tokens')
    .select(['id', 'kind', 'user_id', 'subject'])
    .where('kind', '=', 'invitation')
    .where('user_id', '=', userId)
    .where(sql<boolean>`subject ->> 'id' = ${id}`)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses it up. */
export function spendInvitation(db: Db, { userId, id }: OwnInvitation, now: Date) {
  return db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('kind', '=', 'invitation')
    .where('user_id', '=', userId)
    .where(sql<boolean>`subject ->> 'id' = ${id}`)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'kind', 'user_id', 'subject'])
    .executeTakeFirst()
}

/** What a token is good for, without using it up. */
export function look(db: Db, kinds: readonly TokenKind[], token: string, now: Date) {
  return db
    .selectFrom('one_time_tokens')
    .select(['id', 'kind', 'user_id', 'subject'])
    .where('token_hash', '=', hashToken(token))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Counts a try with this token; undefined when it had `most` tries already or is no longer good. */
export function tryOnce(db: Db, kind: TokenKind, token: string, at: { now: Date; most: number }) {
  return db
    .updateTable('one_time_tokens')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at.now)
    .where('attempts', '<', at.most)
    .returning(['id', 'user_id'])
    .executeTakeFirst()
}
