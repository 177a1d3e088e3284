import type { FileHandle } from 'node:fs/promises'
import { areAsLongAsTheySay, type Part } from './office-parts.ts'

const MAX_ENTRIES = 2000
const MAX_UNPACKED = 200 * 1024 * 1024
const MAX_DIRECTORY = 4 * 1024 * 1024
const END_RECORD = 22
const MAX_COMMENT = 65_535
const ENTRY = 46

/**
 * Whether this ZIP looks like a document of that kind (`word/` or `xl/`) that is safe to open. Refused are thousands of
 * entries, much that unpacks out of little, entries that share their bytes, links, paths that lead out, encrypted parts
 * and macros, by what its directory says; then parts that unpack to something else than it says.
 */
export async function isOfficeFile(file: FileHandle, size: number, folder: string): Promise<boolean> {
  const directory = await readDirectory(file, size)
  if (directory === null) return false
  const entries = entriesOf(directory.bytes, directory.count)
  if (entries === null || !entries.every(isHarmless)) return false
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0)
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  if (packed > size || unpacked > MAX_UNPACKED) return false
  if (!(await startsWithEntry(file))) return false
  const names = new Set(entries.map((entry) => entry.name))
  const starts = new Set(entries.map((entry) => entry.offset))
  if (names.size !== entries.length || starts.size !== entries.length) return false
  const isThisKind = names.has('[Content_Types].xml') && [...names].some((name) => name.startsWith(folder))
  return isThisKind && (await areAsLongAsTheySay(file, entries))
}

async function readDirectory(
  file: FileHandle,
  size: number,
): Promise<{ bytes: Buffer; count: number } | null> {
  const length = Math.min(size, END_RECORD + MAX_COMMENT)
  const tail = await read(file, size - length, length)
  const at = tail.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (at < 0 || tail.length - at < END_RECORD) return null
  const count = tail.readUInt16LE(at + 10)
  const directoryLength = tail.readUInt32LE(at + 12)
  const offset = tail.readUInt32LE(at + 16)
  const endsWithIt = tail.length === at + END_RECORD + tail.readUInt16LE(at + 20)
  const isInside = offset + directoryLength <= size - (tail.length - at)
  if (!endsWithIt || !isInside || count > MAX_ENTRIES || directoryLength > MAX_DIRECTORY) return null
  return { bytes: await read(file, offset, directoryLength), count }
}

interface Entry extends Part {
  name: string
  isLink: boolean
  isEncrypted: boolean
}

/** The entries of the directory; null when it is not what it announces. */
function entriesOf(bytes: Buffer, count: number): Entry[] | null {
  const entries: Entry[] = []
  let at = 0
  while (at + ENTRY <= bytes.length && bytes.readUInt32LE(at) === 0x02_01_4b_50) {
    const nameEnd = at + ENTRY + bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + ENTRY, nameEnd),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      isLink: (bytes.readUInt16LE(at + 40) & 0xf0_00) === 0xa0_00,
      offset: bytes.readUInt32LE(at + 42),
    })
    if (entries.length > count) return null
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries.length === count && at === bytes.length ? entries : null
}

// Deflate packs at most 1032 bytes into one; a part that claims more lies.
const MOST_PACKED = 1032

function isHarmless({ name, packed, unpacked, isLink, isEncrypted }: Entry): boolean {
  if (isLink || isEncrypted || unpacked > packed * MOST_PACKED + 64) return false
  return !/(?:^|\/)\.\.(?:\/|$)|^\/|\\|\0|vbaproject\.bin$/i.test(name)
}

async function startsWithEntry(file: FileHandle): Promise<boolean> {
  return (await read(file, 0, 4)).equals(Buffer.from('504b0304', 'hex'))
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}
