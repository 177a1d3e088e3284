import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import { keyIdOf, signEnd, signGap, type End, type Gap } from './signing.ts'

export async function logIdOf(db: Db): Promise<string> {
  const { rows } = await sql<{ log_id: string }>`select log_id from activity_chain.origin`.execute(db)
  return rows[0]?.log_id ?? ''
}

export async function hasTail(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (select from activity_chain.tail) as is_there`.execute(db)
  return rows[0]?.is_there === true
}

/** Chains the oldest entries of the tail; the new ends are signed in the same transaction. Gives their number. */
export async function seal(db: Db, sealer: Sealer, most: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<End>`select * from activity_chain.seal(${most})`.execute(tx)
    if (rows.length === 0) return 0
    const logId = await logIdOf(tx)
    for (const end of rows) await signed(tx, sealer, logId, end)
    return rows.length
  })
}

async function signed(db: Db, sealer: Sealer, logId: string, end: End): Promise<void> {
  const { month, place, hash } = end
  await sql`insert into activity_chain.seals (month, place, hash, key_id, signature)
    values (${month}, ${place}, ${hash}, ${keyIdOf(sealer)}, ${signEnd(sealer, logId, end)})
    on conflict (month) do update set place = excluded.place, hash = excluded.hash, key_id = excluded.key_id,
      signature = excluded.signature, signed_at = now()`.execute(db)
}

/** The signed ends of all months. */
export async function endsOf(db: Db): Promise<End[]> {
  const { rows } = await sql<End>`select month, place, hash from activity_chain.seals order by month`.execute(
    db,
  )
  return rows
}

/** Takes rows that are older than the chain into it; true while there are more. */
export async function takeOld(db: Db, most: number): Promise<boolean> {
  const { rows } = await sql<{ has_more: boolean }>`
    select activity_chain.take_old(${most}) as has_more`.execute(db)
  return rows[0]?.has_more === true
}

/** From here on to `closeGap` the database notes in this transaction which rows of the log are changed or deleted. */
export async function openGap(db: Db, id: string): Promise<void> {
  await sql`select set_config('guildhall.gap', ${id}, true)`.execute(db)
}

export async function closeGap(db: Db, sealer: Sealer, { id, kind }: Pick<Gap, 'id' | 'kind'>) {
  await openGap(db, '')
  const { rows } = await sql<Omit<Gap, 'id' | 'kind'>>`
    select * from activity_chain.close_gap(${id})`.execute(db)
  await insertGaps(
    db,
    sealer,
    rows.map((row) => ({ id, kind, ...row })),
  )
}

/** Drops the oldest month that ended before `limit`; false when there is none. */
export async function dropMonth(db: Db, sealer: Sealer, { id, limit }: { id: string; limit: Date }) {
  const { rows } = await sql<Omit<Gap, 'id' | 'kind'>>`
    select * from activity_chain.drop_month(${limit}::timestamptz)`.execute(db)
  await insertGaps(
    db,
    sealer,
    rows.map((row) => ({ id, kind: 'dropped', ...row })),
  )
  return rows.length > 0
}

async function insertGaps(db: Db, sealer: Sealer, gaps: readonly Gap[]): Promise<void> {
  if (gaps.length === 0) return
  const logId = await logIdOf(db)
  for (const gap of gaps)
    await sql`insert into activity_chain.gaps (id, month, kind, rows, digest, key_id, signature)
      values (${gap.id}, ${gap.month}, ${gap.kind}, ${gap.rows}, ${gap.digest}, ${keyIdOf(sealer)},
        ${signGap(sealer, logId, gap)})`.execute(db)
}

/** Lets go of the entries of dropped months; gives how many. */
export async function forget(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select activity_chain.forget(${most}) as count`.execute(db)
  return rows[0]?.count ?? 0
}
