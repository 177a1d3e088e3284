import { asStructure, cellText, columnsOf } from './export-input.ts'
import type { ExportRow } from './export-input.ts'
import { toJson } from './json.ts'
import { escapeMarkup } from './markup.ts'

/** Text goes out as it is; rows become a table, anything else its JSON. */
export function toHtml(input: unknown): string {
  if (typeof input === 'string') return input
  const value = asStructure(input)
  const body = isRows(value) ? tableOf(value) : `<pre>${escapeMarkup(toJson(value))}</pre>`
  return `<!doctype html>\n<html>\n<head><meta charset="utf-8"></head>\n<body>\n${body}\n</body>\n</html>\n`
}

function tableOf(rows: ExportRow[]): string {
  const keys = columnsOf(rows)
  const head = `<tr>${keys.map((key) => `<th>${escapeMarkup(key)}</th>`).join('')}</tr>`
  const lines = rows.map(
    (row) => `<tr>${keys.map((key) => `<td>${escapeMarkup(cellText(row[key]))}</td>`).join('')}</tr>`,
  )
  return ['<table>', head, ...lines, '</table>'].join('\n')
}

function isRows(value: object): value is ExportRow[] {
  return (
    Array.isArray(value) &&
    value.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))
  )
}
