import type { ErasureStatus } from '@guildhall/contract/privacy'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DataExports, Erasures, LegalHolds } from '#platform/db/tables.gen.ts'
import { fullName } from '#platform/db/full-name.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'

/** So many exports of a person are shown. */
const SHOWN = 10

/** By what the traces of a person are found: their login and every way in which they were called. */
export async function identityOf(db: Db, personId: string) {
  const { rows } = await sql<{
    person_id: string
    user_id: string | null
    internal_id: string
    email: string | null
    login: string | null
    words: (string | null)[]
    names: string[]
  }>`select p.id as person_id, u.id as user_id, p.internal_id, p.email, u.email as login,
      array[p.first_name, p.last_name] as names, array[
      ${fullName('p')}, p.last_name || ' ' || p.first_name, p.last_name || ', ' || p.first_name,
      p.email, u.email, p.phone_country_code || p.phone_number, p.phone_number, p.linked_in_url, p.twitter_handle]
      || array(select distinct actor_name from domain_events where actor_id = u.id)
      || array(select distinct subject_title from domain_events
        where subject_kind in ('expert', 'user', 'person') and subject_id = any(ids_of_person(p.id) || u.id))
      || array(select subject ->> 'email' from one_time_tokens where user_id = u.id)
      || array(select email from gig_invitations where user_id = u.id)
      || array(select name from person_merges where survivor_id = p.id)
      || array(select former_email from person_merges where survivor_id = p.id) as words
    from people p left join users u on u.person_id = p.id
    where p.id = ${personId} and p.erased_at is null`.execute(db)
  return rows[0]
}

/** The network addresses from which a person came, as sessions and logs know them. */
export async function addressesOf(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ ip: string }>`
    with theirs as (select ids_of_person(${personId}::uuid) || array(select id from users where person_id = ${personId}) as ids)
    select ip from theirs, sessions where user_id = any (ids) and ip is not null
    union select ip from theirs, security_events where user_id = any (ids) and ip is not null
    union select ip from theirs, activity_logs where user_id = any (ids) and ip is not null`.execute(db)
  return rows.map(({ ip }) => ip)
}

export async function insertExport(db: Db, row: Insertable<DataExports>): Promise<string> {
  const { id } = await db.insertInto('data_exports').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateExport(db: Db, id: string, change: Updateable<DataExports>): Promise<void> {
  await db.updateTable('data_exports').set(change).where('id', '=', id).execute()
}

/** What began before `since` and never ended was cut off. */
export async function giveUpExports(db: Db, personId: string, since: Date): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ status: 'failed' })
    .where('person_id', '=', personId)
    .where('status', '=', 'running')
    .where('created_at', '<', since)
    .execute()
}

export function findExport(db: Db, id: string) {
  return db.selectFrom('data_exports').selectAll().where('id', '=', id).executeTakeFirst()
}

export type ExportRow = Awaited<ReturnType<typeof exportsOf>>[number]

export function exportsOf(db: Db, personId: string, requestedBy: string) {
  return db
    .selectFrom('data_exports')
    .selectAll()
    .where('person_id', '=', personId)
    .where('requested_by', '=', requestedBy)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
}

export async function isExportRunning(db: Db, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('data_exports')
    .select('id')
    .where('person_id', '=', personId)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return row !== undefined
}

/** Archives whose time is over, or all of one person. */
export function exportsToRemove(db: Db, which: { expiredBy: Date } | { personId: string }) {
  return db
    .selectFrom('data_exports')
    .select(['id', 'storage_key'])
    .where('storage_key', 'is not', null)
    .where((row) =>
      'personId' in which ? row('person_id', '=', which.personId) : row('expires_at', '<=', which.expiredBy),
    )
    .execute()
}

export async function deleteExportsOf(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('data_exports').where('person_id', '=', personId).execute()
}

/** The archive behind a signed link. */
export async function storedExport(db: Db, id: string) {
  const row = await db
    .selectFrom('data_exports')
    .innerJoin('people', 'people.id', 'data_exports.person_id')
    .select(['storage_key', 'people.internal_id'])
    .where('data_exports.id', '=', id)
    .where('status', '=', 'ready')
    .executeTakeFirst()
  if (row === undefined || row.storage_key === null) return undefined
  return {
    storage_key: row.storage_key,
    name: `personal-data-${row.internal_id}.zip`,
    type: 'application/zip',
  }
}

export async function knownKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('data_exports')
    .select('storage_key')
    .where('storage_key', 'in', [...keys])
    .execute()
  return new Set(rows.flatMap(({ storage_key: key }) => (key === null ? [] : [key])))
}

export function openErasure(db: Db, personId: string) {
  return db
    .selectFrom('erasures')
    .selectAll()
    .where('person_id', '=', personId)
    .where('status', '=', 'open')
    .executeTakeFirst()
}

export async function insertErasure(db: Db, row: Insertable<Erasures>): Promise<void> {
  await db.insertInto('erasures').values(row).execute()
}

/** Settles the open request of a person; whether there was one. */
export async function settleErasure(
  db: Db,
  personId: string,
  change: { status: 'withdrawn' | 'done'; settled_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('erasures')
    .set({ ...change, blocked_by: null })
    .where('person_id', '=', personId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function noteBlock(db: Db, id: string, blockedBy: string): Promise<void> {
  await db.updateTable('erasures').set({ blocked_by: blockedBy }).where('id', '=', id).execute()
}

export function dueErasures(db: Db, now: Date) {
  return db
    .selectFrom('erasures')
    .select(['id', 'person_id'])
    .where('status', '=', 'open')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute()
}

export function legalHold(db: Db, personId: string) {
  return db.selectFrom('legal_holds').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

export async function putHold(db: Db, row: Insertable<LegalHolds>): Promise<void> {
  const { reason, set_by, set_at } = row
  await db
    .insertInto('legal_holds')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ reason, set_by, set_at }))
    .execute()
}

export async function liftHold(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('legal_holds').where('person_id', '=', personId).execute()
}

export type ErasureRecord = Awaited<ReturnType<typeof erasurePage>>['rows'][number]

/** Requests, the newest first. */
export async function erasurePage(
  db: Db,
  { status, keyword = '' }: { status?: ErasureStatus | undefined; keyword?: string | undefined },
  at: PageAt,
) {
  const wanted = db
    .selectFrom('erasures')
    .innerJoin('people', 'people.id', 'erasures.person_id')
    .leftJoin('users', 'users.person_id', 'people.id')
    .leftJoin('legal_holds', 'legal_holds.person_id', 'people.id')
    .$if(status !== undefined, (all) => all.where('erasures.status', '=', status ?? ''))
    .$if(keyword !== '', (all) =>
      all.where(sql<boolean>`strpos(fold(${fullName('people')} || ' ' || people.internal_id),
        fold(${keyword})) > 0`),
    )
  const shown = wanted
    .selectAll('erasures')
    .select(['people.internal_id', 'people.first_name', 'people.last_name'])
    .select([
      sql<boolean>`requested_by is not distinct from users.id and requested_by is not null`.as('is_own'),
      sql<boolean>`legal_holds.person_id is not null`.as('is_held'),
    ])
    .orderBy('erasures.requested_at', 'desc')
    .orderBy('erasures.id', 'desc')
  return pageOfRows(shown, at)
}
