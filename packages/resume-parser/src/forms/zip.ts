/** The parts of an archive, by the directory at its end. Nothing of what it claims is trusted. */
import { inflateRawSync } from 'node:zlib'
import { FormFault } from './blocks.ts'

const END_RECORD = 22
const MAX_COMMENT = 65_535
const ENTRY = 46
const LOCAL = 30
const MAX_ENTRIES = 5000
/** Unpacked, a part may hold no more. */
const MAX_PART = 24 * 1024 * 1024

export interface Archive {
  names: string[]
  /** Undefined when there is no such part. */
  read: (name: string) => string | undefined
}

export function openArchive(bytes: Uint8Array): Archive {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = new Map<string, number>()
  let at = directoryOf(zip)
  while (at + ENTRY <= zip.length && zip.readUInt32LE(at) === 0x02_01_4b_50 && entries.size < MAX_ENTRIES) {
    const nameEnd = at + ENTRY + zip.readUInt16LE(at + 28)
    entries.set(zip.toString('utf8', at + ENTRY, nameEnd), at)
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name)
      return entry === undefined
        ? undefined
        : unpacked(zip, entry)
            .toString('utf8')
            .replace(/^\uFEFF/, '')
    },
  }
}

function directoryOf(zip: Buffer): number {
  const from = Math.max(0, zip.length - END_RECORD - MAX_COMMENT)
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < from || zip.length - end < END_RECORD) throw new FormFault('broken')
  return zip.readUInt32LE(end + 16)
}

function unpacked(zip: Buffer, entry: number): Buffer {
  const local = zip.readUInt32LE(entry + 42)
  if (local + LOCAL > zip.length) throw new FormFault('broken')
  if ((zip.readUInt16LE(entry + 8) & 1) === 1) throw new FormFault('encrypted')
  const start = local + LOCAL + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const packed = zip.subarray(start, start + zip.readUInt32LE(entry + 20))
  const method = zip.readUInt16LE(entry + 10)
  if (method === 0) return packed
  try {
    return inflateRawSync(packed, { maxOutputLength: MAX_PART })
  } catch {
    throw new FormFault('broken')
  }
}
