import { asRows, cellText, columnsOf } from './export-input.ts'

/** A workbook with one sheet. The writer loads only when someone exports. Throws ExportError. */
export async function toXls(input: unknown, columns?: readonly string[]): Promise<Blob> {
  const rows = asRows(input)
  const keys = columns ?? columnsOf(rows)
  const header = keys.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const body = rows.map((row) => keys.map((key) => cellOf(row[key])))
  return writeExcelFile([header, ...body], { stickyRowsCount: 1 }).toBlob()
}

/** A day as our lists write it; to Excel it is a date, which sorts, filters and counts as one. */
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Of no month with 30 days the 31st: it would be told as another day. */
function isDay(text: string): boolean {
  const day = DAY.test(text) ? new Date(text) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Text cells are typed as text, so that no spreadsheet takes one for a formula. */
function cellOf(value: unknown) {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number' && Number.isFinite(value)) return { value, type: Number }
  if (typeof value === 'boolean') return { value, type: Boolean }
  const text = cellText(value)
  if (isDay(text)) return { value: new Date(text), type: Date, format: 'yyyy-mm-dd' }
  return { value: text, type: String }
}
