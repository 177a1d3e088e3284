import { sql, type Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db/database.ts'
import type { Sessions } from '#platform/db/tables.gen.ts'
import { rolesColumn } from '#features/accounts/store.ts'

// Every instance listens here; the word is the id of the user whose sessions changed.
const CHANNEL = 'sessions'

export type SessionRow = Selectable<Sessions>

/** The living session of a token with all that makes its actor; whether it is too old is for the caller to say. */
export function findActor(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('people', 'people.id', 'users.person_id')
    .select([
      'sessions.id as session_id',
      'sessions.active_role',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.view_as',
      'sessions.by_passkey',
      'users.id as user_id',
      'users.person_id',
      'users.email',
      'users.force_change_password',
      'users.mfa_enabled_at',
      'people.first_name',
      'people.last_name',
    ])
    .select((row) => [
      rolesColumn,
      jsonArrayFrom(row.selectFrom('role_grants').select(['role', 'permission'])).as('grants'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.ended_at', 'is', null)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
}

export type ActorRow = NonNullable<Awaited<ReturnType<typeof findActor>>>

export interface NewSession {
  tokenHash: Buffer
  userId: string
  activeRole: string
  ip: string
  device: string | null
  os: string | null
  browser: string | null
  now: Date
  expiresAt: Date
  byPasskey: boolean
}

export async function insert(db: Db, session: NewSession): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      active_role: session.activeRole,
      ip: session.ip,
      device: session.device,
      os: session.os,
      browser: session.browser,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      by_passkey: session.byPasskey,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The session goes on under another token. */
export async function replaceToken(db: Db, id: string, tokenHash: Buffer): Promise<Date> {
  const { expires_at } = await db
    .updateTable('sessions')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return expires_at
}

export async function expiry(db: Db, id: string): Promise<Date> {
  const rows = db.selectFrom('sessions').select('expires_at').where('id', '=', id)
  return (await rows.executeTakeFirstOrThrow()).expires_at
}

/** When its owner signed in. */
export async function startOf(db: Db, id: string): Promise<Date> {
  const rows = db.selectFrom('sessions').select('created_at').where('id', '=', id)
  return (await rows.executeTakeFirstOrThrow()).created_at
}

export async function touch(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute()
}

/** No session of this user lasts longer than until then. */
export async function shorten(db: Db, userId: string, until: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: until })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', until)
    .execute()
}

export async function setRole(db: Db, id: string, role: string): Promise<void> {
  await db.updateTable('sessions').set({ active_role: role }).where('id', '=', id).execute()
}

/** Which of these sessions go on. */
export async function livingIds(
  db: Db,
  ids: readonly string[],
  since: { seenAfter: Date; now: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', 'in', ids)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', since.now)
    .where('sessions.last_seen_at', '>', since.seenAfter)
    .where('users.status', '=', 'active')
    .execute()
  return rows.map(({ id }) => id)
}

export interface Which {
  userId: string
  only?: string
  except?: string
  /** All but this many of the latest. */
  beyond?: number
}

/** Ends sessions of a user and tells every instance when the transaction commits; answers how many it ended. */
export async function end(db: Db, which: Which, now: Date): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', which.userId)
    .where('ended_at', 'is', null)
    .$if(which.only !== undefined, (rows) => rows.where('id', '=', which.only ?? ''))
    .$if(which.except !== undefined, (rows) => rows.where('id', '<>', which.except ?? ''))
    .$if(which.beyond !== undefined, (rows) =>
      rows.where('id', 'in', olderThan(db, which.userId, which.beyond ?? 0)),
    )
    .executeTakeFirst()
  await announce(db, which.userId)
  return Number(ended.numUpdatedRows)
}

function olderThan(db: Db, userId: string, count: number) {
  return db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .offset(count)
}

/** Makes every instance forget this user's sessions once this transaction is committed. */
export async function announce(db: Db, userId: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${userId})`.execute(db)
}

export function living(db: Db, userId: string, since: { seenAfter: Date; now: Date }): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', since.now)
    .where('last_seen_at', '>', since.seenAfter)
    .orderBy('last_seen_at', 'desc')
    .execute()
}

/** Whom the owner of this session looks at the portal as; null for themselves. */
export async function setView(db: Db, id: string, userId: string | null): Promise<void> {
  await db.updateTable('sessions').set({ view_as: userId }).where('id', '=', id).execute()
}

/** Somebody as the eyes of another: what makes their actor, if they may sign in. */
export function findSeen(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.person_id')
    .select([
      'users.id as user_id',
      'users.person_id',
      'users.email',
      'people.first_name',
      'people.last_name',
    ])
    .select((row) => [
      rolesColumn,
      jsonArrayFrom(row.selectFrom('role_grants').select(['role', 'permission'])).as('grants'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}
