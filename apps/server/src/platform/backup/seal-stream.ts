import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { ByteReader } from './byte-reader.ts'
import { BackupRefused } from './refused.ts'

// magic, salt, proof of the key; then chunks of 64 KiB, each sealed with AES-256-GCM under a key of this file alone.
// The nonce counts the chunks and marks the last one, so that none can be cut off, repeated or moved (STREAM).
export const SEALED_MAGIC = Buffer.from('GUILDHALL SEALED 1\n')
const SALT = 16
const PROOF = 16
const CHUNK = 64 * 1024
const TAG = 16
// 64 MiB for each guess of the key.
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }

/** Seals a stream of bytes with a passphrase. */
export async function* sealed(bytes: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT)
  const { key, proof } = await keyOf(passphrase, salt)
  yield Buffer.concat([SEALED_MAGIC, salt, proof])
  let index = 0
  for await (const { chunk, isLast } of chunksOf(bytes, CHUNK)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(index, isLast))
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
    index += 1
  }
}

/** Opens what `sealed` made, after its magic. Gives no byte that is not proven; throws BackupRefused. */
export async function* unsealed(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(bytes)
  const head = await reader.upTo(SEALED_MAGIC.length + SALT + PROOF)
  if (head.length < SEALED_MAGIC.length + SALT + PROOF) throw new BackupRefused('The backup is cut short.')
  const { key, proof } = await keyOf(
    passphrase,
    head.subarray(SEALED_MAGIC.length, SEALED_MAGIC.length + SALT),
  )
  if (!timingSafeEqual(proof, head.subarray(SEALED_MAGIC.length + SALT)))
    throw new BackupRefused('The backup was made with another BACKUP_KEY.')
  let index = 0
  for await (const { chunk, isLast } of chunksOf(reader.rest(), CHUNK + TAG)) {
    yield openChunk(key, nonce(index, isLast), chunk)
    index += 1
  }
}

function openChunk(key: Buffer, iv: Buffer, chunk: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG })
    decipher.setAuthTag(chunk.subarray(-TAG))
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG)), decipher.final()])
  } catch {
    throw new BackupRefused('The backup is cut short or was changed.')
  }
}

async function keyOf(passphrase: string, salt: Buffer): Promise<{ key: Buffer; proof: Buffer }> {
  const root = await new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase, salt, 32, COST, (error, derived) =>
      error === null ? resolve(derived) : reject(error),
    )
  })
  const part = (name: string, length: number) => Buffer.from(hkdfSync('sha256', root, '', name, length))
  return { key: part('chunks', 32), proof: part('proof', PROOF) }
}

function nonce(index: number, isLast: boolean): Buffer {
  const iv = Buffer.alloc(12)
  iv.writeUInt32BE(index, 7)
  iv[11] = isLast ? 1 : 0
  return iv
}

/** Pieces of this size, and a last one that may be smaller (empty for an empty stream). */
async function* chunksOf(bytes: AsyncIterable<Uint8Array>, size: number) {
  const reader = new ByteReader(bytes)
  let chunk = await reader.upTo(size)
  for (;;) {
    const next = await reader.upTo(size)
    yield { chunk, isLast: next.length === 0 }
    if (next.length === 0) return
    chunk = next
  }
}
