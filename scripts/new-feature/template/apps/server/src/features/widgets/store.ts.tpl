import type { WidgetQuery } from '@guildhall/contract/widgets'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { containing } from '#platform/db/like.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'
import type { Widgets } from '#platform/db/tables.gen.ts'
import { nextVersion } from '#platform/db/version.ts'

export type WidgetRow = Selectable<Widgets>

interface Reader {
  seesDrafts: boolean
}

/** What this reader may see, newest first; the keyword is a part of the title or the text. */
export function page(db: Db, reader: Reader, { keyword, status }: WidgetQuery, at: PageAt) {
  const found = visible(db, reader)
    .$if(keyword !== undefined, (all) => all.where('search_key', 'like', containing(keyword ?? '')))
    .$if(status !== undefined, (all) => all.where('status', 'in', status ?? []))
  return pageOfRows(found.selectAll().orderBy('updated_at', 'desc').orderBy('id', 'desc'), at)
}

/** The rows that this reader may see. */
function visible(db: Db, { seesDrafts }: Reader) {
  return db.selectFrom('widgets').$if(!seesDrafts, (all) => all.where('status', '=', 'Published'))
}

export function lock(db: Db, id: string): Promise<WidgetRow | undefined> {
  return db.selectFrom('widgets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function insert(db: Db, row: Insertable<Widgets>): Promise<WidgetRow> {
  return db.insertInto('widgets').values(row).returningAll().executeTakeFirstOrThrow()
}

export function update(db: Db, id: string, change: Updateable<Widgets>): Promise<WidgetRow> {
  return db
    .updateTable('widgets')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('widgets').where('id', '=', id).execute()
}
