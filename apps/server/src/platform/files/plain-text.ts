import { buffer } from 'node:stream/consumers'
import { officeText } from './office-text.ts'
import type { Storage } from './storage.ts'

/** The text of a PDF, read where no file can harm the server; null when there is none. */
export type PdfReader = (bytes: Uint8Array) => Promise<string | null>

/** Larger files are not read; nor are more letters kept. */
const MAX_BYTES = 10 * 1024 * 1024
const MAX_LETTERS = 200_000

/** The words of a stored file, in one line; null when it has none or is of a kind that is not read. */
export async function plainText(
  storage: Storage,
  readPdf: PdfReader,
  file: { storage_key: string; extension: string; size: number },
): Promise<string | null> {
  const extension = file.extension.toLowerCase()
  if (file.size > MAX_BYTES || !READ.includes(extension)) return null
  const { stream } = await storage.open(file.storage_key)
  const text = await textOf(await buffer(stream), extension, readPdf)
  const words = (text ?? '').replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim()
  return words === '' ? null : words.slice(0, MAX_LETTERS).toWellFormed()
}

/** The same line by line, of a file at hand. */
export async function linesOf(bytes: Buffer, extension: string, readPdf: PdfReader): Promise<string | null> {
  const text = (await textOf(bytes, extension, readPdf)) ?? ''
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/[^\P{Cc}\n]|\p{Cs}/gu, '')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return lines === '' ? null : lines
}

const READ = ['pdf', 'docx', 'xlsx', 'xlsm', 'txt', 'csv']

function textOf(bytes: Buffer, extension: string, readPdf: PdfReader): Promise<string | null> | string {
  if (extension === 'pdf') return readPdf(new Uint8Array(bytes))
  if (extension === 'txt' || extension === 'csv') return typed(bytes)
  return officeText(bytes, extension === 'docx' ? 'word/document.xml' : 'xl/sharedStrings.xml')
}

/** What is no UTF-8 was most likely typed on an old Windows. */
function typed(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
