import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import { errorCode } from '#platform/db/errors.ts'
import { END, End, FORMAT, MANIFEST, Manifest } from './manifest.ts'
import { BackupRefused } from './refused.ts'
import { SEALED_MAGIC, unsealed } from './seal-stream.ts'
import { readTar, type Entry } from './tar.ts'

/** Reads the whole backup once and answers what it says about itself. Throws BackupRefused unless all of it is there. */
export async function checkBackup(file: string, passphrase: string | undefined): Promise<Manifest> {
  let manifest: Manifest | undefined
  let end: End | undefined
  let entries = 0
  for await (const entry of entriesOf(file, passphrase)) {
    if (entry.name === MANIFEST) manifest = await parsed(Manifest, entry)
    else if (entry.name === END) end = await parsed(End, entry)
    else for await (const _piece of entry.content);
    if (entry.name !== END) entries += 1
  }
  if (manifest === undefined || end?.entries !== entries) throw new BackupRefused('The backup is cut short.')
  if (manifest.format > FORMAT)
    throw new BackupRefused('The backup was made by a newer release of the product.')
  return manifest
}

/** The entries of a backup, sealed or not. */
export async function* entriesOf(file: string, passphrase: string | undefined): AsyncGenerator<Entry> {
  const isSealed = (await firstBytes(file)).equals(SEALED_MAGIC)
  if (isSealed && passphrase === undefined)
    throw new BackupRefused('The backup is sealed: set BACKUP_KEY to the key that it was made with.')
  const bytes = createReadStream(file)
  const packed = isSealed && passphrase !== undefined ? Readable.from(unsealed(bytes, passphrase)) : bytes
  const unpacked = createGunzip()
  packed.once('error', (error: Error) => unpacked.destroy(error))
  try {
    yield* readTar(explained(packed.pipe(unpacked)))
  } finally {
    bytes.destroy()
    packed.destroy()
    unpacked.destroy()
  }
}

async function firstBytes(file: string): Promise<Buffer> {
  try {
    const handle = await open(file)
    const { buffer, bytesRead } = await handle
      .read(Buffer.alloc(SEALED_MAGIC.length), 0)
      .finally(() => handle.close())
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    throw new BackupRefused(`The backup ${file} cannot be read (${errorCode(error) ?? 'no reason given'}).`)
  }
}

async function* explained(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    throw meaningOf(error)
  }
}

/** zlib's words for a file that is no gzip or lacks its end. */
function meaningOf(error: unknown): unknown {
  if (errorCode(error) === 'Z_BUF_ERROR') return new BackupRefused('The backup is cut short.')
  return (errorCode(error) ?? '').startsWith('Z_')
    ? new BackupRefused('The file is no backup, or it was changed.')
    : error
}

async function parsed<T extends z.ZodType>(schema: T, { content }: Entry): Promise<z.infer<T>> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  try {
    return schema.parse(JSON.parse(Buffer.concat(pieces).toString('utf8')))
  } catch (error) {
    throw new BackupRefused('The file is no backup of this product.', { cause: error })
  }
}
