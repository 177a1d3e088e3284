import { MAX_JOB_RESULTS } from '@guildhall/contract/jobs'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/db/tables.gen.ts'

export async function insert(db: Db, job: Insertable<Jobs>): Promise<string> {
  const { id } = await db.insertInto('jobs').values(job).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertItems(
  db: Db,
  jobId: string,
  items: readonly { id: string; name: string }[],
): Promise<void> {
  await sql`insert into job_items (job_id, position, subject_id, name)
    select ${jobId}, position, id, name from unnest(${items.map(({ id }) => id)}::uuid[], ${items.map(({ name }) => name)}::text[])
      with ordinality as item(id, name, position)`.execute(db)
}

export async function find(db: Db, id: string, userId: string) {
  const job = await db
    .selectFrom('jobs')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('job_items')
        .select((item) => item.fn.countAll<number>().as('refused'))
        .whereRef('job_id', '=', 'jobs.id')
        .where('status', '=', 'refused')
        .as('refused'),
    )
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return job
}

export function results(db: Db, jobId: string) {
  return db
    .selectFrom('job_items')
    .select(['subject_id', 'name', 'status', 'message'])
    .where('job_id', '=', jobId)
    .where('status', '<>', 'waiting')
    .orderBy(sql`status = 'refused' desc, position`)
    .limit(MAX_JOB_RESULTS)
    .execute()
}

export function refusedItems(db: Db, jobId: string) {
  return db
    .selectFrom('job_items')
    .select(['name', 'message'])
    .where('job_id', '=', jobId)
    .where('status', '=', 'refused')
    .orderBy('position')
    .execute()
}

/** Changes a job that is in one of these statuses; whether it was. */
export async function update(
  db: Db,
  id: string,
  from: readonly string[],
  change: Updateable<Jobs>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The next part of a job that runs; nothing when all are done or it was cancelled. */
export function nextItem(db: Db, jobId: string) {
  return db
    .selectFrom('job_items')
    .innerJoin('jobs', 'jobs.id', 'job_items.job_id')
    .select(['job_items.position', 'job_items.subject_id'])
    .where('job_id', '=', jobId)
    .where('job_items.status', '=', 'waiting')
    .where('jobs.status', '=', 'running')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
}

export async function settleItem(
  db: Db,
  jobId: string,
  { position, status, message }: { position: number; status: 'done' | 'refused'; message: string | null },
): Promise<void> {
  await db
    .updateTable('job_items')
    .set({ status, message })
    .where('job_id', '=', jobId)
    .where('position', '=', position)
    .execute()
  await count(db, jobId)
}

export async function count(db: Db, jobId: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set((row) => ({ done: row('done', '+', 1) }))
    .where('id', '=', jobId)
    .execute()
}

export function findAny(db: Db, id: string) {
  return db
    .selectFrom('jobs')
    .select(['id', 'user_id', 'kind', 'status', 'total'])
    .where('id', '=', id)
    .executeTakeFirst()
}
