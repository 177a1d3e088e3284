import { sql } from 'kysely'
import { BATCH, inBatches } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import { dropMonth, inGap } from './chain/service.ts'
import { forget } from './chain/store.ts'
import { idBounds } from '#features/activity/capture/entry.ts'

export const RETENTION_JOB = 'activity.retention'
export const DAY = 86_400_000

export interface Kept {
  droppedMonths: number
  deleted: number
  coarsened: number
}

interface Retaining {
  db: Db
  sealer: Sealer
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
 * What it takes is entered in the chain of the log as gaps, signed with `sealer`.
 */
export async function runRetention(
  { db, sealer }: Retaining,
  now: Date,
  { days, fullDays }: { days: number; fullDays: number },
): Promise<Kept> {
  const limit = new Date(now.getTime() - days * DAY)
  const fullLimit = new Date(now.getTime() - fullDays * DAY)
  const droppedMonths = await dropMonths({ db, sealer }, limit)
  const batches = (kind: 'expired' | 'shortened', batch: (tx: Db) => Promise<number>) =>
    inBatches(() => db.transaction().execute((tx) => inGap(tx, sealer, kind, () => batch(tx))))
  const deleted = await batches('expired', (tx) => deleteBatch(tx, limit))
  const coarsened = await batches('shortened', (tx) => coarsenBatch(tx, fullLimit))
  return { droppedMonths, deleted, coarsened }
}

async function dropMonths({ db, sealer }: Retaining, limit: Date): Promise<number> {
  let count = 0
  while (await dropMonth(db, sealer, limit)) count += 1
  await inBatches(() => forget(db, BATCH))
  return count
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
