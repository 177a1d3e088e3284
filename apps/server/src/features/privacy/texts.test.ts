import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Db } from '#platform/db/database.ts'
import { personalColumns } from '#app/brought.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase<DB>({ url: database.url })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Of the platform: they belong to no feature. */
const PLATFORM = ['schema_migrations.name checksum', 'rate_counters.key', 'shared_assets.name encoding']

/** Columns that hold texts; not those that are computed, or that may hold a few values only. */
async function texts(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attgenerated = '' and a.atttypid::regtype::text in ('text', 'text[]', 'jsonb', 'json')
      and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
        and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY')
    order by 1, 2`.execute(db)
  return rows
}

const listed = new Set([
  ...Object.entries(personalColumns.texts).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  ),
  ...[...Object.keys(personalColumns.wordless), ...PLATFORM].flatMap((line) => {
    const [table = '', columns = '*'] = line.split('.')
    return columns.split(' ').map((column) => `${table}.${column}`)
  }),
])

it('knows of every text of the database whether somebody may be named in it', async () => {
  const columns = await texts()

  expect(columns.length).toBeGreaterThan(150)
  expect(
    columns
      .filter(({ table, column }) => !listed.has(`${table}.*`) && !listed.has(`${table}.${column}`))
      .map(({ table, column }) => `${table}.${column}`),
  ).toEqual([])
})

it('knows no text that does not exist', async () => {
  const all = new Set((await texts()).flatMap(({ table, column }) => [`${table}.*`, `${table}.${column}`]))

  expect([...listed].filter((column) => !all.has(column))).toEqual([])
})

const NAMED = ['Zephyrine Quill', '50000', 'zq@x.test', '@river', 'https://linkedin.com/in/zq']
const scrub = async (value: unknown, type: 'text' | 'jsonb' | 'text[]') => {
  const { rows } = await sql<{ scrubbed: unknown; mentioned: boolean }>`
    select scrubbed(it, 'Nobody #P-1', ${NAMED}::text[]) as scrubbed,
      mentions(read_text(it::text), ${NAMED}::text[]) as mentioned
    from (select ${value}::${sql.raw(type)} as it) given`.execute(db)
  return rows[0]
}

it.each([
  ['ask Zephyrine Quill.', 'ask Nobody #P-1.'],
  ['ask zephyrine\n  QUILL.', 'ask Nobody #P-1.'],
  ['<p>ask <b>Zephyrine</b> Quill.</p>', '<p>ask <b>Nobody #P-1</b>.</p>'],
  ['write to zq@x.test, @River or +150000.', 'write to Nobody #P-1, Nobody #P-1 or +1Nobody #P-1.'],
  ['/find?q=%22zq@x.test%22', '/find?q=%22Nobody #P-1%22'],
  ['<p>ask Zephyrine&nbsp;<i>Quill</i>.</p>', '<p>ask Nobody #P-1<i></i>.</p>'],
])('finds a name however it is typed and formatted: %s', async (given, expected) => {
  expect(await scrub(given, 'text')).toEqual({ scrubbed: expected, mentioned: true })
})

it.each([
  'ask Zephyrine',
  'ZephyrineQuill',
  'Quill, a zephyrine',
  'ask Zephyrine Quillon',
  'ask Annzephyrine Quill',
  'write to azq@x.test or to a.zq@x.test',
  'write to joe@river.test',
  'read @river_bank',
  'see https://linkedin.com/in/zq-other',
])('leaves %s', async (given) => {
  expect(await scrub(given, 'text')).toEqual({ scrubbed: given, mentioned: false })
})

it('keeps JSON what it is', async () => {
  const given = { 'by Zephyrine Quill': ['a\nb', 'Zephyrine\nQuill', 50000, 150000, null, true, { n: [] }] }
  const expected = { 'by Nobody #P-1': ['a\nb', 'Nobody #P-1', 'Nobody #P-1', 150000, null, true, { n: [] }] }

  expect((await scrub(JSON.stringify(given), 'jsonb'))?.scrubbed).toEqual(expected)
})

it('keeps the order of a list', async () => {
  expect((await scrub(['b', 'Zephyrine Quill', 'a'], 'text[]'))?.scrubbed).toEqual(['b', 'Nobody #P-1', 'a'])
})
