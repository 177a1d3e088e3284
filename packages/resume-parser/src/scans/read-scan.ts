/** Stage 1 for pictures: a photo, or a PDF whose pages are pictures -> pages of text items, with how sure each word is. */
import type { Reading } from '#parser/read/read-pdf.ts'
import type { Page } from '#parser/shapes.ts'
import { guessLanguage } from '#parser/words/text-language.ts'
import { FormFault } from '#parser/forms/blocks.ts'
import { cleared } from './cleared.ts'
import { withoutMarks } from './marks.ts'
import { photoAsPdf } from './photo.ts'
import { PIXEL_LIMIT, pictureOf } from './picture.ts'
import { scannedLines } from './scanned-lines.ts'
import { scannedPage } from './scanned-page.ts'
import { FINEST, openScan } from './scanned-pdf.ts'
import { encoded } from './sheet.ts'
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
  const scale = SHEET / width
  const sheet = { number: 1, width: SHEET, height: height * scale, scale }
  const pages = await readAll(1, onPage, (reader) => {
    const told = reader.read(bytes, turn)
    if (told === null) throw new FormFault('broken')
    return Promise.resolve(scannedPage(scannedLines(told), sheet))
  })
  return { pages, pageCount: 1 }
}

/** For a PDF without text. Throws FormFault when it has more pages than are read. */
export async function readScannedPdf(bytes: Uint8Array, onPage: OnPage): Promise<Reading> {
  const scan = await openScan(bytes)
  try {
    if (scan.pageCount > SCAN_PAGE_LIMIT) throw new FormFault('scan_too_long')
    const pages = await readAll(scan.pageCount, onPage, async (reader, number) => {
      const { width, height, scale, sheet: drawn } = await scan.page(number)
      const finer = Math.max(1, Math.min(1.5, FINEST / scale))
      const sheet = drawn && cleared(drawn, scale, finer)
      const told = sheet && reader.read(encoded(sheet), 1)
      const lines = told
        ? withTitles(withBold(withoutMarks(withTrimmed(scannedLines(told), sheet)), sheet))
        : []
      return withLetters(scannedPage(lines, { number, width, height, scale: 1 / (scale * finer) }))
    })
    return { pages, pageCount: scan.pageCount }
  } finally {
    await scan.close()
  }
}

type ReadPage = (reader: PictureReader, number: number) => Promise<Page>

/** The first page is read with the letters of English and German; once it turns out to be another's, with that one's. */
async function readAll(count: number, onPage: OnPage, readPage: ReadPage): Promise<Page[]> {
  onPage(1, count)
  let reader = await openPictureReader(['eng', 'deu'])
  try {
    const first = await readPage(reader, 1)
    const pages: Page[] = []
    const other = languageOf(first)
    if (other !== null) {
      reader.end()
      reader = await openPictureReader(['eng', other])
    } else pages.push(first)
    for (let number = pages.length + 1; number <= count; number++) {
      onPage(number, count)
      pages.push(await readPage(reader, number))
    }
    return pages
  } finally {
    reader.end()
  }
}

/** Whose letters come nearest where its own are not known. */
const LETTERS: Record<string, ScanLanguage> = {
  fr: 'fra',
  it: 'fra',
  es: 'spa',
  pt: 'spa',
}

const languageOf = ({ items }: Page): ScanLanguage | null => LETTERS[guessLanguage(items)] ?? null
