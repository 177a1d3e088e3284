import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { createHash, randomUUID } from 'node:crypto'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { connectClient } from '#platform/db/addresses.ts'
import { migrate, migrationsFolder } from '#platform/db/migrate.ts'
import type { Storage } from '#platform/files/storage.ts'
import { Refusal } from '#platform/http/refuse.ts'
import { installJobs } from '#platform/jobs/jobs.ts'
import { openForLoading, tableLoader, tableOf } from './database-parts.ts'
import type { Manifest } from './manifest.ts'
import { entriesOf } from './reading.ts'
import { BackupRefused } from './refused.ts'
import type { Schema } from './schema.ts'
import type { Entry } from './tar.ts'

export interface Target {
  /** Of the owner, to an empty database. */
  databaseUrl: string
  storage: Storage
  /** Where the small folders of the backup go, by their names. Others are left out. */
  folders: Record<string, string>
  /** A folder for files on their way. */
  incoming: string
}

/** Throws BackupRefused when this release lacks a migration of the backup, or has another one of its name. */
export async function checkRelease({ schema }: Manifest): Promise<void> {
  const ours = new Map<string, string>()
  for (const name of await readdir(migrationsFolder)) ours.set(name, await checksumOf(name))
  for (const { name, checksum } of schema.migrations) {
    if (!ours.has(name))
      throw new BackupRefused(`The backup is newer than this release: it has the migration ${name}.`)
    if (ours.get(name) !== checksum)
      throw new BackupRefused(`The migration ${name} of the backup is not the one of this release.`)
  }
}

/** Throws BackupRefused unless database and storage are empty. */
export async function checkEmpty({
  databaseUrl,
  storage,
}: Pick<Target, 'databaseUrl' | 'storage'>): Promise<void> {
  for await (const { key } of storage.objects())
    throw new BackupRefused(`Files are kept already (${key}). Restore into an empty place.`)
  const client = await connect(databaseUrl)
  try {
    const { rowCount } = await client.query(
      `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
    )
    if (rowCount !== 0) throw new BackupRefused('The database is not empty. Restore into an empty one.')
  } finally {
    await client.end()
  }
}

/** Puts a checked backup into an empty place. The rows come in one transaction: all of them or none. */
export async function restoreBackup(
  target: Target,
  { file, passphrase, manifest }: { file: string; passphrase: string | undefined; manifest: Manifest },
): Promise<{ files: number }> {
  await migrateTo(target.databaseUrl, manifest, target.incoming)
  await installJobs(target.databaseUrl)
  const client = await connect(target.databaseUrl)
  const placed: string[] = []
  try {
    await client.query('begin')
    const loading = await openForLoading(client, manifest.schema)
    const load = { schema: manifest.schema, entries: entriesOf(file, passphrase), placed }
    await placeEntries(client, target, load)
    await loading.finish()
    await client.query(FREE_JOBS)
    await client.query('commit')
    await client.query('analyze')
    return { files: placed.length }
  } catch (error) {
    for (const key of placed) await target.storage.remove(key).catch(() => undefined)
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

// Whoever worked on a job at the moment of the backup is gone.
const FREE_JOBS = `
  update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null;
  update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`

/** What goes into a database in one reading of the backup; `placed` collects the files that are stored already. */
interface Load {
  schema: Schema
  entries: AsyncIterable<Entry>
  placed: string[]
}

async function placeEntries(
  client: Client,
  target: Target,
  { schema, entries, placed }: Load,
): Promise<void> {
  const loader = tableLoader(client)
  for await (const entry of entries) {
    const table = tableOf(entry, schema)
    const [kind = '', ...path] = entry.name.split('/')
    if (table !== undefined) await loader.load(table, entry.content)
    else if (kind === 'folders') await placeSmall(target, path, entry)
    else if (kind === 'files') {
      placed.push(path.join('/'))
      await placeFile(target, path.join('/'), entry)
    } else for await (const _piece of entry.content);
  }
  await loader.close()
}

async function placeFile(
  { storage, incoming }: Target,
  key: string,
  { content, size }: Entry,
): Promise<void> {
  const path = join(incoming, `restore-${randomUUID()}`)
  try {
    await pipeline(Readable.from(content), createWriteStream(path, { mode: 0o600 }))
    await stored(storage, key, { path, size, type: 'application/octet-stream' })
  } finally {
    await rm(path, { force: true })
  }
}

/** Pauses, in ms, before a file is sent again: one of thousands that fails for a moment must not end the restore. */
const PAUSES = [500, 3000]

async function stored(storage: Storage, key: string, file: Parameters<Storage['put']>[1]): Promise<void> {
  for (const pause of PAUSES) {
    try {
      await storage.put(key, file)
      return
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'unavailable') throw error
      await sleep(pause)
    }
  }
  await storage.put(key, file)
}

async function placeSmall(
  { folders }: Target,
  [name = '', file = '']: string[],
  { content }: Entry,
): Promise<void> {
  const folder = folders[name]
  if (folder === undefined) {
    for await (const _piece of content);
    return
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await pipeline(Readable.from(content), createWriteStream(join(folder, basename(file)), { mode: 0o600 }))
}

/** The schema as it was: with the migrations of the backup and none beyond. */
async function migrateTo(url: string, { schema }: Manifest, incoming: string): Promise<void> {
  const folder = join(incoming, `migrations-${randomUUID()}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    for (const { name } of schema.migrations) await copyFile(join(migrationsFolder, name), join(folder, name))
    await migrate(url, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function checksumOf(name: string): Promise<string> {
  const text = (await readFile(join(migrationsFolder, name), 'utf8')).replaceAll('\r\n', '\n')
  return createHash('sha256').update(text).digest('hex')
}

function connect(url: string): Promise<Client> {
  return connectClient({ url, application_name: 'guildhall restore' })
}
