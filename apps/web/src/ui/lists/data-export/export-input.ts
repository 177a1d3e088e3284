import { ExportError } from './export-errors.ts'

export type ExportRow = Record<string, unknown>

/** An object or array; a string is read as JSON. */
export function asStructure(input: unknown): object {
  const value = typeof input === 'string' ? parsed(input) : input
  if (typeof value !== 'object' || value === null) throw new ExportError('object')
  return value
}

/** An array of plain objects; a string is read as JSON. */
export function asRows(input: unknown): ExportRow[] {
  const value = asStructure(input)
  if (!Array.isArray(value) || !value.every(isRow)) throw new ExportError('rows')
  return value
}

/** The columns of a table of rows: every key, in order of first appearance. */
export function columnsOf(rows: readonly ExportRow[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))]
}

/** A value as the text of one cell. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function isRow(value: unknown): value is ExportRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ExportError('json')
  }
}
