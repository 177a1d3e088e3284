import type { Db } from '#platform/db/database.ts'
import { nextVersion } from '#platform/db/version.ts'

interface Move {
  from: string
  into: string
}

/** What stood below the one stands below the other; a company never stands below itself. */
export async function moveChildren(db: Db, { from, into }: Move): Promise<void> {
  await db
    .updateTable('companies')
    .set({ parent_id: into, version: nextVersion })
    .where('parent_id', '=', from)
    .where('id', '<>', into)
    .execute()
}

/** The address and the name of the one lead to the other, and so does what led to the one already. */
export async function redirect(
  db: Db,
  { from, into }: Move,
  by: { name: string; userId: string; at: Date },
): Promise<void> {
  await db.updateTable('company_redirects').set({ company_id: into }).where('company_id', '=', from).execute()
  const row = { merged_id: from, company_id: into, name: by.name, merged_at: by.at, merged_by: by.userId }
  await db.insertInto('company_redirects').values(row).execute()
}
