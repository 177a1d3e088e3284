import { ByteReader } from './byte-reader.ts'
import { BackupRefused } from './refused.ts'

/** What a backup is made of; any tar shows it. */
export interface Entry {
  /** At most 100 characters, ASCII. */
  name: string
  size: number
  content: AsyncIterable<Uint8Array>
}

const BLOCK = 512

export function bytesEntry(name: string, bytes: Buffer): Entry {
  return { name, size: bytes.length, content: once(bytes) }
}

/** A POSIX tar (ustar) of these entries. */
export async function* writeTar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, size, content } of entries) {
    yield header(name, size)
    let written = 0
    for await (const piece of content) {
      written += piece.byteLength
      yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}.`)
    if (size % BLOCK > 0) yield Buffer.alloc(BLOCK - (size % BLOCK))
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** The entries of such a tar. The content of each must be read to its end before the next is asked for. */
export async function* readTar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const reader = new ByteReader(bytes)
  for (;;) {
    const block = await reader.upTo(BLOCK)
    if (block.length < BLOCK) cutShort()
    if (block.every((byte) => byte === 0)) return
    const name = block.toString('latin1', 0, 100).replace(/\0.*$/s, '')
    const size = Number.parseInt(block.toString('latin1', 124, 136), 8)
    if (!block.subarray(257, 262).equals(Buffer.from('ustar')) || !Number.isSafeInteger(size))
      throw new BackupRefused('The file is no backup of this product.')
    yield { name, size, content: reader.pieces(size, cutShort) }
    await reader.upTo((BLOCK - (size % BLOCK)) % BLOCK)
  }
}

function cutShort(): never {
  throw new BackupRefused('The backup is cut short.')
}

function header(name: string, size: number): Buffer {
  if (!/^[\x20-\x7e]{1,100}$/.test(name)) throw new Error(`${name} is no name for a backup.`)
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0)
  block.write(octal(0o600, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(size, 12), 124)
  block.write(octal(0, 12), 136)
  block.write('        ', 148)
  block.write('0', 156)
  block.write('ustar\x0000', 257, 'latin1')
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${octal(sum, 7)}\0 `, 148, 'latin1')
  return block
}

function octal(value: number, length: number): string {
  return value.toString(8).padStart(length - 1, '0')
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
