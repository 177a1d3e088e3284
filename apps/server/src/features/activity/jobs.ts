import { openDatabase } from '#platform/db/pool.ts'
import type { Db } from '#platform/db/database.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { addJob, type Task } from '#platform/jobs/jobs.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import { buildIndexes } from './indexes.ts'
import { DAY, ensureMonths, RETENTION_JOB, runRetention } from './retention.ts'

export interface RetentionOptions {
  db: Db
  /** Of the database: deleting is not for the app's own connections. */
  databaseUrl: string
  sealer: Sealer
  now: () => Date
  /** How long entries are kept at all, and how long with address and browser. */
  retention: () => { days: number; fullDays: number }
}

/** The slow work of this feature, by the name of its jobs. */
export function activityTasks(options: RetentionOptions): Record<string, Task> {
  return { [RETENTION_JOB]: () => keepDaily(options) }
}

async function keepDaily({ db, databaseUrl, sealer, now, retention: kept }: RetentionOptions): Promise<void> {
  const today = now()
  await ensureMonths(db, today)
  await buildIndexes(databaseUrl)
  const retention = openDatabase<DB>({ url: databaseUrl, role: 'guildhall_retention', max: 1 })
  try {
    await runRetention({ db: retention, sealer }, today, kept())
  } finally {
    await retention.destroy()
  }
  await addJob(db, RETENTION_JOB, {}, { key: RETENTION_JOB, runAt: new Date(today.getTime() + DAY) })
}
