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
  return (withBom ? '\uFEFF' : '') + lines.map((line) => line.map(csvCell).join(',')).join('\r\n')
}

/** Text that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers. */
function csvCell(value: unknown): string {
  const text = cellText(value)
  if (typeof value !== 'number' && /^[=+\-@\t\r]/.test(text)) return quoted(`'${text}`)
  return /[",\r\n]/.test(text) ? quoted(text) : text
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
