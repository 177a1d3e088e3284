import type { MailWords } from '@guildhall/contract/settings/mail-texts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { MailTexts } from '#platform/db/tables.gen.ts'

export type TextRow = Selectable<MailTexts>

/** The text as an administrator wrote it. */
export function find(db: Db, name: string): Promise<TextRow | undefined> {
  return db
    .selectFrom('mail_texts')
    .selectAll()
    .where('name', '=', name)
    .where('is_reset', '=', false)
    .executeTakeFirst()
}

/** Those that an administrator wrote or reset, each with their name. */
export function all(db: Db) {
  return db
    .selectFrom('mail_texts as t')
    .leftJoin('users as u', 'u.id', 't.changed_by')
    .leftJoin('people as p', 'p.id', 'u.person_id')
    .selectAll('t')
    .select(['p.first_name', 'p.last_name'])
    .execute()
}

export type NamedTextRow = Awaited<ReturnType<typeof all>>[number]

/** The text, locked until the transaction ends, also while nobody has written it anew. */
export async function lock(db: Db, name: string): Promise<TextRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('mail_texts'), hashtext(${name}))`.execute(db)
  return db.selectFrom('mail_texts').selectAll().where('name', '=', name).forUpdate().executeTakeFirst()
}

/** Its version counts on from the row before. */
export async function put(
  db: Db,
  text: MailWords & { name: string; version: number; changed_by: string; changed_at: Date },
): Promise<void> {
  const row = { ...text, is_reset: false }
  await db
    .insertInto('mail_texts')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

export async function reset(
  db: Db,
  name: string,
  change: { version: number; changed_by: string; changed_at: Date },
): Promise<void> {
  await db
    .updateTable('mail_texts')
    .set({ ...change, is_reset: true })
    .where('name', '=', name)
    .execute()
}
