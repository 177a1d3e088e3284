import type { Db } from '#platform/db/database.ts'
import { addJob, type Task } from '#platform/jobs/jobs.ts'
import { countDays } from './counted-days.ts'

const COUNT_JOB = 'insights.count'
const HOUR = 3_600_000

/** Counts the days of the log that are over, each hour. */
export function insightsTasks({ db, now }: { db: Db; now: () => Date }): Record<string, Task> {
  return {
    async [COUNT_JOB]() {
      await countDays(db, now())
      await addJob(db, COUNT_JOB, {}, { key: COUNT_JOB, runAt: new Date(Date.now() + HOUR) })
    },
  }
}

/** The first count waits until the server has come to rest. */
export async function scheduleCounting(db: Db, now: Date): Promise<void> {
  await addJob(
    db,
    COUNT_JOB,
    {},
    { key: COUNT_JOB, runAt: new Date(now.getTime() + 90_000), keepsTime: true },
  )
}
