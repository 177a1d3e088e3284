import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { COLUMNS, DOCUMENTS, SOURCES, TABLES, type Source } from './sources.ts'

export interface Change {
  source: Source
  subjectId: string
}

/** Only one transaction writes documents at a time; false when another one is at it. */
export async function tryLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('search')) as is_free`.execute(db)
  return rows[0]?.is_free === true
}

/** The same, but waits for its turn. */
export async function lock(db: Db): Promise<true> {
  await sql`select pg_advisory_xact_lock(hashtext('search'))`.execute(db)
  return true
}

/** Takes the oldest marks away and tells which subjects they were about. */
export async function takeChanges(db: Db, most: number): Promise<Change[]> {
  const { rows } = await sql<{ source: string; subject_id: string }>`
    with taken as (delete from search_changes
      where id in (select id from search_changes order by id limit ${most}) returning source, subject_id)
    select distinct source, subject_id from taken`.execute(db)
  return rows.flatMap(({ source: name, subject_id: subjectId }) => {
    const source = SOURCES.find((one) => one === name)
    return source === undefined ? [] : [{ source, subjectId }]
  })
}

/** Makes the documents of these subjects anew; those that are no more have none. */
export async function rebuild(db: Db, source: Source, ids: readonly string[]): Promise<void> {
  await drop(db, source, ids)
  await sql`insert into search_documents (source, ${COLUMNS})
    select ${source}, document.* from (${DOCUMENTS[source](sql`select unnest(${ids}::uuid[])`)}) document`.execute(
    db,
  )
}

export async function drop(db: Db, source: Source, ids: readonly string[]): Promise<void> {
  await sql`delete from search_documents where source = ${source} and subject_id = any(${ids}::uuid[])`.execute(
    db,
  )
}

/** Of these files the ones that nobody has tried to read; from now on they wait for it. Texts of lost files go. */
export async function awaitTexts(
  db: Db,
  source: 'person_file' | 'gig_file',
  ids: readonly string[],
): Promise<string[]> {
  await sql`delete from search_texts where file_id = any(${ids}::uuid[])
    and not exists (select from ${sql.table(TABLES[source])} f where f.id = file_id and f.deleted_at is null)`.execute(
    db,
  )
  const { rows } = await sql<{ file_id: string }>`insert into search_texts (file_id, source, status)
    select subject_id, source, 'waiting' from search_documents
    where source = ${source} and subject_id = any(${ids}::uuid[])
    on conflict do nothing returning file_id`.execute(db)
  return rows.map((row) => row.file_id)
}

export async function noteRefreshed(db: Db, at: Date): Promise<void> {
  await db.updateTable('search_state').set({ refreshed_at: at }).execute()
}

export async function noteRebuilt(db: Db, at: Date): Promise<void> {
  await db.updateTable('search_state').set({ rebuilt_at: at, refreshed_at: at }).execute()
}

/** Ids of a source behind this one, in their order. */
export async function idsAfter(
  db: Db,
  source: Source,
  last: string | undefined,
  most: number,
): Promise<string[]> {
  const behind = last === undefined ? sql`true` : sql`id > ${last}`
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(TABLES[source])}
    where ${behind} order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Documents whose subject is gone without a trace. */
export async function removeLost(db: Db, source: Source): Promise<void> {
  await sql`delete from search_documents d where source = ${source}
    and not exists (select from ${sql.table(TABLES[source])} t where t.id = d.subject_id)`.execute(db)
}

/** Files that could not be read get another chance. */
export async function forgetUnread(db: Db): Promise<void> {
  await db.deleteFrom('search_texts').where('status', '<>', 'read').execute()
}

export async function countSubjects(db: Db): Promise<number> {
  const counts = SOURCES.map((source) => sql`(select count(*) from ${sql.table(TABLES[source])})`)
  const { rows } = await sql<{
    total: number
  }>`select (${sql.join(counts, sql` + `)})::int as total`.execute(db)
  return rows[0]?.total ?? 0
}

/** How far the index is. */
export async function status(db: Db) {
  const documents = await db
    .selectFrom('search_documents')
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .groupBy('kind')
    .execute()
  const texts = await db
    .selectFrom('search_texts')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .execute()
  const { waiting } = await db
    .selectFrom('search_changes')
    .select(sql<number>`count(distinct (source, subject_id))::int`.as('waiting'))
    .executeTakeFirstOrThrow()
  const state = await db
    .selectFrom('search_state')
    .select(['refreshed_at', 'rebuilt_at'])
    .executeTakeFirstOrThrow()
  return { documents, texts, waiting, ...state }
}
