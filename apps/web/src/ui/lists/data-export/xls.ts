import { asRows, cellText, columnsOf } from './export-input.ts'

/** A workbook with one sheet. The writer loads only when someone exports. Throws ExportError. */
export async function toXls(input: unknown, columns?: readonly string[]): Promise<Blob> {
  const rows = asRows(input)
  const keys = columns ?? columnsOf(rows)
  const header = keys.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  return writeExcelFile([header, ...rows.map((row) => keys.map((key) => cellOf(row[key])))]).toBlob()
}

/** Text cells are typed as text, so that no spreadsheet takes one for a formula. */
function cellOf(value: unknown) {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number' && Number.isFinite(value)) return { value, type: Number }
  if (typeof value === 'boolean') return { value, type: Boolean }
  return { value: cellText(value), type: String }
}
