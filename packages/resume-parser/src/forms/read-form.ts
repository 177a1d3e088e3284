/** Stage 1 for all that is no PDF: what form the bytes have, and their pages. */
import type { Reading } from '#parser/read/read-pdf.ts'
import type { Page } from '#parser/shapes.ts'
import { FormFault } from './blocks.ts'
import { readDocx } from './docx.ts'
import { readHtml } from './html.ts'
import { layOut } from './lay-out.ts'
import { readMarkdown } from './markdown.ts'
import { isOdt, readOdt } from './odt.ts'
import { readPlainText } from './plain-text.ts'
import { readRtf } from './rtf.ts'
import { decoded } from './text.ts'
import { openArchive } from './zip.ts'

/** Null for bytes of no form that is known. Throws FormFault for a file of a known form that cannot be read. */
export function readForm(bytes: Uint8Array): Reading | null {
  const pages = pagesOf(bytes)
  return pages === null ? null : { pages, pageCount: pages.length }
}

const OLE = 'd0cf11e0a1b11ae1'
const PICTURES =
  /^(?:ffd8ff|89504e47|49492a00|4d4d002a|47494638|424d|.{8}66747970(?:68656963|68656966|6d696631))/

function pagesOf(bytes: Uint8Array): Page[] | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('hex')
  if (head.startsWith('504b0304')) return pagesOfArchive(bytes)
  if (head.startsWith(OLE)) return refuseOld(bytes)
  // A photo of a resume: there is no text to read.
  if (PICTURES.test(head)) throw new FormFault('no_text')
  if (head.startsWith('7b5c727466')) return layOut(readRtf(bytes))
  const text = decoded(bytes)
  if (text === null) return null
  if (isHtml(text)) return layOut(readHtml(text))
  return isMarkdown(text) ? layOut(readMarkdown(text)) : readPlainText(text)
}

function pagesOfArchive(bytes: Uint8Array): Page[] | null {
  const archive = openArchive(bytes)
  if (archive.names.includes('word/document.xml')) return layOut(readDocx(archive))
  return isOdt(archive) ? layOut(readOdt(archive)) : null
}

/** Word keeps a document with a password in a file of the old form; the old form itself is not read. */
function refuseOld(bytes: Uint8Array): null {
  if (Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le')))
    throw new FormFault('encrypted')
  return null
}

const isHtml = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head|body|div|meta|h1)\b/i.test(text)

/** One title or two other signs of it: a text with a star somewhere is none. */
function isMarkdown(text: string): boolean {
  const stresses = text.match(/\*\*[^*\n]+\*\*|\[[^\]\n]+\]\([^)\n]+\)/g)?.length ?? 0
  return /^#{1,3} \S/m.test(text) || stresses > 1
}
