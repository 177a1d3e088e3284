import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

/** A part of a ZIP as its directory tells of it. */
export interface Part {
  method: number
  packed: number
  unpacked: number
  /** Of its local header. */
  offset: number
}

const LOCAL_HEADER = 30
const PIECE = 64 * 1024
const STORED = 0
const DEFLATED = 8

/** Whether each part unpacks to the length that the directory says; one that goes on beyond it is left at once. */
export async function areAsLongAsTheySay(file: FileHandle, parts: readonly Part[]): Promise<boolean> {
  for (const part of parts) if (!(await isAsLongAsItSays(file, part))) return false
  return true
}

async function isAsLongAsItSays(file: FileHandle, part: Part): Promise<boolean> {
  const header = Buffer.alloc(LOCAL_HEADER)
  const { bytesRead } = await file.read(header, 0, LOCAL_HEADER, part.offset)
  if (bytesRead < LOCAL_HEADER || header.readUInt32LE(0) !== 0x04_03_4b_50) return false
  if (part.method === STORED) return part.packed === part.unpacked
  if (part.method !== DEFLATED) return false
  const start = part.offset + LOCAL_HEADER + header.readUInt16LE(26) + header.readUInt16LE(28)
  return (await unpackedLength(file, start, part)) === part.unpacked
}

/** At most a piece more than announced: nothing of it is kept. Undefined for what cannot be unpacked. */
async function unpackedLength(
  file: FileHandle,
  start: number,
  { packed, unpacked }: Part,
): Promise<number | undefined> {
  if (packed === 0) return undefined
  const source = Readable.from(bytesOf(file, start, packed))
  const pieces = source.pipe(createInflateRaw())
  source.on('error', (error) => pieces.destroy(error))
  let length = 0
  try {
    for await (const piece of pieces) {
      length += Buffer.from(piece).length
      if (length > unpacked) return undefined
    }
    return length
  } catch {
    return undefined
  } finally {
    source.destroy()
    pieces.destroy()
  }
}

/** No stream of the file itself: that one closes it with its own end, whatever it is told. */
async function* bytesOf(file: FileHandle, start: number, length: number) {
  for (let at = 0; at < length;) {
    const piece = Buffer.alloc(Math.min(PIECE, length - at))
    const { bytesRead } = await file.read(piece, 0, piece.length, start + at)
    if (bytesRead === 0) return
    yield piece.subarray(0, bytesRead)
    at += bytesRead
  }
}
