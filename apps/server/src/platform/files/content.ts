import { open, type FileHandle } from 'node:fs/promises'
import { isOfficeFile } from './office-file.ts'

/** Media type by extension: what a file is served as. */
export const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  doc: 'application/msword',
  csv: 'text/csv',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  pdf: 'application/pdf',
} as const
export type Extension = keyof typeof MEDIA_TYPES

export function isExtension(extension: string): extension is Extension {
  return Object.hasOwn(MEDIA_TYPES, extension)
}

/** Whether the bytes are what the extension says. Names and announced types prove nothing. */
export async function isWhatItSays(path: string, extension: Extension): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = await slice(file, 0, 1024)
    return size > 0 && (await CHECKS[extension]({ file, size, head }))
  } finally {
    await file.close()
  }
}

interface Opened {
  file: FileHandle
  size: number
  /** The first kilobyte. */
  head: Buffer
}
type Check = (opened: Opened) => boolean | Promise<boolean>

const begins =
  (...signatures: string[]): Check =>
  ({ head }) =>
    signatures.some((hex) => head.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex')))

const ole = begins('d0cf11e0a1b11ae1')
const jpeg = begins('ffd8ff')
const tiff = begins('49492a00', '4d4d002a')

const CHECKS: Record<Extension, Check> = {
  xlsx: ({ file, size }) => isOfficeFile(file, size, 'xl/'),
  // Only without macros: the check of the directory refuses them.
  xlsm: ({ file, size }) => isOfficeFile(file, size, 'xl/'),
  docx: ({ file, size }) => isOfficeFile(file, size, 'word/'),
  xls: ole,
  doc: ole,
  csv: isText,
  txt: isText,
  jpg: jpeg,
  jpeg,
  png: begins('89504e470d0a1a0a'),
  bmp: ({ head, size }) =>
    head.subarray(0, 2).toString('latin1') === 'BM' && size > 26 && head.readUInt32LE(6) === 0,
  tif: tiff,
  tiff,
  pdf: isPdf,
}

// Bytes from the end in which a page behind the document would stand.
const TAIL = 64 * 1024
const PAGE = /<(?:!doctype|html|script|svg|body|iframe)/i

/** Whether a PDF begins here that has no end: it was cut off on its way. */
export async function isCutPdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = (await slice(file, 0, 1024)).toString('latin1')
    const tail = (await slice(file, Math.max(0, size - TAIL), TAIL)).toString('latin1')
    return /^%PDF-[12]\.\d/.test(head) && !PAGE.test(head + tail) && !tail.includes('%%EOF')
  } finally {
    await file.close()
  }
}

/** Begins and ends as a PDF: no page or archive in front of it, between its objects or behind it. */
async function isPdf({ file, size, head }: Opened): Promise<boolean> {
  if (!/^%PDF-[12]\.\d/.test(head.toString('latin1'))) return false
  if (PAGE.test(head.toString('latin1'))) return false
  const tail = (await slice(file, Math.max(0, size - TAIL), TAIL)).toString('latin1')
  return /%%EOF[\s\0]*$/.test(tail) && !(await hasPageBetween(file))
}

const MARK = new RegExp(String.raw`(?<page>${PAGE.source})|(?<begin>\d\s{1,9}obj\b)|endobj|%%EOF`, 'gi')
const LONGEST_MARK = 32

/** Whether a page begins outside of the objects of a PDF. What stands in an object may be somebody's text. */
async function hasPageBetween(file: FileHandle): Promise<boolean> {
  let isOutside = true
  const holdsPage = (text: string, end: number) => {
    for (const { index, groups } of text.matchAll(MARK)) {
      if (index >= end) break
      if (groups?.['page'] === undefined) isOutside = groups?.['begin'] === undefined
      else if (isOutside) return true
    }
    return false
  }
  let rest = ''
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false, encoding: 'latin1' })) {
    const text = rest + String(chunk)
    // A mark that the next chunk goes on with is left to it.
    const end = Math.max(0, text.length - LONGEST_MARK)
    if (holdsPage(text, end)) return true
    rest = text.slice(end)
  }
  return holdsPage(rest, rest.length)
}

/** Whether an archive ends in this file as well: both a PDF and a ZIP. */
export function hasArchiveEnd(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-65_557)).includes(Buffer.from('504b0506', 'hex'))
}

export async function endsAsArchive(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const tail = await slice(file, Math.max(0, size - 65_557), 65_557)
    return hasArchiveEnd(tail)
  } finally {
    await file.close()
  }
}

/** Whether a password is needed to read this PDF. */
export async function isEncryptedPdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    let before = ''
    for await (const chunk of file.createReadStream({ autoClose: false, encoding: 'latin1' })) {
      const text = before + String(chunk)
      if (/\/Encrypt\s+(?:\d+\s+\d+\s+R|<<)/.test(text)) return true
      before = text.slice(-64)
    }
    return false
  } finally {
    await file.close()
  }
}

/** Text of one line after the other: no control characters but tabs and line ends. */
async function isText({ file }: Opened): Promise<boolean> {
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) {
    if (!Buffer.isBuffer(chunk) || CONTROL.test(chunk.toString('latin1'))) return false
  }
  return true
}

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f]/

async function slice(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}
