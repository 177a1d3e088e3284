import { sql } from 'kysely'
import * as z from 'zod/mini'
import { BATCH, inBatches } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'
import { idBounds } from './entry.ts'

export const RETENTION_JOB = 'activity.retention'
export const DAY = 86_400_000

export interface Kept {
  droppedMonths: number
  deleted: number
  coarsened: number
}

/** Makes the partitions from last month to two months ahead; `since` reaches further back. */
export async function ensureMonths(
  db: Db,
  now: Date,
  since = new Date(now.getTime() - 31 * DAY),
): Promise<void> {
  const until = new Date(now.getTime() + 62 * DAY)
  await sql`select activity_ensure_months(${since}::timestamptz, ${until}::timestamptz)`.execute(db)
}

/**
 * Deletes what is older than `days`, whole months at once and the rest in batches, and after `fullDays` leaves of an
 * address only its network and of a user agent only the browser and the system. `db` works as guildhall_retention.
 */
export async function runRetention(
  db: Db,
  now: Date,
  { days, fullDays }: { days: number; fullDays: number },
): Promise<Kept> {
  const limit = new Date(now.getTime() - days * DAY)
  const droppedMonths = await dropMonths(db, limit)
  const deleted = await inBatches(() => deleteBatch(db, limit))
  const coarsened = await inBatches(() => coarsenBatch(db, new Date(now.getTime() - fullDays * DAY)))
  return { droppedMonths, deleted, coarsened }
}

async function dropMonths(db: Db, limit: Date): Promise<number> {
  for (let count = 0; ; count += 1) {
    const { rows } = await sql`select activity_drop_month(${limit}::timestamptz) as is_dropped`.execute(db)
    const [{ is_dropped: isDropped }] = z.parse(z.tuple([z.object({ is_dropped: z.boolean() })]), rows)
    if (!isDropped) return count
  }
}

async function deleteBatch(db: Db, limit: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from activity_logs
    where id in (select id from activity_logs
      where created_at < ${limit} and id < ${idBounds(limit, limit).beyond} limit ${BATCH})
    and id < ${idBounds(limit, limit).beyond}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

// A row without a user agent is done already: the index on the time leads to the others.
async function coarsenBatch(db: Db, limit: Date): Promise<number> {
  const { beyond } = idBounds(limit, limit)
  const { numAffectedRows } = await sql`update activity_logs set
      ip = case when ip like '%:%' then host(network(set_masklen(ip::inet, 48))) || '/48'
        else host(network(set_masklen(ip::inet, 24))) || '/24' end,
      user_agent = null,
      version = split_part(version, '.', 1)
    where id in (select id from activity_logs
      where created_at < ${limit} and id < ${beyond} and (user_agent is not null or ip not like '%/%') limit ${BATCH})
    and id < ${beyond}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
