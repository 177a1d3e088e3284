import type { InsightQuery } from '@guildhall/contract/insights'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { refuse } from '#platform/http/refuse.ts'

const DAY = 86_400_000
const USUAL_DAYS = 90
/** Longer tables say nothing. */
const MOST_DAYS = 366 * 5

/** From the first moment of the first day to that after the last. */
export interface Period {
  from: Date
  until: Date
}

/** The days that were asked for, in UTC; the last ninety without them. */
export function periodOf({ from, to }: Pick<InsightQuery, 'from' | 'to'>, now: Date): Period {
  const last = startOf(to ?? now.toISOString().slice(0, 10))
  const until = new Date(last.getTime() + DAY)
  const first = from === undefined ? new Date(until.getTime() - USUAL_DAYS * DAY) : startOf(from)
  const days = (until.getTime() - first.getTime()) / DAY
  if (days <= 0) throw refuse('invalid', { fields: { to: ['Choose a day that is not before the first.'] } })
  if (days > MOST_DAYS) throw refuse('invalid', { fields: { from: ['Choose at most five years.'] } })
  return { from: first, until }
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** Its first and its last day. */
export function daysOf({ from, until }: Period): { from: string; to: string } {
  return {
    from: from.toISOString().slice(0, 10),
    to: new Date(until.getTime() - DAY).toISOString().slice(0, 10),
  }
}

/** Whether `at` lies within the period. */
export function within({ from, until }: Period): RawBuilder<SqlBool> {
  return sql`at >= ${from} and at < ${until}`
}

/** The weeks or months of a period as rows with their `step` and their place `nth`, those without anything too. */
export function stepsOf({ from, until }: Period, unit: 'week' | 'month'): RawBuilder<unknown> {
  return sql`generate_series(date_trunc(${unit}, ${from}::timestamptz), ${until}::timestamptz - interval '1 day',
      ${`1 ${unit}`}::interval) with ordinality as steps(step, nth)`
}

/** The `nth` of the week or month that holds `at`: cheaper than truncating each of a million times. */
export function nthStep(period: Period, unit: 'week' | 'month'): RawBuilder<unknown> {
  return sql`width_bucket(at, array(select step from ${stepsOf(period, unit)}))::bigint`
}

/** Within how many seconds half of these intervals lie, and nine of ten: sorted once for both. */
export function halfAndMost(interval: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`percentile_cont(array[0.5, 0.9]) within group (order by date_part('epoch', ${interval}))`
}

/** The first or second of these `seconds` in days. */
export function inDays(which: 1 | 2): RawBuilder<unknown> {
  return sql`round((seconds[${sql.raw(String(which))}] / 86400)::numeric, 1)::float8`
}
