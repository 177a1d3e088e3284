import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { addJob } from '#platform/jobs/jobs.ts'

export const CLEANING_JOB = 'accounts.cleaning'

const DAY = 86_400_000
/** How long things are kept after they ended, in days. */
const KEPT = { tokens: 7, sessions: 90, securityEvents: 365 } as const

/** Deletes what nobody needs any more: spent links, sessions of long ago, counters, old security events. */
export async function clean(db: Db, databaseUrl: string, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', before(KEPT.tokens)).execute()
  await db.deleteFrom('sessions').where('expires_at', '<', before(KEPT.sessions)).execute()
  await db.deleteFrom('attempts').where('window_ends_at', '<', now).execute()
  // The app may add security events, not take them away.
  const retention = openDatabase<DB>({ url: databaseUrl, role: 'guildhall_retention', max: 1 })
  try {
    await retention
      .deleteFrom('security_events')
      .where('created_at', '<', before(KEPT.securityEvents))
      .execute()
  } finally {
    await retention.destroy()
  }
}

/** Cleans now and then each day; several instances share the one job. */
export async function scheduleCleaning(db: Db, at: Date): Promise<void> {
  await addJob(db, CLEANING_JOB, {}, { key: CLEANING_JOB, runAt: at })
}

export function tomorrow(now: Date): Date {
  return new Date(now.getTime() + DAY)
}
