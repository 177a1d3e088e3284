// What the clean-up of the log costs: once where fewer days are kept than before, and on the day after, while somebody
// reads the first page.
import { randomBytes } from 'node:crypto'
import { runRetention, type Kept } from '../apps/server/src/features/activity/retention.ts'
import { openDatabase } from '../apps/server/src/platform/db/pool.ts'
import type { DB } from '../apps/server/src/platform/db/tables.gen.ts'
import { createSealer } from '../apps/server/src/platform/secrets/sealing.ts'
import { askOnce, type Side } from './load.ts'

const DAY = 86_400_000

interface Cleaned extends Kept {
  seconds: string
  /** Of the first page meanwhile, in milliseconds. */
  slowest: string
}

/** Two sentences for BENCH.md. */
export async function cleanedUp(
  url: string,
  reader: Side,
  kept: { days: number; fullDays: number },
): Promise<string> {
  const db = openDatabase<DB>({ url, role: 'guildhall_retention', max: 1 })
  const sealer = createSealer(randomBytes(32))
  const clean = async (now: Date): Promise<Cleaned> => {
    const start = performance.now()
    const work = runRetention({ db, sealer }, now, kept)
    const slowest = await slowestWhile(work, reader)
    return { ...(await work), seconds: ((performance.now() - start) / 1000).toFixed(1), slowest }
  }
  try {
    const first = await clean(new Date())
    const next = await clean(new Date(Date.now() + DAY))
    return `The clean-up that keeps ${kept.days} days of them drops ${first.droppedMonths} months and deletes ${count(first.deleted)} more rows in
${first.seconds} s, while the first page takes ${first.slowest} ms at most; the one of the next day deletes ${count(next.deleted)} and shortens ${count(next.coarsened)} in ${next.seconds} s (${next.slowest} ms).`
  } finally {
    await db.destroy()
  }
}

async function slowestWhile(work: Promise<unknown>, reader: Side): Promise<string> {
  const ended = work.then(
    () => true,
    () => true,
  )
  let slowest = 0
  while (!(await Promise.race([ended, Promise.resolve(false)]))) {
    const start = performance.now()
    await askOnce(reader, { path: '/activities' })
    slowest = Math.max(slowest, performance.now() - start)
  }
  return slowest.toFixed(0)
}

function count(rows: number): string {
  return rows.toLocaleString('en')
}
