import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface FailedJob {
  id: string
  name: string
  payload: unknown
  attempts: number
  max_attempts: number
  last_error: string
  run_at: Date
  /** Each run schedules the next one, under the name of the work as its key. */
  comes_back: boolean
}

/** Jobs that threw and are not at work now, those that are given up first. */
export async function failedJobs(db: Db, most: number): Promise<FailedJob[]> {
  const { rows } =
    await sql<FailedJob>`select job.id::text, task.identifier as name, job.payload, job.attempts,
      job.max_attempts, job.last_error, job.run_at, job.key is not distinct from task.identifier as comes_back
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where job.last_error is not null and job.locked_at is null
    order by job.attempts >= job.max_attempts desc, job.updated_at desc limit ${most}`.execute(db)
  return rows
}

/** How many jobs are due and not begun, and how many are at work. */
export async function countJobs(db: Db, now: Date): Promise<{ waiting: number; running: number }> {
  const { rows } = await sql<{ waiting: number; running: number }>`select
      count(*) filter (where locked_at is null and run_at <= ${now} and attempts < max_attempts)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running
    from graphile_worker._private_jobs`.execute(db)
  return rows[0] ?? { waiting: 0, running: 0 }
}

/** Gives a failed job all its tries again, from now on; false when there is no such job. */
export async function retryJob(db: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker._private_jobs
    where id = ${id}::bigint and last_error is not null and locked_at is null`.execute(db)
  if (rows.length === 0) return false
  await sql`select from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => ${now}, attempts => 0)`.execute(
    db,
  )
  return true
}
