import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { once } from 'node:events'
import { BackupRefused } from './refused.ts'
import { readForeignKeys, readSchema, type Schema } from './schema.ts'
import { bytesEntry, type Entry } from './tar.ts'

const PART = 4 * 1024 * 1024

/** Every row of the database as COPY writes it, table by table in parts: `database/0003/0001`. */
export async function* dumpTables(client: Client, { tables }: Schema): AsyncGenerator<Entry> {
  for (const [index, { name, columns }] of tables.entries()) {
    // COPY of a table does not descend into its partitions; a query does.
    const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`))
    let held: Buffer[] = []
    let size = 0
    let part = 0
    const takePart = () => {
      const entry = bytesEntry(`database/${digits(index)}/${digits(part)}`, Buffer.concat(held))
      held = []
      size = 0
      part += 1
      return entry
    }
    for await (const piece of bytesOf(rows)) {
      held.push(piece)
      size += piece.length
      if (size >= PART) yield takePart()
    }
    if (size > 0) yield takePart()
  }
}

/** The table that an entry belongs to; undefined when it holds no rows. */
export function tableOf(entry: Entry, { tables }: Schema): Schema['tables'][number] | undefined {
  const index = /^database\/(\d+)\/\d+$/.exec(entry.name)?.[1]
  return index === undefined ? undefined : tables[Number(index)]
}

/**
 * Makes a freshly migrated database ready for the rows of a backup, in the transaction of `client`: partitions as
 * they were, no row of the migrations, no trigger and no foreign key meanwhile. `finish` puts all of it back.
 */
export async function openForLoading(client: Client, schema: Schema) {
  const fresh = await readSchema(client)
  checkColumns(fresh, schema)
  const existing = new Set(fresh.partitions.map(({ name }) => name))
  for (const { name, parent, bound } of schema.partitions) {
    if (!existing.has(name)) await client.query(`create table ${name} partition of ${parent} ${bound}`)
  }
  const keys = await readForeignKeys(client)
  for (const { drop } of keys) await client.query(drop)
  const names = schema.tables.map(({ name }) => name)
  await client.query(`truncate ${fresh.tables.map(({ name }) => name).join(', ')}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  return {
    async finish() {
      for (const name of names) await client.query(`alter table ${name} enable trigger user`)
      for (const { add } of keys) await client.query(add)
      for (const { name, value, isCalled } of schema.sequences) {
        await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled])
      }
    },
  }
}

function checkColumns(fresh: Schema, wanted: Schema): void {
  const known = new Map(fresh.tables.map(({ name, columns }) => [name, new Set(columns)]))
  for (const { name, columns } of wanted.tables) {
    const missing = columns.find((column) => known.get(name)?.has(column) !== true)
    if (missing === undefined) continue
    throw new BackupRefused(`The backup has the column ${name}.${missing}, which this release does not know.`)
  }
}

/** Takes the parts of one table after the other and copies them in. */
export function tableLoader(client: Client) {
  let open: { name: string; stream: ReturnType<typeof copyFrom>; failed: Promise<never> } | undefined
  const close = async () => {
    if (open === undefined) return
    const { stream, failed } = open
    open = undefined
    stream.end()
    await Promise.race([once(stream, 'finish'), failed])
  }
  return {
    close,
    async load({ name, columns }: Schema['tables'][number], content: AsyncIterable<Uint8Array>) {
      if (open?.name !== name) {
        await close()
        const stream = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
        const failed = new Promise<never>((_resolve, reject) => stream.once('error', reject))
        failed.catch(() => undefined)
        open = { name, stream, failed }
      }
      const { stream, failed } = open
      for await (const piece of content) {
        if (!stream.write(piece)) await Promise.race([once(stream, 'drain'), failed])
      }
    },
  }
}

async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const piece of stream) if (Buffer.isBuffer(piece)) yield piece
}

function digits(index: number): string {
  return String(index).padStart(4, '0')
}
