import { csvCell } from '@guildhall/contract/csv'
import { asRows, cellText, columnsOf } from './export-input.ts'

export type CsvOptions = {
  /** Columns and their order; by default every key of the rows. */
  columns?: readonly string[]
  /** Starts with a byte order mark, which Excel needs to read UTF-8. */
  withBom?: boolean
}

/** Comma-separated, lines ended by CRLF as RFC 4180 has it. Throws ExportError. */
export function toCsv(input: unknown, { columns, withBom = false }: CsvOptions = {}): string {
  const rows = asRows(input)
  const keys = columns ?? columnsOf(rows)
  const lines = [keys, ...rows.map((row) => keys.map((key) => row[key]))]
  return (withBom ? '\uFEFF' : '') + lines.map((line) => line.map(cellOf).join(',')).join('\r\n')
}

/** Numbers stay numbers, negative ones too. */
function cellOf(value: unknown): string {
  return typeof value === 'number' ? cellText(value) : csvCell(cellText(value))
}
