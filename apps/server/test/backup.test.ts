import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPlaces } from '#app/config.ts'
import { loadDemo } from '#app/demo.ts'
import { nightlyBackupTasks } from '#app/nightly-backup.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { diskStorage, s3Storage, type Storage } from '#platform/files/storage.ts'
import { checkBackup } from '#platform/backup/reading.ts'
import { restoreBackup } from '#platform/backup/restoring.ts'
import { refuse } from '#platform/http/refuse.ts'
import { waitingJobs } from '#platform/jobs/jobs.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './database.ts'
import { createTestFolder, type TestFolder } from './folder.ts'
import { verifyLog } from './verify-log.ts'
import { schemaOf, rowsOf } from './whole-database.ts'
import { PROGRAM_ENV } from './program-env.ts'

const run = promisify(execFile)
const KEY = 'a key of this test'
const big = randomBytes(3_000_001)

let folder: TestFolder
let bucket: S3rver
let source: TestDatabase
let filesUrl = ''
const others: TestDatabase[] = []

beforeAll(async () => {
  folder = await createTestFolder()
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder.path, 's3'),
    configureBuckets: [{ name: 'kept' }],
  })
  const { port } = await bucket.run()
  filesUrl = `s3://S3RVER:S3RVER@kept?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`
  source = await createTestDatabase()
  const db = openDatabase<DB>({ url: source.url })
  const storage = diskStorage(at('source', 'files', 'kept'))
  await loadDemo(db, { hasHistory: false, now: new Date(), storage })
  await storage.putBytes('a-big-one', big, 'application/pdf')
  await db.destroy()
}, 120_000)

afterAll(async () => {
  await bucket.close()
  for (const database of [source, ...others]) await database.drop()
  await folder.remove()
})

const at = (...path: string[]) => join(folder.path, ...path)

/** What the command said: `npm run backup -- FILE`, `npm run restore -- FILE`. */
async function command(
  name: 'backup' | 'restore',
  file: string,
  env: Record<string, string>,
): Promise<string> {
  const script = fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url))
  const options = { env: { ...PROGRAM_ENV, ...env } }
  const said = await run(process.execPath, [script, file], options).catch((failed: unknown) => failed)
  return said instanceof Error && 'stderr' in said ? String(said.stderr).trim() : 'done'
}

const backUp = (file: string, env: Record<string, string> = {}) =>
  command('backup', at(file), { DATA_DIR: at('source'), DATABASE_URL: source.url, ...env })

async function restore(file: string, env: Record<string, string> = {}) {
  const database = await createEmptyDatabase()
  others.push(database)
  const name = randomBytes(4).toString('hex')
  const said = await command('restore', at(file), { DATA_DIR: at(name), DATABASE_URL: database.url, ...env })
  return { said, database, files: diskStorage(at(name, 'files', 'kept')), dataDir: at(name) }
}

