import type { ListView } from '@guildhall/contract/views'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fullName } from '#platform/db/full-name.ts'
import type { ListViews, ListViewStarts } from '#platform/db/tables.gen.ts'
import type { Actor } from '#platform/http/context.ts'

type Reader = Pick<Actor, 'userId' | 'roles'>

/** Those of this reader first, then what is shared with them; each by name. With an id that one alone, if they see it. */
export async function seen(db: Db, { userId, roles }: Reader, id?: string): Promise<ListView[]> {
  const shared = sql`v.shared_with = any(${[...roles]}::text[]) and exists (select from user_roles r
    where r.user_id = v.user_id and r.role = v.shared_with)`
  const which = id === undefined ? sql`true` : sql`v.id = ${id}`
  const { rows } =
    await sql<ListView>`select v.id, v.list, v.name, v.query, v.shared_with, v.user_id = ${userId} as is_own,
      case when v.user_id <> ${userId} then ${fullName('p')} end as shared_by,
      exists (select from list_view_starts s where s.user_id = ${userId} and s.view_id = v.id) as is_start
    from list_views v join users u on u.id = v.user_id join people p on p.id = u.person_id
    where (v.user_id = ${userId} or (${shared})) and ${which}
    order by v.user_id <> ${userId}, v.name collate alphabetical, v.id limit 1000`.execute(db)
  return rows
}

/** Until the transaction ends nobody else saves, changes or deletes a view of this user. */
export async function lock(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('list_views'), hashtext(${userId}))`.execute(db)
}

export async function countOwn(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('list_views')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Another view of the same list that this user gave the name already, case and accents aside. */
export async function isTaken(
  db: Db,
  userId: string,
  { list, name, id }: { list: string; name: string; id?: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('list_views')
    .select('id')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('name_key', '=', sql<string>`fold(${name})`)
    .$if(id !== undefined, (others) => others.where('id', '<>', id ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

export async function insert(db: Db, row: Insertable<ListViews>): Promise<string> {
  const { id } = await db.insertInto('list_views').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function update(db: Db, id: string, change: Updateable<ListViews>): Promise<void> {
  await db.updateTable('list_views').set(change).where('id', '=', id).execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('list_views').where('id', '=', id).execute()
}

export async function putStart(db: Db, row: Insertable<ListViewStarts>): Promise<void> {
  await db
    .insertInto('list_view_starts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ view_id: row.view_id }))
    .execute()
}

export async function dropStart(db: Db, { user_id, view_id }: Insertable<ListViewStarts>): Promise<void> {
  await db
    .deleteFrom('list_view_starts')
    .where('user_id', '=', user_id)
    .where('view_id', '=', view_id)
    .execute()
}
