import { sql } from 'kysely'
import { BATCH, inBatches } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'
import { forgetRepeats } from '#platform/http/calls/repeats.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { deleteOld as deleteOldChallenges } from './passkeys/challenge-store.ts'
import { addJob } from '#platform/jobs/jobs.ts'

export const CLEANING_JOB = 'accounts.cleaning'

const DAY = 86_400_000
/** How long things are kept after they ended, in days. */
const KEPT = { tokens: 7, sessions: 90, securityEvents: 365 } as const

/** Deletes what nobody needs any more: spent links, sessions of long ago, counters, repeats, old security events. */
export async function clean(db: Db, databaseUrl: string, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  await inBatches(() => deleteTokens(db, before(KEPT.tokens)))
  await inBatches(() => deleteSessions(db, before(KEPT.sessions)))
  await db.deleteFrom('attempts').where('window_ends_at', '<', now).execute()
  await forgetRepeats(db, now)
  await deleteOldChallenges(db, now)
  // The app may add security events, not take them away.
  const retention = openDatabase<DB>({ url: databaseUrl, role: 'guildhall_retention', max: 1 })
  try {
    await inBatches(() => deleteSecurityEvents(retention, before(KEPT.securityEvents)))
  } finally {
    await retention.destroy()
  }
}

/** Links that were used or are good no longer. */
async function deleteTokens(db: Db, limit: Date): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from one_time_tokens where id in (select id from one_time_tokens
    where expires_at < ${limit} or used_at < ${limit} limit ${BATCH})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

async function deleteSessions(db: Db, limit: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from sessions where id in (select id from sessions
    where expires_at < ${limit} or ended_at < ${limit} limit ${BATCH})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

async function deleteSecurityEvents(db: Db, limit: Date): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from security_events where id in (select id from security_events
    where created_at < ${limit} limit ${BATCH})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Cleans now and then each day; several instances share the one job. */
export async function scheduleCleaning(db: Db, at: Date): Promise<void> {
  await addJob(db, CLEANING_JOB, {}, { key: CLEANING_JOB, runAt: at })
}

export function tomorrow(now: Date): Date {
  return new Date(now.getTime() + DAY)
}
