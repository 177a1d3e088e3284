import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Notifications } from '#platform/db/tables.gen.ts'

export async function insert(db: Db, rows: Insertable<Notifications>[]): Promise<void> {
  await db.insertInto('notifications').values(rows).execute()
}
