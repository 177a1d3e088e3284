import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

const END_RECORD = 22
const MAX_COMMENT = 65_535
const ENTRY = 46
const LOCAL = 30
/** Unpacked, a part may hold no more. */
const MAX_PART = 16 * 1024 * 1024

/** The text in one part of an office file (a ZIP of XML); null when it is not there or cannot be unpacked. */
export async function officeText(zip: Buffer, part: string): Promise<string | null> {
  const packed = findPart(zip, part)
  if (packed === null) return null
  const xml = await unpacked(packed)
  return xml === null ? null : wordsOf(xml.toString('utf8'))
}

interface Packed {
  bytes: Buffer
  method: number
}

async function unpacked({ bytes, method }: Packed): Promise<Buffer | null> {
  if (method === 0) return bytes.subarray(0, MAX_PART)
  if (method !== 8) return null
  try {
    return await inflate(bytes, { maxOutputLength: MAX_PART })
  } catch {
    return null
  }
}

/** The packed bytes of an entry, by the directory at the end of the file. Nothing of what it claims is trusted. */
function findPart(zip: Buffer, part: string): Packed | null {
  const tail = zip.subarray(Math.max(0, zip.length - END_RECORD - MAX_COMMENT))
  const end = tail.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < 0 || tail.length - end < END_RECORD) return null
  let at = tail.readUInt32LE(end + 16)
  while (at + ENTRY <= zip.length && zip.readUInt32LE(at) === 0x02_01_4b_50) {
    const nameEnd = at + ENTRY + zip.readUInt16LE(at + 28)
    if (zip.toString('utf8', at + ENTRY, nameEnd) === part) return bytesOf(zip, at)
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return null
}

function bytesOf(zip: Buffer, entry: number): Packed | null {
  const local = zip.readUInt32LE(entry + 42)
  if (local + LOCAL > zip.length) return null
  const start = local + LOCAL + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const bytes = zip.subarray(start, start + zip.readUInt32LE(entry + 20))
  return { bytes, method: zip.readUInt16LE(entry + 10) }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Only the end of a paragraph, cell or line parts words: Word cuts a word into runs where its look changes. The sign of a
 * point in a list is no text there, but it says that the point stands for itself.
 */
function wordsOf(xml: string): string {
  return xml
    .replaceAll(/<(?:\/w:p|\/si|w:br|w:cr)\b[^<>]*>/g, '\n')
    .replaceAll(/<w:tab\b[^<>]*>/g, ' ')
    .replaceAll(/<w:numPr\b[^<>]*>/g, '• ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (_, name, decimal, hex) =>
      entity(name, decimal, hex),
    )
}

function entity(
  name: string | undefined,
  decimal: string | undefined,
  hexadecimal: string | undefined,
): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? ' '
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '20', 16) : Number(decimal)
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' '
}
