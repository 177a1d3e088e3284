import { sql } from 'kysely'
import type { Db } from './database.ts'
import { openDatabase } from './pool.ts'
import type { DB } from './tables.gen.ts'

export interface StandbyOptions {
  primary: Db
  url: string
  /** In milliseconds: what is older is not read from the standby. */
  bound: number
  isPooled?: boolean
}

export interface Standby {
  db: Db
  /** True when the standby has everything that was written before this moment and is not older than the bound. */
  has: (moment: number) => boolean
  stop: () => Promise<void>
}

/** A copy of the database that follows it (DATABASE_READ_URL). Moments are of `performance.now()`. */
export function openStandby({ primary, url, bound, isPooled = false }: StandbyOptions): Standby {
  const db = openDatabase<DB>({ url, isPooled, name: `guildhall read ${process.pid}` })
  let freshAsOf = -Infinity
  let asking: Promise<void> | undefined
  const ask = async () => {
    const asked = performance.now()
    const isThere = await hasCaughtUp(primary, db).catch(() => false)
    if (isThere) freshAsOf = asked
    asking = undefined
  }
  const timer = setInterval(() => (asking ??= ask()), Math.max(50, bound / 4))
  timer.unref()
  return {
    db,
    has: (moment) => freshAsOf > moment && performance.now() - freshAsOf <= bound,
    async stop() {
      clearInterval(timer)
      await asking
      await db.destroy()
    },
  }
}

/** Whether the standby shows now what the primary had when it was asked. */
async function hasCaughtUp(primary: Db, standby: Db): Promise<boolean> {
  const at = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(primary)
  const there = await sql<{ is_there: boolean }>`select not pg_is_in_recovery()
    or pg_last_wal_replay_lsn() >= ${at.rows[0]?.lsn ?? 'FFFFFFFF/FFFFFFFF'}::pg_lsn as is_there`.execute(
    standby,
  )
  return there.rows[0]?.is_there === true
}
