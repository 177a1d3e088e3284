import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Period } from './period.ts'

type Rows = RawBuilder<boolean>

/** What of a period is counted by the day already, and what has to be counted from the log. */
export interface Counted {
  /** First and last of the days that are counted; null without any. */
  days: { first: string; last: string } | null
  /** Which rows of the log belong to the period and are not counted yet. */
  rest: Rows
}

/** Times of answers are kept as powers of this: within 3 % of what they were. */
const BASE = 1.05
export const asStep = {
  of: (seconds: RawBuilder<unknown>) =>
    sql`greatest(0, round(ln(greatest(1, ${seconds} * 1000)) / ln(${BASE}::float8)))::smallint`,
  milliseconds: (step: RawBuilder<unknown>) => sql`round(power(${BASE}::float8, ${step})::numeric)::int`,
}

/** The visits of these rows of the log, by day and hour. */
export const VISITS = (rows: Rows) => sql`
  select created_at::date as day, extract(hour from created_at)::smallint as hour, count(*)::int as visits
  from activity_logs where type = 'visit' and ${rows} group by 1, 2`

/** The calls of these rows by their time. An erasure empties the title; the name of the call stays. */
export const CALLS = (rows: Rows) => sql`
  select coalesce(title, log_name, '') as title, api_path, ${asStep.of(sql`response_time`)} as step,
    count(*)::int as calls, count(*) filter (where status = 'failed')::int as failed
  from activity_logs
  where type in ('retrieve', 'submit') and api_path is not null and source = 'server' and response_time is not null
    and ${rows}
  group by 1, 2, 3`

/** Which of the days of a period are counted already. */
export async function countedOf(db: Db, { from, until }: Period): Promise<Counted> {
  const { rows } = await sql<{
    first: Date | null
    last: string | null
    beyond: Date | null
    day: string | null
  }>`
    select min(day)::timestamptz as first, min(day)::text as day, max(day)::text as last,
      (max(day) + 1)::timestamptz as beyond from insight_days`.execute(db)
  const [row] = rows
  if (row === undefined || row.first === null || row.beyond === null || row.day === null || row.last === null)
    return { days: null, rest: between(from, until) }
  const first = from > row.first ? from : row.first
  const beyond = until < row.beyond ? until : row.beyond
  if (first >= beyond) return { days: null, rest: between(from, until) }
  return {
    days: { first: dayOf(first), last: dayOf(new Date(beyond.getTime() - 1)) },
    rest: sql`((${between(from, first)}) or (${between(beyond, until)}))`,
  }
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

function between(from: Date, until: Date): Rows {
  return sql`created_at >= ${from} and created_at < ${until}`
}

/** Late rows of a day are in the log by then. */
const GRACE_MS = 15 * 60_000
const DAY = 86_400_000

/** Counts the days of the log that are over and not counted yet, and forgets what the log has forgotten. */
export async function countDays(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    with ends as (
      select greatest((select max(day) + 1 from insight_days), (select min(created_at)::date from activity_logs)) as first
    )
    select day::date::text as day from ends,
      generate_series(first, ${new Date(now.getTime() - GRACE_MS - DAY)}::timestamptz::date, interval '1 day') as day
    order by day`.execute(db)
  for (const { day } of rows) await countDay(db, day)
  await forgetOld(db)
}

/** One day in one transaction; of two who count it at once the second waits and finds it done. */
function countDay(db: Db, day: string): Promise<void> {
  const from = new Date(`${day}T00:00:00Z`)
  const rows = between(from, new Date(from.getTime() + DAY))
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '60s'`.execute(tx)
    const { numAffectedRows } =
      await sql`insert into insight_days (day) values (${day}::date) on conflict do nothing`.execute(tx)
    if (numAffectedRows !== 1n) return
    await sql`insert into insight_visits (day, hour, visits) ${VISITS(rows)}`.execute(tx)
    await sql`insert into insight_people (day, user_id)
      select distinct ${day}::date, user_id from activity_logs where user_id is not null and ${rows}`.execute(
      tx,
    )
    await sql`insert into insight_paths (title, api_path) select distinct title, api_path from (${CALLS(rows)}) as calls
      on conflict do nothing`.execute(tx)
    await sql`insert into insight_path_calls (day, path_id, step, calls, failed)
      select ${day}::date, id, step, calls, failed
      from (${CALLS(rows)}) as calls join insight_paths using (title, api_path)`.execute(tx)
  })
}

const TABLES = ['insight_days', 'insight_visits', 'insight_people', 'insight_path_calls'] as const

async function forgetOld(db: Db): Promise<void> {
  for (const table of TABLES)
    await sql`delete from ${sql.table(table)}
      where day < (select min(created_at)::date from activity_logs)`.execute(db)
}
