import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import * as z from 'zod/mini'

/** What somebody has used since the last exchange. */
export interface Used {
  key: string
  points: number
  /** How long the window lasts that begins with the first use. */
  seconds: number
}

/** What everybody together has used of this key, and how long its window goes on. */
export interface Total {
  points: number
  secondsLeft: number
}

const Row = z.object({ key: z.string(), points: z.number(), seconds_left: z.number() })

/** Adds what this instance counted and answers what all of them have counted, by key. */
export async function exchange(db: Db, used: readonly Used[]): Promise<Map<string, Total>> {
  const keys = used.map(({ key }) => key)
  const points = used.map((one) => one.points)
  const seconds = used.map((one) => one.seconds)
  // In the order of the keys: two instances that count the same callers do not wait for each other in a circle.
  const { rows } = await sql`insert into rate_counters as kept (key, points, ends_at)
    select key, points, clock_timestamp() + make_interval(secs => seconds)
    from unnest(${keys}::text[], ${points}::int[], ${seconds}::float8[]) as used(key, points, seconds) order by key
    on conflict (key) do update set
      points = case when kept.ends_at <= clock_timestamp() then excluded.points else kept.points + excluded.points end,
      ends_at = case when kept.ends_at <= clock_timestamp() then excluded.ends_at else kept.ends_at end
    returning key, points, extract(epoch from ends_at - clock_timestamp())::float8 as seconds_left`.execute(
    db,
  )
  return new Map(
    z
      .parse(z.array(Row), rows)
      .map(({ key, points, seconds_left }) => [key, { points, secondsLeft: seconds_left }]),
  )
}

/** Forgets windows that are over. */
export async function dropOver(db: Db): Promise<void> {
  await sql`delete from rate_counters where ends_at < clock_timestamp() - interval '1 minute'`.execute(db)
}
