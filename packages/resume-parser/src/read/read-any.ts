/** Stage 1: bytes of any form -> pages of text items. */
import { FormFault } from '#parser/forms/blocks.ts'
import { readForm } from '#parser/forms/read-form.ts'
import { readPdf, type Reading } from './read-pdf.ts'
import { isPicture } from '#parser/scans/picture.ts'
import { readPicture, readScannedPdf, type OnPage } from '#parser/scans/read-scan.ts'
import { canReadPictures } from '#parser/scans/tesseract.ts'

/** Fewer letters than any resume has: its text is in its pictures. */
const LEAST_LETTERS = 20

/** Null for bytes of no form that is known; `onPage` hears of pages that take long. Throws what keeps a file from being read. */
export async function readAny(bytes: Uint8Array, onPage: OnPage): Promise<Reading | null> {
  const reading = await readText(bytes, onPage)
  if (reading && !hasText(reading)) throw new FormFault('no_text')
  return reading
}

async function readText(bytes: Uint8Array, onPage: OnPage): Promise<Reading | null> {
  if (isPdf(bytes)) {
    // What reads a PDF keeps its bytes.
    const again = bytes.slice()
    const reading = await readPdf(bytes)
    return hasText(reading) || !canReadPictures() ? reading : readScannedPdf(again, onPage)
  }
  return isPicture(bytes) && canReadPictures() ? readPicture(bytes, onPage) : readForm(bytes)
}

function hasText({ pages }: Reading): boolean {
  let letters = 0
  for (const { items } of pages) for (const { text } of items) letters += text.trim().length
  return letters >= LEAST_LETTERS
}

/** Readers accept the mark anywhere in the first kilobyte. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).toString('latin1').includes('%PDF-')
}
