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

/** Of which rows it is said how many there are: those of the list, which may leave out what was only read. */
type Counted = 'all' | 'writes'

export interface FilterOptions {
  of: (db: Db, counted: Counted) => Promise<Options>
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
  const remembered = new Map<Counted, { at: number; options: Promise<Options> }>()

  return {
    of(db, which) {
      const at = now().getTime()
      const known = remembered.get(which)
      if (known !== undefined && Math.abs(at - known.at) < REMEMBERED) return known.options
      const options = read(db, which)
      remembered.set(which, { at, options })
      options.catch(() => remembered.delete(which))
      return options
    },
  }
}

async function read(db: Db, which: Counted): Promise<Options> {
  const [{ isSample, ...counts }, devices, os, browsers] = await Promise.all([
    counted(db, which),
    valuesOf(db, 'device'),
    valuesOf(db, 'os'),
    valuesOf(db, 'browser'),
  ])
  // What a sample has missed is there all the same.
  const least = isSample || which === 'all' ? 1 : 0
  const options = (kind: keyof typeof counts, values: string[]) =>
    values
      .map((key) => ({ key, name: key, count: counts[kind].get(key) ?? least }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
  return {
    devices: options('device', devices),
    os: options('os', os),
    browsers: options('browser', browsers),
  }
}

async function counted(db: Db, which: Counted) {
  const { rows } = await sql`select coalesce(sum(greatest(reltuples, 0)), 0)::float8 as total
    from pg_class where relnamespace = 'activity_months'::regnamespace and relkind = 'r'`.execute(db)
  const [{ total }] = z.parse(z.tuple([z.object({ total: z.number() })]), rows)
  const share = total > SAMPLE ? SAMPLE / total : 1
  const source = share < 1 ? sql`activity_logs tablesample system (${100 * share})` : sql`activity_logs`
  const groups = await sql`select device, os, browser, grouping(device, os, browser)::int as level,
      round(count(*) / ${share}::float8)::int as count
    from ${source} where ${which === 'all' ? sql`true` : sql`type <> 'retrieve'`} group by grouping sets ((device), (os), (browser))`.execute(
    db,
  )
  const counts = {
    isSample: share < 1,
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
