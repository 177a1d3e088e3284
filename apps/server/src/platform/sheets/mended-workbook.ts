import { open, readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl'
import { ZipFile as ZipWriter } from 'yazl'
import { DAMAGED, SheetRefused } from './limits.ts'

/**
 * What the reader takes the standard too narrowly for, in the parts of a workbook that tell how days are written. Without
 * it a day comes as a number, or four years off.
 */
const MENDED: Readonly<Record<string, (xml: string) => string>> = {
  // LibreOffice writes yes as `true`, Excel as `1`: both are what the standard calls a boolean.
  'xl/workbook.xml': (xml) => xml.replace(/(<(?:\w+:)?workbookPr\b[^>]*\bdate1904=")true"/, '$11"'),
  'xl/styles.xml': withFormatsOfTheirOwn,
}

/** Below this, formats are those that Excel brings; SheetJS gives its own such numbers too. */
const FIRST_OWN = 164
/** Of either part: they hold no cells. */
const MOST_BYTES = 16 * 1024 * 1024

function withFormatsOfTheirOwn(xml: string): string {
  const declared = [...xml.matchAll(/<(?:\w+:)?numFmt\b[^>]*\bnumFmtId="(\d+)"/g)].map(([, id]) => Number(id))
  const low = new Set(declared.filter((id) => id < FIRST_OWN).map(String))
  if (low.size === 0) return xml
  return xml.replaceAll(
    /(<(?:\w+:)?(?:numFmt|xf)\b[^>]*\bnumFmtId=")(\d+)"/g,
    (whole, head: string, id: string) => (low.has(id) ? `${head}${Number(id) + 10_000}"` : whole),
  )
}

/** The workbook at this path, as the reader understands it. */
export async function mendedWorkbook(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const zip = await fromFdPromise(file.fd, { autoClose: false })
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    const changed = new Map<string, Buffer>()
    for (const entry of entries) {
      const mend = MENDED[entry.fileName]
      if (mend === undefined) continue
      const xml = await textOf(zip, entry)
      const mended = mend(xml)
      if (mended !== xml) changed.set(entry.fileName, Buffer.from(mended))
    }
    return changed.size === 0 ? await readFile(path) : await rewritten(zip, entries, changed)
  } finally {
    await file.close()
  }
}

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > MOST_BYTES) throw new SheetRefused(DAMAGED)
  return (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8')
}

async function rewritten(
  zip: ZipFile,
  entries: readonly Entry[],
  changed: ReadonlyMap<string, Buffer>,
): Promise<Buffer> {
  const writer = new ZipWriter()
  // One part after the other is unpacked while the result is read.
  const written = buffer(writer.outputStream)
  for (const entry of entries) {
    const bytes = changed.get(entry.fileName) ?? (await buffer(await zip.openReadStreamPromise(entry)))
    if (!entry.fileName.endsWith('/')) writer.addBuffer(bytes, entry.fileName)
  }
  writer.end()
  return written
}
