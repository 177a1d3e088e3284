import { open } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl'
import { mendedWorkbook } from './mended-workbook.ts'
import { DAMAGED, SheetRefused, tooManyCells, tooManyRows, type SheetLimits } from './limits.ts'

/**
 * The rows of the first sheet of a workbook, empty ones too: of formulas the values that were saved with them, dates as days. The cells
 * are counted while they unpack, before anything is built of them.
 */
export async function readWorkbook(path: string, limits: SheetLimits): Promise<string[][]> {
  await assertSize(path, limits)
  const rows = await mendedWorkbook(path)
    .then((workbook) => readSheet(workbook))
    .catch((thrown: unknown) => {
      throw thrown instanceof SheetRefused ? thrown : new SheetRefused(DAMAGED, { cause: thrown })
    })
  return rows.map((row) => row.map(textOf))
}

// The types of the reader say the class of dates where it gives dates.
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '')
  const isText = typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
  return isText ? String(cell).trim() : ''
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/
/** Of the XML of one sheet: cells without a value have a tag too. */
const MOST_BYTES = 160 * 1024 * 1024

async function assertSize(path: string, limits: SheetLimits): Promise<void> {
  const file = await open(path)
  try {
    const zip = await fromFdPromise(file.fd, { autoClose: false })
    for await (const entry of zip.eachEntry()) {
      if (SHEET.test(entry.fileName)) await assertSheet(zip, entry, limits)
    }
  } catch (thrown) {
    throw thrown instanceof SheetRefused ? thrown : new SheetRefused(DAMAGED, { cause: thrown })
  } finally {
    await file.close()
  }
}

async function assertSheet(zip: ZipFile, entry: Entry, limits: SheetLimits): Promise<void> {
  if (entry.uncompressedSize > MOST_BYTES) throw tooManyCells(limits)
  const stream = await zip.openReadStreamPromise(entry)
  let [cells, rows, rest] = [0, 0, '']
  for await (const piece of stream) {
    const text = rest + Buffer.from(piece).toString('latin1')
    // A tag that is cut by the end of a piece is counted with the next one.
    const end = text.lastIndexOf('<')
    const whole = end < 0 ? text : text.slice(0, end)
    rest = end < 0 ? '' : text.slice(end)
    cells += whole.match(/<(?:\w+:)?c[\s>/]/g)?.length ?? 0
    rows += whole.match(/<(?:\w+:)?row[\s>/]/g)?.length ?? 0
    if (cells > limits.cells) throw tooManyCells(limits)
    if (rows > limits.rows) throw tooManyRows(limits)
  }
}
