import type { NotificationCategory } from '@guildhall/contract/notifications/categories'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Notifications } from '#platform/db/tables.gen.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'

/** What its reader sees of it. */
const LISTED = ['id', 'subject', 'is_read', 'created_at', 'link', 'category', 'gig_id', 'expert_id'] as const

export type NotificationRow = Pick<Selectable<Notifications>, (typeof LISTED)[number]>

// Written into the statement: given as a value, PostgreSQL cannot tell that the indices of these rows serve, and plans
// the statement anew each time.
const SHOWN = sql.lit(true)
const UNREAD = sql.lit(false)

/** A statement holds 65,535 values. */
const BATCH = 1000

export async function insert(db: Db, rows: readonly Insertable<Notifications>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await db
      .insertInto('notifications')
      .values(rows.slice(from, from + BATCH))
      .execute()
}

/** What is in the list of a reader, newest first. */
export async function page(
  db: Db,
  userId: string,
  filter: { category?: NotificationCategory | undefined },
  at: PageAt,
) {
  let listed = db.selectFrom('notifications').where('user_id', '=', userId).where('in_app', '=', SHOWN)
  if (filter.category !== undefined) listed = listed.where('category', '=', filter.category)
  return pageOfRows(listed.select(LISTED).orderBy('created_at', 'desc').orderBy('id', 'desc'), at)
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('in_app', '=', SHOWN)
    .where('is_read', '=', UNREAD)
    .executeTakeFirstOrThrow()
  return count
}

/** Of those of these readers who have any. */
export async function unreadOf(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ user_id: string; count: number }>`select user_id, count(*)::int as count
    from notifications where user_id = any(${userIds}::uuid[]) and in_app and not is_read group by user_id`.execute(
    db,
  )
  return new Map(rows.map(({ user_id, count }) => [user_id, count]))
}

/** Marks one of this reader as read; whether there is such a one at all, and whether it was unread. */
export async function markRead(db: Db, userId: string, id: string): Promise<'missing' | 'read' | 'unread'> {
  const row = await db
    .selectFrom('notifications')
    .select('is_read')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('in_app', '=', SHOWN)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return 'missing'
  if (row.is_read) return 'read'
  await db.updateTable('notifications').set({ is_read: true }).where('id', '=', id).execute()
  return 'unread'
}

/** Marks all of this reader as read, or those of a category; answers how many were not. */
export async function markAllRead(
  db: Db,
  userId: string,
  filter: { category?: NotificationCategory | undefined },
): Promise<number> {
  let unread = db
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('in_app', '=', SHOWN)
    .where('is_read', '=', UNREAD)
  if (filter.category !== undefined) unread = unread.where('category', '=', filter.category)
  return Number((await unread.executeTakeFirst()).numUpdatedRows)
}

/** Tells every instance, once this transaction is through. */
export async function announce(db: Db, words: readonly object[]): Promise<void> {
  if (words.length === 0) return
  const texts = words.map((word) => JSON.stringify(word))
  await sql`select pg_notify('notifications', word) from unnest(${texts}::text[]) word`.execute(db)
}
