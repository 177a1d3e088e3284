import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { buildIndexes } from './indexes.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let owner: Client
beforeAll(async () => {
  database = await createTestDatabase()
  owner = new Client({ connectionString: database.url })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

async function partsOf(index: string): Promise<{ isValid: boolean; parts: number }> {
  const { rows } = await owner.query<{ valid: boolean; parts: number }>(
    `select indisvalid as valid, (select count(*)::int from pg_inherits where inhparent = indexrelid) as parts
      from pg_index where indexrelid = $1::regclass`,
    [index],
  )
  return { isValid: rows[0]?.valid === true, parts: rows[0]?.parts ?? 0 }
}

async function months(): Promise<number> {
  const { rows } = await owner.query("select from pg_inherits where inhparent = 'activity_logs'::regclass")
  return rows.length
}

it('finds nothing to build in a new portal', async () => {
  expect(await buildIndexes(database.url)).toBe(0)
  expect(await partsOf('activity_logs_agents')).toEqual({ isValid: true, parts: await months() })
  expect(await partsOf('activity_logs_calls')).toEqual({ isValid: true, parts: await months() })
})

it('builds for each month what a migration left, and what another server left half built', async () => {
  await owner.query('create index activity_logs_later on only activity_logs (log_name, id) where is_main')
  const { rows } = await owner.query<{ month: string }>(
    `select relname as month from pg_class where relnamespace = 'activity_months'::regnamespace and relkind = 'r'`,
  )
  await owner.query(
    `create index ${rows[0]?.month}_later_idx on activity_months.${rows[0]?.month} (log_name)`,
  )
  expect(await partsOf('activity_logs_later')).toEqual({ isValid: false, parts: 0 })

  expect(await buildIndexes(database.url)).toBe(await months())

  expect(await partsOf('activity_logs_later')).toEqual({ isValid: true, parts: await months() })
  const { rows: made } = await owner.query<{ text: string }>(
    `select pg_get_indexdef('activity_months.${rows[0]?.month}_later_idx'::regclass) as text`,
  )
  expect(made[0]?.text).toContain('(log_name, id) WHERE is_main')
  expect(await buildIndexes(database.url)).toBe(0)
})

it('comes with every new month, and the statistics with it', async () => {
  await owner.query("select activity_ensure_months('2031-05-03', '2031-05-04')")

  expect(await partsOf('activity_logs_agents')).toEqual({ isValid: true, parts: await months() })
  const { rows } = await owner.query(
    "select from pg_statistic_ext where stxrelid = 'activity_months.m2031_05'::regclass",
  )
  expect(rows).toHaveLength(1)
})
