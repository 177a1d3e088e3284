/** Stage 1 for pictures: a photo, or a PDF whose pages are pictures -> pages of text items, with how sure each word is. */
import type { Reading } from '#parser/read/read-pdf.ts'
import type { Page } from '#parser/shapes.ts'
import { guessLanguage } from '#parser/words/text-language.ts'
import { FormFault } from '#parser/forms/blocks.ts'
import { cleared } from './cleared.ts'
import { withLeftOver } from './left-over.ts'
import { withoutMarks } from './marks.ts'
import { photoAsPdf } from './photo.ts'
import { PIXEL_LIMIT, pictureOf, type Picture } from './picture.ts'
import { sampleOf } from './sample.ts'
import { scannedLines, type ScannedLine } from './scanned-lines.ts'
import { scannedPage } from './scanned-page.ts'
import { FINEST, openScan } from './scanned-pdf.ts'
import { encoded, type Sheet } from './sheet.ts'
import { withBold } from './strokes.ts'
import { withTitles } from './titles.ts'
import { withTrimmed } from './trimmed.ts'
import { withLetters } from './misread.ts'
import { openPictureReader, type PictureReader, type ScanLanguage } from './tesseract.ts'

/** Each takes seconds; who has more of them has the text of it somewhere. */
export const SCAN_PAGE_LIMIT = 8
/** The width of a sheet of A4, in points. */
const SHEET = 595

/** Hears of each page before it is read: `page` of `pages`. */
export type OnPage = (page: number, pages: number) => void

export async function readPicture(bytes: Uint8Array, onPage: OnPage): Promise<Reading> {
  const picture = pictureOf(bytes)
  if (picture === null) throw new FormFault('broken')
  const { width, height, turn } = picture
  if (width * height > PIXEL_LIMIT) throw new FormFault('too_large')
  const pdf = photoAsPdf(bytes, picture, SHEET)
  const asScan = pdf && (await readScannedPdf(pdf, onPage).catch(() => null))
  if (asScan) return asScan
  onPage(1, 1)
  return { pages: [await readAsItIs(bytes, { width, height, turn })], pageCount: 1 }
}

/** A picture that is not unpacked here: only the whole of it tells its language. */
async function readAsItIs(bytes: Uint8Array, { width, height, turn }: Picture): Promise<Page> {
  const scale = SHEET / width
  const sheet = { number: 1, width: SHEET, height: height * scale, scale }
  const readWith = async (languages: ScanLanguage[]) => {
    const reader = await openPictureReader(languages)
    const told = reader.read(bytes, turn)
    reader.end()
    if (told === null) throw new FormFault('broken')
    return scannedPage(scannedLines(told), sheet)
  }
  const page = await readWith(USUAL)
  const other = languageOf(page.items)
  return other === null ? page : readWith(['eng', other])
}

/** For a PDF without text. Throws FormFault when it has more pages than are read. */
export async function readScannedPdf(bytes: Uint8Array, onPage: OnPage): Promise<Reading> {
  const scan = await openScan(bytes)
  let reader: PictureReader | null = null
  try {
    if (scan.pageCount > SCAN_PAGE_LIMIT) throw new FormFault('scan_too_long')
    const pages: Page[] = []
    for (let number = 1; number <= scan.pageCount; number++) {
      onPage(number, scan.pageCount)
      const { width, height, scale, sheet: drawn } = await scan.page(number)
      const finer = Math.max(1, Math.min(1.5, FINEST / scale))
      const sheet = drawn && cleared(drawn, scale, finer)
      if (sheet) reader ??= await openReaderOf(sheet)
      const lines = sheet && reader ? linesOf(reader, sheet) : []
      pages.push(withLetters(scannedPage(lines, { number, width, height, scale: 1 / (scale * finer) })))
    }
    return { pages, pageCount: scan.pageCount }
  } finally {
    reader?.end()
    await scan.close()
  }
}

function linesOf(reader: PictureReader, sheet: Sheet): ScannedLine[] {
  const told = reader.read(encoded(sheet), 1)
  if (told === null) return []
  const lines = withLeftOver(scannedLines(told), sheet, (part) => reader.readPart(encoded(part)))
  return withTitles(withBold(withoutMarks(withTrimmed(lines, sheet)), sheet))
}

const USUAL: ScanLanguage[] = ['eng', 'deu']

/** A sample is read with the letters of English and German; when it is another's, all is read with that one's. */
async function openReaderOf(sheet: Sheet): Promise<PictureReader> {
  const reader = await openPictureReader(USUAL)
  const told = reader.read(encoded(sampleOf(sheet)), 1)
  const other = languageOf(scannedLines(told ?? '').flatMap(({ words }) => words))
  if (other === null) return reader
  reader.end()
  return openPictureReader(['eng', other])
}

/** Whose letters come nearest where its own are not known. */
const LETTERS: Record<string, ScanLanguage> = {
  fr: 'fra',
  it: 'fra',
  es: 'spa',
  pt: 'spa',
}

const languageOf = (texts: { text: string }[]): ScanLanguage | null => LETTERS[guessLanguage(texts)] ?? null
