import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { refuse } from '#platform/http/refuse.ts'

export interface Limit {
  /** What is counted, e.g. `login:account`. */
  name: string
  points: number
  seconds: number
}

/** SECURITY-BAR (e). Failed tries only, but for `forgot`, which counts every mail. */
export const LIMITS = {
  loginByAccount: { name: 'login:account', points: 5, seconds: 15 * 60 },
  loginByAddress: { name: 'login:address', points: 50, seconds: 15 * 60 },
  code: { name: 'code:account', points: 10, seconds: 15 * 60 },
  mails: { name: 'mails:account', points: 3, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>

interface Counter {
  limit: Limit
  /** Who is counted: an account or an address; stored as a hash. */
  who: string
}

export interface Attempts {
  /** Refuses (429 with Retry-After) when nothing is left of one of the counters; counts nothing. */
  assertLeft: (db: Db, counters: readonly Counter[], now: Date) => Promise<void>
  /** Counts one try, and refuses it when it is one too many. */
  count: (db: Db, counters: readonly Counter[], now: Date) => Promise<void>
  /** Counts one try; false when it is one too many. */
  countIfLeft: (db: Db, counters: readonly Counter[], now: Date) => Promise<boolean>
  /** Takes a counted try back: it was a success. */
  giveBack: (db: Db, counters: readonly Counter[]) => Promise<void>
}

/** Counters in the database, shared by all instances; `factor` multiplies every limit. */
export function createAttempts(factor: number): Attempts {
  return {
    async assertLeft(db, counters, now) {
      const rows = await db
        .selectFrom('attempts')
        .selectAll()
        .where('key', 'in', counters.map(keyOf))
        .where('window_ends_at', '>', now)
        .execute()
      for (const counter of counters) {
        const row = rows.find(({ key }) => key === keyOf(counter))
        if (row && row.count >= counter.limit.points * factor) throw tooMany(counter, row.window_ends_at, now)
      }
    },
    async count(db, counters, now) {
      for (const counter of counters) {
        const row = await add(db, counter, now)
        if (row.count > counter.limit.points * factor) throw tooMany(counter, row.window_ends_at, now)
      }
    },
    async countIfLeft(db, counters, now) {
      const rows = await Promise.all(counters.map((counter) => add(db, counter, now)))
      return rows.every((row, index) => row.count <= (counters[index]?.limit.points ?? 0) * factor)
    },
    async giveBack(db, counters) {
      await db
        .updateTable('attempts')
        .set({ count: sql`greatest(count - 1, 0)` })
        .where('key', 'in', counters.map(keyOf))
        .execute()
    },
  }
}

function keyOf({ limit, who }: Counter): string {
  return `${limit.name}:${createHash('sha256').update(who).digest('base64url')}`
}

function tooMany({ limit }: Counter, windowEndsAt: Date, now: Date) {
  const seconds = Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000)
  return refuse('too_many_attempts', { retryAfter: Math.min(Math.max(seconds, 1), limit.seconds) })
}

function add(db: Db, counter: Counter, now: Date) {
  const end = new Date(now.getTime() + counter.limit.seconds * 1000)
  // A window that ends later than a fresh one would comes from a clock that jumped.
  const isOver = sql<boolean>`(attempts.window_ends_at <= ${now} or attempts.window_ends_at > ${end})`
  return db
    .insertInto('attempts')
    .values({ key: keyOf(counter), count: 1, window_ends_at: end })
    .onConflict((row) =>
      row.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
        window_ends_at: sql`case when ${isOver} then ${end} else attempts.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
}
