import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#test/database.ts'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { migrate, migrationsFolder } from './migrate.ts'

let database: TestDatabase
let folder: TestFolder
let client: Client

beforeEach(async () => {
  database = await createEmptyDatabase()
  folder = await createTestFolder()
  client = new Client({ connectionString: database.url })
  await client.connect()
})

afterEach(async () => {
  await client.end()
  await database.drop()
  await folder.remove()
})

function write(name: string, text: string) {
  return writeFile(join(folder.path, name), text)
}

async function rowsOf(statement: string) {
  return (await client.query(statement)).rows
}

describe('migrate', () => {
  it('applies new files in order and once', async () => {
    await write('0002_more.sql', 'alter table thing add size integer')
    await write('0001_thing.sql', 'create table thing (id integer)')

    const first = await migrate(database.url, folder.path)
    const second = await migrate(database.url, folder.path)

    expect(first).toEqual(['0001_thing.sql', '0002_more.sql'])
    expect(second).toEqual([])
    expect(await rowsOf('select id::int, name from schema_migrations order by id')).toEqual([
      { id: 1, name: '0001_thing.sql' },
      { id: 2, name: '0002_more.sql' },
    ])
  })

  it('applies those named by a time after those with a number, in a database that knew numbers alone', async () => {
    await client.query(`create table schema_migrations (id integer primary key, name text, checksum text)`)
    await write('202611221630_thing.sql', 'create table thing (id integer)')
    await write('202611221629_before.sql', 'create table before (id integer)')
    await write('9999_numbered.sql', 'create table numbered (id integer)')

    const applied = await migrate(database.url, folder.path)

    expect(applied).toEqual(['9999_numbered.sql', '202611221629_before.sql', '202611221630_thing.sql'])
    expect(await migrate(database.url, folder.path)).toEqual([])
  })

  it('leaves nothing of a migration that fails half-way, and keeps the ones before it', async () => {
    await write('0001_thing.sql', 'create table thing (id integer)')
    await write('0002_broken.sql', 'create table half (id integer); insert into nowhere values (1)')

    const failure = migrate(database.url, folder.path)

    await expect(failure).rejects.toThrow(
      '0002_broken.sql failed and left nothing behind: relation "nowhere"',
    )
    expect(await rowsOf(`select to_regclass('half') half, to_regclass('thing')::text thing`)).toEqual([
      { half: null, thing: 'thing' },
    ])
    expect(await rowsOf('select id::int from schema_migrations')).toEqual([{ id: 1 }])
  })

  it('leaves nothing of a migration that cannot be recorded', async () => {
    await write(
      '0001_twice.sql',
      `create table half (id integer); insert into schema_migrations values (1, '', '')`,
    )

    const failure = migrate(database.url, folder.path)

    await expect(failure).rejects.toThrow('0001_twice.sql failed and left nothing behind: duplicate key')
    expect(await rowsOf(`select to_regclass('half') half`)).toEqual([{ half: null }])
  })

  it('lets two servers migrate at the same time', async () => {
    await write('0001_thing.sql', 'create table thing (id integer); select pg_sleep(0.2)')

    const applied = await Promise.all([
      migrate(database.url, folder.path),
      migrate(database.url, folder.path),
      migrate(database.url, folder.path),
    ])

    expect(applied.flat()).toEqual(['0001_thing.sql'])
  })

  it('waits for a lock again and again, and lets others pass in between', async () => {
    await write('0001_thing.sql', 'create table thing (id integer)')
    await migrate(database.url, folder.path)
    await write('0002_more.sql', 'alter table thing add size integer')
    await client.query('begin; lock table thing in access share mode')

    const migrating = migrate(database.url, folder.path)
    await new Promise((resolve) => setTimeout(resolve, 2600))
    await client.query('commit')

    expect(await migrating).toEqual(['0002_more.sql'])
  })

  it('refuses a file that was changed after it was applied', async () => {
    await write('0001_thing.sql', 'create table thing (id integer)')
    await migrate(database.url, folder.path)
    await write('0001_thing.sql', 'create table thing (id bigint)')

    const refusal = migrate(database.url, folder.path)

    await expect(refusal).rejects.toThrow('0001_thing.sql was changed after it was applied')
  })

  it('refuses a database that is newer than the release', async () => {
    await write('0001_thing.sql', 'create table thing (id integer)')
    await migrate(database.url, folder.path)
    await client.query(`insert into schema_migrations values (2, '0002_future.sql', 'unknown')`)

    const refusal = migrate(database.url, folder.path)

    await expect(refusal).rejects.toThrow('newer than this release: it has the migration 0002_future.sql')
  })

  it('refuses a file that comes before one that is applied', async () => {
    await write('0002_thing.sql', 'create table thing (id integer)')
    await migrate(database.url, folder.path)
    await write('0001_late.sql', 'create table late (id integer)')

    const refusal = migrate(database.url, folder.path)

    await expect(refusal).rejects.toThrow('0001_late.sql comes before 0002_thing.sql')
  })

  it.each([
    ['1_short.sql', 'select 1', 'is not named YYYYMMDDHHMM_name.sql'],
    ['19991231235_short.sql', 'select 1', 'is not named YYYYMMDDHHMM_name.sql'],
    ['0001_ends.sql', 'create table thing (id integer);\ncommit;', 'begins or ends a transaction itself'],
  ])('refuses %s', async (name, text, reason) => {
    await write(name, text)

    const refusal = migrate(database.url, folder.path)

    await expect(refusal).rejects.toThrow(reason)
  })

  it('refuses two files of one number', async () => {
    await write('0001_a.sql', 'select 1')
    await write('0001_b.sql', 'select 1')

    const refusal = migrate(database.url, folder.path)

    await expect(refusal).rejects.toThrow('Two migrations have the number of 0001_a.sql')
  })
})

describe('the migrations of this release', () => {
  it('run on several empty databases of one server at the same time', async () => {
    const others = await Promise.all([createEmptyDatabase(), createEmptyDatabase()])

    const applied = await Promise.all([database, ...others].map(({ url }) => migrate(url, migrationsFolder)))

    expect(applied.every((names) => names[0] === '0001_foundation.sql')).toBe(true)
    await Promise.all(others.map((other) => other.drop()))
  })

  it('can be applied by an owner who is no superuser', async () => {
    const owner = `owner_${process.pid}`
    await client.query(`create role ${owner} login password 'owner'`)
    await client.query(`grant guildhall_app, guildhall_retention to ${owner}`)
    const [{ name }] = await rowsOf('select current_database() as name')
    await client.query(`alter database ${name} owner to ${owner}`)
    const url = new URL(database.url)
    url.username = owner
    url.password = 'owner'

    const applied = await migrate(url.href)

    expect(applied).toContain('0001_foundation.sql')
    await client.query(
      `reassign owned by ${owner} to current_user; drop owned by ${owner}; drop role ${owner}`,
    )
  })

  it('match the table types in tables.gen.ts', async () => {
    const migrated = await createTestDatabase()
    const script = fileURLToPath(new URL('../../../../../scripts/tables.mjs', import.meta.url))

    const check = promisify(execFile)(process.execPath, [script, '--check', `--url=${migrated.url}`])

    await expect(check).resolves.toBeDefined()
    await migrated.drop()
  })
})
