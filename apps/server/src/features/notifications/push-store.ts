import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface Subscription {
  id: string
  sealed: Buffer
}

/** Keeps the address of a browser; the same browser has one row, of whoever is signed in there now. */
export async function put(
  db: Db,
  row: { userId: string; sessionId: string; endpointHash: Buffer; sealed: Buffer; at: Date },
): Promise<void> {
  const kept = { user_id: row.userId, session_id: row.sessionId, sealed: row.sealed, created_at: row.at }
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint_hash: row.endpointHash, ...kept })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(kept))
    .execute()
}

/** Leaves a user only so many of the newest. */
export async function trim(db: Db, userId: string, most: number): Promise<void> {
  const surplus = db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most)
  await db.deleteFrom('push_subscriptions').where('id', 'in', surplus).execute()
}

export async function remove(
  db: Db,
  which: { userId: string; endpointHash?: Buffer | undefined; sessionId?: string },
): Promise<void> {
  let rows = db.deleteFrom('push_subscriptions').where('user_id', '=', which.userId)
  if (which.endpointHash !== undefined) rows = rows.where('endpoint_hash', '=', which.endpointHash)
  if (which.sessionId !== undefined) rows = rows.where('session_id', '=', which.sessionId)
  await rows.execute()
}

export async function removeById(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}

/** Takes away those of browsers that were signed out, of one user or of all. */
export async function removeSignedOut(db: Db, userId?: string): Promise<void> {
  const ended = db.selectFrom('sessions').select('id').where('ended_at', 'is not', null)
  await db
    .deleteFrom('push_subscriptions')
    .where('session_id', 'in', ended)
    .$if(userId !== undefined, (rows) => rows.where('user_id', '=', userId ?? ''))
    .execute()
}

/** The browsers of these users that are still signed in. */
export function ofUsers(db: Db, userIds: readonly string[]): Promise<{ id: string; user_id: string }[]> {
  return living(db)
    .select(['push_subscriptions.id', 'push_subscriptions.user_id'])
    .where(sql<boolean>`push_subscriptions.user_id = any(${userIds}::uuid[])`)
    .execute()
}

export function find(db: Db, id: string): Promise<Subscription | undefined> {
  return living(db)
    .select(['push_subscriptions.id', 'push_subscriptions.sealed'])
    .where('push_subscriptions.id', '=', id)
    .executeTakeFirst()
}

function living(db: Db) {
  return db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'session_id')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .where('sessions.ended_at', 'is', null)
    .where('users.status', '=', 'active')
}

/** What is pushed of a notification, unless it was read meanwhile. */
export function unread(db: Db, id: string) {
  return db
    .selectFrom('notifications')
    .select(['id', 'user_id', 'kind', 'category', 'link', 'gig_id', 'expert_id', 'commands', 'created_at'])
    .where('id', '=', id)
    .where('is_read', '=', false)
    .executeTakeFirst()
}