describe('a backup', () => {
  it('of a database without a portal is refused in one line, and leaves nothing', async () => {
    const empty = await createEmptyDatabase()
    others.push(empty)

    const said = await backUp('nothing.backup', { DATA_DIR: at('bare'), DATABASE_URL: empty.url })

    expect(said).toBe('There is nothing to back up: the database holds no portal.')
    expect((await readdir(folder.path)).filter((name) => name.startsWith('nothing'))).toEqual([])
  })

  it('comes back with every row, file and key, under the same rules', async () => {
    await writeFile(at('source', 'keys', 'sealing-key'), 'the sealing key\n').catch(() => undefined)

    expect(await backUp('plain')).toBe('done')
    const { said, database, files, dataDir } = await restore('plain')

    expect(said).toBe('done')
    expect(await rowsOf(database.url)).toEqual(await rowsOf(source.url))
    expect(await schemaOf(database.url)).toEqual(await schemaOf(source.url))
    expect((await buffer((await files.open('a-big-one')).stream)).equals(big)).toBe(true)
    expect(await readFile(join(dataDir, 'keys', 'sealing-key'), 'utf8').catch(() => '')).toBe(
      await readFile(at('source', 'keys', 'sealing-key'), 'utf8').catch(() => ''),
    )
    expect((await stat(at('plain'))).mode & 0o777).toBe(0o600)
    expect(await verifyLog({ DATABASE_URL: database.url, DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  }, 120_000)

  it('is one moment of a database that is being written', async () => {
    const writing = writePairs(source.url)
    await backUp('pairs')
    const written = await writing.stop()
    const { database } = await restore('pairs')

    const pairs = await countPairs(database.url)

    expect(pairs.events).toBe(pairs.jobs)
    expect(pairs.events).toBeGreaterThan(0)
    expect(pairs.events).toBeLessThan(written)
  }, 120_000)

  it('moves files to a bucket and back, sealed', async () => {
    await backUp('sealed', { BACKUP_KEY: KEY })
    const toBucket = await restore('sealed', { BACKUP_KEY: KEY, FILES_URL: filesUrl })
    expect(toBucket.said).toBe('done')
    const bytes = await buffer((await (await s3Storage(filesUrl)).open('a-big-one')).stream)
    const again = { DATABASE_URL: toBucket.database.url, FILES_URL: filesUrl, BACKUP_KEY: KEY }
    const fromBucket = await backUp('from-bucket', again)
    const { said, files } = await restore('from-bucket', { BACKUP_KEY: KEY })

    expect([fromBucket, said]).toEqual(['done', 'done'])
    expect(bytes.equals(big)).toBe(true)
    expect((await buffer((await files.open('a-big-one')).stream)).equals(big)).toBe(true)
    expect((await readFile(at('sealed'))).includes('database/0000')).toBe(false)
  }, 120_000)
})

describe('a restore', () => {
  it('refuses the wrong key, no key, what is cut short and what is no backup, and changes nothing', async () => {
    await backUp('whole', { BACKUP_KEY: KEY })
    await backUp('open')
    for (const name of ['whole', 'open']) {
      const bytes = await readFile(at(name))
      await writeFile(at(`${name}-cut`), bytes.subarray(0, bytes.length - 100_000))
    }
    await writeFile(at('foreign'), 'This is no backup.')

    const wrong = await restore('whole', { BACKUP_KEY: 'another key here' })
    const without = await restore('whole')
    const cut = await restore('whole-cut', { BACKUP_KEY: KEY })
    const cutOpen = await restore('open-cut')
    const foreign = await restore('foreign')

    expect(wrong.said).toBe('The backup was made with another BACKUP_KEY.')
    expect(without.said).toBe('The backup is sealed: set BACKUP_KEY to the key that it was made with.')
    expect(cut.said).toBe('The backup is cut short or was changed.')
    expect(cutOpen.said).toBe('The backup is cut short.')
    expect(foreign.said).toBe('The file is no backup, or it was changed.')
    for (const { database } of [wrong, without, cut, cutOpen, foreign])
      expect(await rowsOf(database.url)).toEqual({})
  }, 120_000)

  it('refuses a place that is not empty and a backup of a newer release', async () => {
    await backUp('again')
    const { database } = await restore('again')
    const newer = await createTestDatabase()
    others.push(newer)
    await change(
      newer.url,
      `insert into schema_migrations (id, name, checksum) values (9998, '9998_future.sql', '')`,
    )
    await backUp('newer', { DATABASE_URL: newer.url, DATA_DIR: at('elsewhere') })

    const again = await command('restore', at('again'), { DATA_DIR: at('x'), DATABASE_URL: database.url })
    const files = await restore('again', { DATA_DIR: at('source') })
    const future = await restore('newer')

    expect(again).toBe('The database is not empty. Restore into an empty one.')
    expect(files.said).toContain('Files are kept already')
    expect(future.said).toBe('The backup is newer than this release: it has the migration 9998_future.sql.')
  }, 120_000)
})

it('sends a file again that the storage could not take for a moment', async () => {
  await backUp('moment')
  const manifest = await checkBackup(at('moment'), undefined)
  const database = await createEmptyDatabase()
  others.push(database)
  const files = diskStorage(at('moment-files'))
  let refused = 0
  const storage: Storage = {
    ...files,
    async put(key, file) {
      if (refused < 2) {
        refused += 1
        throw refuse('unavailable', { retryAfter: 5 })
      }
      await files.put(key, file)
    },
  }
  const incoming = at('moment-incoming')
  await mkdir(incoming)

  const target = { databaseUrl: database.url, storage, folders: {}, incoming }
  await restoreBackup(target, { file: at('moment'), passphrase: undefined, manifest })

  expect(refused).toBe(2)
  expect((await buffer((await files.open('a-big-one')).stream)).equals(big)).toBe(true)
}, 120_000)

describe('the backup of each night', () => {
  it('is made by a job, which removes those that are not kept any longer', async () => {
    const backups = { folder: at('nightly'), kept: { days: 2, weeks: 0, months: 0 } }
    const folders = readPlaces({ DATA_DIR: at('source') }).folders
    const clock = { now: new Date('2026-11-20T02:00:00Z') }
    const db = openDatabase<DB>({ url: source.url })
    const config = { backups, folders, BACKUP_HOUR: 2, BACKUP_KEY: KEY }
    const storage = diskStorage(at('source', 'files', 'kept'))
    const tasks = nightlyBackupTasks({
      config,
      db,
      databaseUrl: source.url,
      files: { storage },
      now: () => clock.now,
    })

    for (const day of [20, 21, 22]) {
      clock.now = new Date(Date.UTC(2026, 10, day, 2))
      await tasks['backup.nightly']?.({})
    }
    const waiting = await waitingJobs(db, 'backup.nightly')
    await db.destroy()

    expect((await readdir(at('nightly'))).toSorted()).toEqual([
      'guildhall-2026-11-21T02-00-00Z.backup',
      'guildhall-2026-11-22T02-00-00Z.backup',
    ])
    expect(waiting).toHaveLength(1)
  }, 120_000)
})

async function change(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Writes a row here and one there, in one transaction after the other. */
function writePairs(url: string) {
  const state = { isOver: false }
  let written = 0
  const work = (async () => {
    const client = new Client({ connectionString: url })
    await client.connect()
    for (; !state.isOver; written += 1) {
      await client.query(`begin; insert into domain_events (kind, subject_kind, subject_title, created_at)
        values ('test.pair', 'test', 'pair', now()); select graphile_worker.add_job('test.pair', '{}'); commit`)
    }
    await client.end()
  })()
  return {
    async stop() {
      state.isOver = true
      await work
      return written
    },
  }
}

async function countPairs(url: string): Promise<{ events: number; jobs: number }> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ events: number; jobs: number }>(`select
    (select count(*)::int from domain_events where kind = 'test.pair') as events,
    (select count(*)::int from graphile_worker._private_jobs j join graphile_worker._private_tasks t
      on t.id = j.task_id where t.identifier = 'test.pair') as jobs`)
  await client.end()
  return rows[0] ?? { events: 0, jobs: 0 }
}
