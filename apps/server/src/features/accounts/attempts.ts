import { createHash } from 'node:crypto'
import type { Limits } from '@guildhall/contract/settings/limits'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { refuse } from '#platform/http/refuse.ts'

/** What is counted; failed tries only, but for `mails`, which counts every one (SECURITY-BAR (e)). */
type Counted = 'login:account' | 'login:address' | 'code:account' | 'mails:account'

export interface Counter {
  limit: Counted
  /** Who is counted: an account or an address; stored as a hash. */
  who: string
}

/** As the settings have it now. */
export type AttemptLimits = Pick<
  Limits,
  'login_tries' | 'login_address_tries' | 'login_minutes' | 'code_tries'
>

function limitOf(limits: AttemptLimits, { limit }: Counter): { points: number; seconds: number } {
  const seconds = limits.login_minutes * 60
  if (limit === 'login:account') return { points: limits.login_tries, seconds }
  if (limit === 'login:address') return { points: limits.login_address_tries, seconds }
  if (limit === 'code:account') return { points: limits.code_tries, seconds }
  return { points: 3, seconds: 60 * 60 }
}

export interface Attempts {
  /** Refuses (429 with Retry-After) when nothing is left of one of the counters; counts nothing. */
  assertLeft: (db: Db, counters: readonly Counter[], now: Date) => Promise<void>
  /** Counts one try, and refuses it when it is one too many. */
  count: (db: Db, counters: readonly Counter[], now: Date) => Promise<void>
  /** Counts one try; false when it is one too many. */
  countIfLeft: (db: Db, counters: readonly Counter[], now: Date) => Promise<boolean>
  /** Those of the counters of which nothing is left. */
  usedUp: <C extends Counter>(db: Db, counters: readonly C[], now: Date) => Promise<C[]>
  /** Forgets what was counted. */
  clear: (db: Db, counters: readonly Counter[]) => Promise<void>
  /** Takes a counted try back: it was a success. */
  giveBack: (db: Db, counters: readonly Counter[]) => Promise<void>
}

/** Counters in the database, shared by all instances; `factor` multiplies every limit. */
export function createAttempts(factor: number, limits: () => AttemptLimits): Attempts {
  const limitFor = (counter: Counter) => limitOf(limits(), counter)
  const most = (counter: Counter) => limitFor(counter).points * factor
  const secondsOf = (counter: Counter) => limitFor(counter).seconds
  return {
    async assertLeft(db, counters, now) {
      const rows = await counted(db, counters, now)
      for (const counter of counters) {
        const row = rows.get(keyOf(counter))
        if (row && row.count >= most(counter))
          throw tooMany(counter, secondsOf(counter), row.window_ends_at, now)
      }
    },
    async usedUp(db, counters, now) {
      const rows = await counted(db, counters, now)
      return counters.filter((counter) => (rows.get(keyOf(counter))?.count ?? 0) >= most(counter))
    },
    async clear(db, counters) {
      await db.deleteFrom('attempts').where('key', 'in', counters.map(keyOf)).execute()
    },
    async count(db, counters, now) {
      for (const counter of counters) {
        const row = await add(db, counter, secondsOf(counter), now)
        if (row.count > most(counter)) throw tooMany(counter, secondsOf(counter), row.window_ends_at, now)
      }
    },
    async countIfLeft(db, counters, now) {
      const rows = await Promise.all(counters.map((counter) => add(db, counter, secondsOf(counter), now)))
      return counters.every((counter, index) => (rows[index]?.count ?? 0) <= most(counter))
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

/** What is counted now, by its key. */
async function counted(db: Db, counters: readonly Counter[], now: Date) {
  if (counters.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('attempts')
    .selectAll()
    .where('key', 'in', counters.map(keyOf))
    .where('window_ends_at', '>', now)
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}

function keyOf({ limit, who }: Counter): string {
  return `${limit}:${createHash('sha256').update(who).digest('base64url')}`
}

function tooMany({ limit }: Counter, most: number, windowEndsAt: Date, now: Date) {
  const seconds = Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000)
  // Whoever sends mails attempted nothing that was wrong.
  const code = limit === 'mails:account' ? 'mails_used_up' : 'too_many_attempts'
  return refuse(code, { retryAfter: Math.min(Math.max(seconds, 1), most) })
}

function add(db: Db, counter: Counter, seconds: number, now: Date) {
  const end = new Date(now.getTime() + seconds * 1000)
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
