import type { ReasonForm } from '@guildhall/contract/reference/admin'
import type { ReasonKind } from '@guildhall/contract/reference'
import { sql, type Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Reasons } from '#platform/db/tables.gen.ts'
import { nextVersion } from '#platform/db/version.ts'

export type ReasonRow = Selectable<Reasons>

/** Every reason, kind by kind in its order; what is retired stands behind. */
export function all(db: Db): Promise<ReasonRow[]> {
  return db
    .selectFrom('reasons')
    .selectAll()
    .orderBy('kind')
    .orderBy(sql`retired_at is not null`)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Until the transaction ends nobody else changes the reasons. */
export async function lockAll(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('reasons'))`.execute(db)
}

export function find(db: Db, id: string): Promise<ReasonRow | undefined> {
  return db.selectFrom('reasons').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function isTaken(db: Db, kind: string, name: string, except: string | null): Promise<boolean> {
  const { rows } = await sql`select id from reasons where kind = ${kind} and name_key = fold(${name})
    and (${except}::uuid is null or id <> ${except}::uuid)`.execute(db)
  return rows.length > 0
}

export async function insert(db: Db, kind: ReasonKind, form: ReasonForm, at: Date): Promise<string> {
  const { id } = await db
    .insertInto('reasons')
    .values({
      ...form,
      kind,
      source: 'Admin',
      edited_at: at,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from reasons where kind = ${kind})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function update(
  db: Db,
  id: string,
  change: Partial<ReasonForm> & { retired_at?: Date | null; edited_at: Date },
): Promise<void> {
  await db
    .updateTable('reasons')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .execute()
}

/** Positions in the order of these ids. What an administrator ordered, no newer catalogue orders again. */
export async function place(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await sql`update reasons set position = place.number, edited_at = ${at}
    from unnest(${[...ids]}::uuid[]) with ordinality as place (id, number)
    where reasons.id = place.id and reasons.position <> place.number`.execute(db)
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reasons').where('id', '=', id).execute()
}
