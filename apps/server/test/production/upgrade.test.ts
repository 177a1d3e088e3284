import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '#test/database.ts'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { signIn } from './caller.ts'
import { verifyLog } from '#test/verify-log.ts'
import { startInstance } from './instance.ts'
import { PROGRAM_ENV } from '#test/program-env.ts'

// The demo network of an earlier release (its newest migration is 0072), with little of its log.
const FIXTURE = join(import.meta.dirname, '../samples/demo-of-release-0072.backup')
const RESTORE = join(import.meta.dirname, '../../src/restore.ts')

// Answers to repeated requests of one day, and words counted from the profiles: others took their place.
const REPLACED = new Set(['application_submissions', 'profile_words'])

let database: TestDatabase
let folder: TestFolder

beforeAll(async () => {
  database = await createEmptyDatabase()
  folder = await createTestFolder()
})
afterAll(async () => {
  await database.drop()
  await folder.remove()
})

it('takes the data of an earlier release into this one and loses nothing', async () => {
  const env = { DATA_DIR: folder.path, DATABASE_URL: database.url }
  await promisify(execFile)(process.execPath, [RESTORE, FIXTURE], {
    env: { ...PROGRAM_ENV, ...env },
  })
  const before = await idsOf()

  const portal = await startInstance({ DEMO: '1', ...env })
  const people = await Promise.all(
    ['admin', 'manager', 'expert', 'customer'].map((name) => signIn(portal.url, name)),
  )
  const get = (path: string) => people[0]?.get(path) ?? Promise.resolve(0)
  const answers = await Promise.all(['/experts', '/gigs', '/activities', '/companies'].map(get))
  expect(await portal.stop()).toBe(0)

  const after = await idsOf()
  expect(await verifyLog(env)).toEqual({ code: 0, said: expect.stringContaining('Every row fits.') })
  expect(answers).toEqual([200, 200, 200, 200])
  expect([...before.keys()].filter((table) => !after.has(table) && !REPLACED.has(table))).toEqual([])
  for (const [table, ids] of before) {
    if (REPLACED.has(table)) continue
    const lost = [...ids].filter((id) => after.get(table)?.has(id) !== true)
    expect({ table, lost }).toEqual({ table, lost: [] })
  }
}, 240_000)

/** The primary keys of every table that keeps what people have made; work and counters come and go. */
async function idsOf(): Promise<Map<string, Set<string>>> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const keys = await client.query<{ name: string; columns: string }>(`
    select c.relname as name, string_agg(quote_ident(a.attname) || '::text', ' || '' '' || ' order by a.attnum) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where i.indisprimary and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname not in ('attempts', 'reference_stamp', 'rate_counters') and c.relname not like 'search%'
    group by c.relname`)
  const found = new Map<string, Set<string>>()
  for (const { name, columns } of keys.rows) {
    const { rows } = await client.query<{ id: string }>(
      `select ${columns} as id from ${client.escapeIdentifier(name)}`,
    )
    found.set(name, new Set(rows.map(({ id }) => id)))
  }
  await client.end()
  return found
}
