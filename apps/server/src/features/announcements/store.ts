import type { AnnouncementQuery } from '@guildhall/contract/announcements'
import { sql, type Insertable, type Selectable, type SqlBool, type Updateable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { containing } from '#platform/db/like.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'
import type { Announcements } from '#platform/db/tables.gen.ts'
import { nextVersion } from '#platform/db/version.ts'
import type { Reader } from './policy.ts'

export type AnnouncementRow = Selectable<Announcements>

/** What this reader may see, the latest day first; the keyword is a part of the title or the text. */
export function page(db: Db, reader: Reader, query: AnnouncementQuery, at: PageAt) {
  const { keyword, state, id } = query
  const isUnread = unreadBy(reader.userId)
  const found = visible(db, reader)
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
    .$if(keyword !== undefined, (all) => all.where('search_key', 'like', containing(keyword ?? '')))
    .$if(state?.length === 1, (all) => all.where(isUnread, '=', state?.[0] === 'Unread'))
    .selectAll()
    .select(isUnread.as('is_unread'))
  return pageOfRows(found.orderBy('starts_on', 'desc').orderBy('id', 'desc'), at)
}

/** The announcements that this reader may see: those of their roles, from their day on. */
export function visible(db: Db, { isEditor, roles, today }: Reader) {
  return db
    .selectFrom('announcements')
    .$if(!isEditor, (all) =>
      all.where('starts_on', '<=', today).where(sql<SqlBool>`announcements.roles && ${[...roles]}::text[]`),
    )
}

function unreadBy(userId: string) {
  return sql<boolean>`not exists (select from announcement_reads seen
    where seen.announcement_id = announcements.id and seen.user_id = ${userId}::uuid)`
}

export async function markRead(
  db: Db,
  reader: Reader,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<void> {
  const seen = visible(db, reader)
    .where('id', 'in', [...ids])
    .select(['id', sql<string>`${reader.userId}::uuid`.as('user_id'), sql<Date>`${at}::timestamptz`.as('at')])
  await db
    .insertInto('announcement_reads')
    .columns(['announcement_id', 'user_id', 'read_at'])
    .expression(seen)
    .onConflict((row) => row.doNothing())
    .execute()
}

export function lock(db: Db, id: string): Promise<AnnouncementRow | undefined> {
  return db.selectFrom('announcements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function insert(db: Db, row: Insertable<Announcements>): Promise<AnnouncementRow> {
  return db.insertInto('announcements').values(row).returningAll().executeTakeFirstOrThrow()
}

export function update(db: Db, id: string, change: Updateable<Announcements>): Promise<AnnouncementRow> {
  return db
    .updateTable('announcements')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('announcements').where('id', '=', id).execute()
}
