import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { connectClient } from '#platform/db/addresses.ts'
import type { Storage } from '#platform/files/storage.ts'
import { holdRemovals } from '#platform/files/removals.ts'
import { dumpTables } from './database-parts.ts'
import { END, FORMAT, MANIFEST, type End, type Manifest } from './manifest.ts'
import { BackupRefused } from './refused.ts'
import { readSchema } from './schema.ts'
import { sealed } from './seal-stream.ts'
import { bytesEntry, writeTar, type Entry } from './tar.ts'

export interface Source {
  /** Of the owner. Not through a pooler: the snapshot is a transaction as long as the backup. */
  databaseUrl: string
  storage: Storage
  /** Small folders that belong to the installation, by the name they have in the backup. */
  folders: Record<string, string>
}

export interface Written {
  tables: number
  files: number
  bytes: number
}

/** Writes one consistent snapshot to `file` while the product runs; sealed when a passphrase is given. */
export async function writeBackup(
  source: Source,
  { file, passphrase, now }: { file: string; passphrase?: string | undefined; now: Date },
): Promise<Written> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // Written aside, so that a backup that broke off never looks like one.
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`
  const end: End = { files: 0, entries: 0 }
  try {
    const client = await connectClient({ url: source.databaseUrl, application_name: 'guildhall backup' })
    try {
      const tar = Readable.from(writeTar(entriesOf(client, source, now, end)))
      const packed = createGzip({ level: 5 })
      const output = createWriteStream(draft, { mode: 0o600, flags: 'wx' })
      // All in one pipeline: an error of any part rejects, where one that nobody listens to would end the process.
      if (passphrase === undefined) await pipeline(tar, packed, output)
      else await pipeline(tar, packed, (bytes) => sealed(bytes, passphrase), output)
    } finally {
      await client.end().catch(() => undefined)
    }
    await settle(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return { tables: end.tables ?? 0, files: end.files, bytes: (await stat(file)).size }
}

/**
 * First the files, which takes long, then the snapshot of the database, then the few files that came meanwhile. No
 * file is removed between the snapshot and the end, so that each one that a row names is there.
 */
async function* entriesOf(
  client: Client,
  { storage, folders }: Source,
  now: Date,
  end: End,
): AsyncGenerator<Entry> {
  const seen = new Set<string>()
  const count = (entry: Entry) => {
    end.entries += 1
    return entry
  }
  await requirePortal(client)
  for await (const entry of filesOf(storage, seen)) yield count(entry)
  const held = await holdRemovals(client)
  await client.query('begin isolation level repeatable read read only')
  await client.query('set local statement_timeout = 0')
  const schema = await readSchema(client)
  for await (const entry of filesOf(storage, seen)) yield count(entry)
  await held.release()
  const manifest: Manifest = { format: FORMAT, made_at: now.toISOString(), schema }
  yield count(bytesEntry(MANIFEST, Buffer.from(JSON.stringify(manifest))))
  for (const [name, path] of Object.entries(folders)) {
    for await (const entry of folderEntries(name, path)) yield count(entry)
  }
  for await (const entry of dumpTables(client, schema)) yield count(entry)
  await client.query('commit')
  end.files = seen.size
  end.tables = schema.tables.length
  yield bytesEntry(END, Buffer.from(JSON.stringify(end)))
}

async function requirePortal(client: Client): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('schema_migrations') is not null as is_there`,
  )
  if (rows[0]?.is_there !== true)
    throw new BackupRefused('There is nothing to back up: the database holds no portal.')
}

async function* filesOf(storage: Storage, seen: Set<string>): AsyncGenerator<Entry> {
  for await (const { key } of storage.objects()) {
    if (seen.has(key)) continue
    // Gone since it was listed: nobody will miss it.
    const found = await storage.open(key).catch((error: unknown) => {
      if (error instanceof Error && 'status' in error && error.status === 404) return undefined
      throw error
    })
    if (found === undefined) continue
    seen.add(key)
    yield { name: nameOf(key), size: found.size, content: found.stream }
  }
}

/** Keys are our own and short; any other way of writing them would not fit into a tar. */
function nameOf(key: string): string {
  const name = `files/${key}`
  if (/^[\x20-\x7e]{1,100}$/.test(name)) return name
  throw new BackupRefused(`The file ${key} has a name that a backup cannot hold: it is none of this product.`)
}

// Of the embedded database itself: another one has another.
const LEFT_OUT = new Set(['postgres-password'])

async function* folderEntries(name: string, path: string): AsyncGenerator<Entry> {
  const found = await readdir(path, { withFileTypes: true }).catch(() => [])
  for (const file of found) {
    if (!file.isFile() || LEFT_OUT.has(file.name)) continue
    const whole = join(path, file.name)
    yield {
      name: `folders/${name}/${file.name}`,
      size: (await stat(whole)).size,
      content: createReadStream(whole),
    }
  }
}

/** On the disk for good before it has its name. */
async function settle(draft: string, file: string): Promise<void> {
  const handle = await open(draft, 'r')
  await handle.sync().finally(() => handle.close())
  await rename(draft, file)
}
