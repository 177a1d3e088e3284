import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'

export interface Option {
  key: string
  name: string
  /** Rows; estimated from a sample in a large log. */
  count: number
}

export interface Options {
  devices: Option[]
  os: Option[]
  browsers: Option[]
}

export interface FilterOptions {
  of: (db: Db) => Promise<Options>
}

const REMEMBERED = 15_000
// Up to here every row is counted; beyond, as many are drawn at random.
const SAMPLE = 100_000
const Groups = z.array(
  z.object({
    device: z.nullable(z.string()),
    os: z.nullable(z.string()),
    browser: z.nullable(z.string()),
    level: z.number(),
    count: z.number(),
  }),
)

/** The choices of the filter card with how often each occurs, remembered for some seconds. */
export function createFilterOptions(now: () => Date): FilterOptions {
  let known: { at: number; options: Promise<Options> } | undefined

  return {
    of(db) {
      const at = now().getTime()
      if (known !== undefined && Math.abs(at - known.at) < REMEMBERED) return known.options
      const options = read(db)
      known = { at, options }
      options.catch(() => {
        known = undefined
      })
      return options
    },
  }
}

async function read(db: Db): Promise<Options> {
  const [counts, devices, os, browsers] = await Promise.all([
    counted(db),
    valuesOf(db, 'device'),
    valuesOf(db, 'os'),
    valuesOf(db, 'browser'),
  ])
  const options = (kind: keyof typeof counts, values: string[]) =>
    values
      .map((key) => ({ key, name: key, count: counts[kind].get(key) ?? 1 }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
  return {
    devices: options('device', devices),
    os: options('os', os),
    browsers: options('browser', browsers),
  }
}

async function counted(db: Db) {
  const { rows } = await sql`select coalesce(sum(greatest(reltuples, 0)), 0)::float8 as total
    from pg_class where relnamespace = 'activity_months'::regnamespace and relkind = 'r'`.execute(db)
  const [{ total }] = z.parse(z.tuple([z.object({ total: z.number() })]), rows)
  const share = total > SAMPLE ? SAMPLE / total : 1
  const source = share < 1 ? sql`activity_logs tablesample system (${100 * share})` : sql`activity_logs`
  const groups = await sql`select device, os, browser, grouping(device, os, browser)::int as level,
      round(count(*) / ${share}::float8)::int as count
    from ${source} group by grouping sets ((device), (os), (browser))`.execute(db)
  const counts = {
    device: new Map<string, number>(),
    os: new Map<string, number>(),
    browser: new Map<string, number>(),
  }
  for (const group of z.parse(Groups, groups.rows)) {
    // The bits of grouping() name the columns that are NOT part of the group.
    const kind = group.level === 3 ? 'device' : group.level === 5 ? 'os' : 'browser'
    const key = group[kind]
    if (key !== null) counts[kind].set(key, group.count)
  }
  return counts
}

/** All values of a column, by leaps over its index: some 20 look-ups, however many rows there are. */
async function valuesOf(db: Db, kind: 'device' | 'os' | 'browser'): Promise<string[]> {
  const column = sql.ref(kind)
  const { rows } = await sql`with recursive leap(value) as (
      (select min(${column}) from activity_logs)
      union all
      select (select min(${column}) from activity_logs where ${column} > leap.value) from leap
      where leap.value is not null
    ) select value from leap where value is not null limit 200`.execute(db)
  return z.parse(z.array(z.object({ value: z.string() })), rows).map((row) => row.value)
}
