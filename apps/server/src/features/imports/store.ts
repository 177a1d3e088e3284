import { sql, type Insertable, type Updateable } from 'kysely'
import { fullName } from '#platform/db/full-name.ts'
import type { Db } from '#platform/db/database.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'
import type { Imports } from '#platform/db/tables.gen.ts'

/**
 * Work that broke off for good: all its tries have failed, or nobody knows of it any more. Asked in one statement with
 * the import, whose job ends after it.
 */
const isStopped = sql<boolean>`imports.status in ('checking', 'running', 'undoing') and not exists (
  select from graphile_worker._private_jobs job where job.key = 'import ' || imports.id
    and (job.locked_at is not null or job.attempts < job.max_attempts))`

function all(db: Db) {
  return db
    .selectFrom('imports')
    .leftJoin('users', 'users.id', 'imports.created_by')
    .leftJoin('people', 'people.id', 'users.person_id')
    .selectAll('imports')
    .select(['people.first_name', 'people.last_name', isStopped.as('is_stopped')])
}

export type ImportRecord = Awaited<ReturnType<typeof find>> & {}

export function page(db: Db, at: PageAt) {
  return pageOfRows(all(db).orderBy('imports.created_at', 'desc').orderBy('imports.id', 'desc'), at)
}

export function find(db: Db, id: string) {
  return all(db).where('imports.id', '=', id).executeTakeFirst()
}

export function lock(db: Db, id: string) {
  return all(db).where('imports.id', '=', id).forUpdate('imports').executeTakeFirst()
}

export async function insert(db: Db, row: Insertable<Imports>): Promise<string> {
  return (await db.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function update(db: Db, id: string, change: Updateable<Imports>): Promise<void> {
  await db.updateTable('imports').set(change).where('id', '=', id).execute()
}

/** The mappings of the imports of this kind that ran, the newest first. */
export function mappings(db: Db, kind: string, limit: number) {
  return db
    .selectFrom('imports')
    .select('mapping')
    .where('kind', '=', kind)
    .where('status', 'in', ['done', 'undone', 'cancelled'])
    .where('finished_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** What the rows have come to, written beside the import. */
export async function count(db: Db, id: string, settled: number): Promise<void> {
  await sql`update imports set settled = ${settled}, new_rows = c.new_rows, duplicate_rows = c.duplicate_rows,
      error_rows = c.error_rows, made = c.made, undone = c.undone, kept = c.kept, resumes = c.resumes
    from (select count(*) filter (where verdict = 'new')::int as new_rows,
        count(*) filter (where verdict = 'duplicate')::int as duplicate_rows,
        count(*) filter (where verdict = 'error')::int as error_rows,
        count(*) filter (where is_settled and verdict = 'new')::int as made,
        count(file_id)::int as resumes,
        count(*) filter (where undo = 'undone')::int as undone,
        count(*) filter (where undo = 'kept')::int as kept
      from import_rows where import_id = ${id}) c
    where imports.id = ${id}`.execute(db)
}

/** Experts of an import who have not opened their account, and whom nobody has written to after `before`. */
export async function uninvited(db: Db, id: string, before: Date): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select people.id, ${fullName('people')} as name
    from import_rows join experts using (person_id) join people on people.id = person_id
      join users using (person_id)
    where import_id = ${id} and verdict = 'new' and is_expert and experts.status in ('Invited', 'Approved')
      and users.status <> 'suspended' and users.email_verified_at is null
      and (experts.reminded_at is null or experts.reminded_at <= ${before})
    order by import_rows.number`.execute(db)
  return rows
}

/** Imports that nobody looks at any more. */
export function finishedBefore(db: Db, limit: Date) {
  return db
    .selectFrom('imports')
    .select(['id', 'storage_key'])
    .where('created_at', '<', limit)
    .where('forgotten_at', 'is', null)
    .where('status', 'not in', ['checking', 'running', 'undoing'])
    .limit(100)
    .execute()
}

export async function knownKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('imports')
    .select('storage_key')
    .where('storage_key', 'in', [...keys])
    .execute()
  return new Set(rows.flatMap(({ storage_key: key }) => key ?? []))
}
