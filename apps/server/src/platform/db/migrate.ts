import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { z } from 'zod'
import { programFiles } from '#platform/program-files.ts'
import { connectClient } from './addresses.ts'
import { errorCode, errorText } from './errors.ts'

/** The migrations of this release and the database do not fit together. The message is one line. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}

interface Migration {
  id: number
  name: string
  text: string
  checksum: string
}

const Applied = z.array(z.object({ id: z.number(), name: z.string(), checksum: z.string() }))
type AppliedRows = z.infer<typeof Applied>

// Any fixed number; held by the one who migrates this database.
const lockKey = 7_310_519
const oldestServer = 18
const lockNotAvailable = '55P03'
const lockTries = 30
const lockPause = 500

/** The migrations of this release. */
export const migrationsFolder = programFiles.migrations

/**
 * Brings the database to this release, as its owner: each file `YYYYMMDDHHMM_name.sql` of the folder that is new, in
 * order (the numbers of older releases, `NNNN_name.sql`, come first), in one transaction with its row in
 * schema_migrations. Forward only. Gives the names that it applied.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = await connectClient({ url, application_name: `guildhall migrate ${process.pid}` })
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await prepare(client)
    const pending = findPending(migrations, await readApplied(client))
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)))
  migrations.sort((a, b) => a.id - b.id)
  const twice = migrations.find(({ id }, index) => migrations[index + 1]?.id === id)
  if (twice)
    throw new MigrationRefused(`Two migrations have the number of ${twice.name}. Give one of them a new one.`)
  return migrations
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const number = /^(\d{4}|20\d{10})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
  if (number === undefined)
    throw new MigrationRefused(`The migration ${name} is not named YYYYMMDDHHMM_name.sql.`)
  const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  // Ending the transaction early would split the file from its row.
  if (
    /^\s*(begin|commit|rollback|end)\s*(transaction\s*)?;/im.test(
      text.replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, ''),
    )
  ) {
    throw new MigrationRefused(
      `The migration ${name} begins or ends a transaction itself; it runs in one already.`,
    )
  }
  return { id: Number(number), name, text, checksum: createHash('sha256').update(text).digest('hex') }
}

async function prepare(client: Client) {
  const [{ version }] = z
    .tuple([z.object({ version: z.number() })])
    .parse((await client.query(`select current_setting('server_version_num')::int / 10000 as version`)).rows)
  if (version < oldestServer) {
    throw new MigrationRefused(
      `PostgreSQL ${oldestServer} or newer is needed, this is PostgreSQL ${version}.`,
    )
  }
  await client.query(`create table if not exists schema_migrations (
    id bigint primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  // Databases of releases that numbered their migrations; a time needs twelve digits.
  await client.query(`do $$ begin
    if (select atttypid from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'id')
      = 'integer'::regtype
    then alter table schema_migrations alter column id type bigint; end if;
  end $$`)
}

async function readApplied(client: Client): Promise<AppliedRows> {
  const { rows } = await client.query(
    'select id::float8 as id, name, checksum from schema_migrations order by 1',
  )
  return Applied.parse(rows)
}

function findPending(migrations: Migration[], applied: AppliedRows): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.id, migration]))
  for (const { id, name, checksum } of applied) {
    const migration = known.get(id)
    if (!migration)
      throw new MigrationRefused(`The database is newer than this release: it has the migration ${name}.`)
    if (migration.checksum !== checksum) {
      throw new MigrationRefused(
        `The migration ${migration.name} was changed after it was applied. Add a new one instead.`,
      )
    }
  }
  const last = applied.at(-1)
  const pending = migrations.filter(({ id }) => !applied.some((row) => row.id === id))
  const late = pending.find(({ id }) => last !== undefined && id < last.id)
  if (last && late) {
    throw new MigrationRefused(
      `The migration ${late.name} comes before ${last.name}, which is applied. Name it by the time of now.`,
    )
  }
  return pending
}

/** Waits for a lock two seconds at a time: whoever queues behind a waiting migration is not kept for longer. */
async function apply(client: Client, migration: Migration) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyOnce(client, migration)
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      if (errorCode(error) === lockNotAvailable && tries < lockTries) {
        await sleep(lockPause)
        continue
      }
      throw new Error(`The migration ${migration.name} failed and left nothing behind: ${errorText(error)}`, {
        cause: error,
      })
    }
  }
}

async function applyOnce(client: Client, { id, name, text, checksum }: Migration) {
  await client.query('begin')
  await client.query(`set local lock_timeout = '2s'`)
  await client.query(text)
  await client.query('insert into schema_migrations (id, name, checksum) values ($1, $2, $3)', [
    id,
    name,
    checksum,
  ])
  await client.query('commit')
}
