import type { Db } from '#platform/db/database.ts'
import { addJob, type Task } from '#platform/jobs/jobs.ts'
import { expire } from './closing.ts'
import { tell, told } from './notices.ts'
import { revealRatings } from '#features/hiring/ratings/ratings.ts'
import { read } from './reporting.ts'
import * as store from './store.ts'

export const EXPIRY_JOB = 'hiring.expiry'
const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Options {
  db: Db
  now: () => Date
}

/** The slow work of this feature, by the name of its jobs. */
export function hiringTasks({ db, now }: Options): Record<string, Task> {
  return {
    [EXPIRY_JOB]: async () => {
      await keepTime(db, now())
      await scheduleExpiry(db, new Date(now().getTime() + HOUR))
    },
  }
}

/** Looks after requests and ratings each hour; several instances share the one job. */
export async function scheduleExpiry(db: Db, at: Date): Promise<void> {
  await addJob(db, EXPIRY_JOB, {}, { key: EXPIRY_JOB, runAt: at })
}

/** What time alone brings: requests expire, experts are warned a day before, ratings count. */
export async function keepTime(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ctx = { db: tx, actor: null, now }
    for (const id of await store.expired(tx, now)) await expire(ctx, id)
    for (const id of await store.expiring(tx, new Date(now.getTime() + DAY))) {
      const row = await read(ctx, id)
      await store.update(tx, id, { warned_at: now })
      await tell(ctx, row, told.expiresSoon(row))
    }
    await revealRatings(ctx)
  })
}
