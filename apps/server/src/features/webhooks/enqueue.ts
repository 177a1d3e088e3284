import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'

export const DELIVER_JOB = 'webhooks.deliver'

/** Sends a delivery at that moment, instead of whenever it would have been. As the trigger of the outbox does. */
export async function enqueue(
  db: Db,
  { id, webhook_id: webhookId }: { id: string; webhook_id: string },
  runAt: Date,
): Promise<void> {
  const { rows } = await sql<{ queue: string }>`
    select 'webhooks ' || (abs(hashtext(${webhookId}::text)) % 2) as queue`.execute(db)
  const queue = rows[0]?.queue ?? 'webhooks 0'
  await addJob(db, DELIVER_JOB, { id }, { runAt, queue, key: `webhook ${id}`, maxAttempts: 5 })
}

/** Sends many of one webhook, one after the other, from now on. */
export async function enqueueAll(db: Db, webhookId: string, ids: readonly string[]): Promise<void> {
  await sql`select graphile_worker.add_job(${DELIVER_JOB}, json_build_object('id', id),
      queue_name => 'webhooks ' || (abs(hashtext(${webhookId}::text)) % 2), run_at => now(), max_attempts => 5,
      job_key => 'webhook ' || id)
    from unnest(${[...ids]}::text[]) as wanted (id)`.execute(db)
}
