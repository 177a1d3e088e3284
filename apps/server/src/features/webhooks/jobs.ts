import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import { addJob, type Task } from '#platform/jobs/jobs.ts'
import { deliver, forgetOld } from './delivering.ts'
import type { WebhooksDeps } from './deps.ts'
import { DELIVER_JOB } from './enqueue.ts'

const CLEANING_JOB = 'webhooks.cleaning'
const DAY = 86_400_000
const Wanted = z.object({ id: z.uuid() })

/** The slow work of this feature, by the name of its jobs. */
export function webhooksTasks(deps: WebhooksDeps): Record<string, Task> {
  return {
    [DELIVER_JOB]: (payload) => deliver(deps, z.parse(Wanted, payload).id),
    async [CLEANING_JOB]() {
      await forgetOld(deps.db, deps.now())
      await scheduleCleaning(deps.db, new Date(deps.now().getTime() + DAY))
    },
  }
}

export async function scheduleCleaning(db: Db, at: Date): Promise<void> {
  await addJob(db, CLEANING_JOB, {}, { key: CLEANING_JOB, runAt: at, keepsTime: true })
}
