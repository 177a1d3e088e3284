import { dayText } from '#platform/documents/paper.ts'
import { escapeHtml } from '#platform/mail/letter.ts'
import type { Chapter } from './archive.ts'

interface Content {
  chapters: readonly Chapter[]
  /** Of the files, as they lie in the archive. */
  names: readonly string[]
  now: Date
  product: string
}

/** The archive as a page that any browser shows: a heading for each feature, a table for each list. */
export function page({ chapters, names, now, product }: Content): string {
  const parts = chapters.map(
    ({ name, title, data }) =>
      `<h2>${escapeHtml(title)}</h2><p><a href="data/${name}.json">${name}.json</a></p>${Object.entries(data)
        .map(([topic, rows]) => `<h3>${escapeHtml(wordsOf(topic))}</h3>${tableOf(rows)}`)
        .join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Personal data, ${escapeHtml(product)}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>
<h1>Your personal data at ${escapeHtml(product)}</h1>
<p>Put together on ${textOf(now)}; times are in UTC. The files in the folder <b>data</b> hold the
same for machines. Left out: the names of others, and the internal notes of the staff.</p>
<h2>Files</h2>${filesOf(names)}${parts.join('\n')}</body></html>`
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:1100px;margin:32px auto;padding:0 16px;color:#1c1f2a}
h2{margin:32px 0 4px;border-top:1px solid #e7e8ee;padding-top:24px}h3{margin:16px 0 4px;font-size:15px}
table{border-collapse:collapse;width:100%;font-size:13px}td,th{border:1px solid #e7e8ee;padding:4px 8px;
text-align:left;vertical-align:top;overflow-wrap:anywhere}table.facts th{width:220px}p.none{color:#62667a;margin:0}`

function filesOf(names: readonly string[]): string {
  if (names.length === 0) return NOTHING
  const items = names.map((name) => {
    const href = name.split('/').map(encodeURIComponent).join('/')
    return `<li><a href="${href}">${escapeHtml(name)}</a></li>`
  })
  return `<ul>${items.join('')}</ul>`
}

const NOTHING = '<p class="none">Nothing is kept.</p>'

function tableOf(rows: readonly unknown[]): string {
  const fields = rows.map((row): Record<string, unknown> => (isRecord(row) ? row : {}))
  const [first] = fields
  if (first === undefined) return NOTHING
  const columns = Object.keys(first)
  if (fields.length === 1) {
    const facts = columns.map(
      (column) => `<tr><th>${escapeHtml(wordsOf(column))}</th><td>${cellOf(column, first[column])}</td></tr>`,
    )
    return `<table class="facts">${facts.join('')}</table>`
  }
  const head = columns.map((column) => `<th>${escapeHtml(wordsOf(column))}</th>`).join('')
  const lines = fields.map(
    (row) => `<tr>${columns.map((column) => `<td>${cellOf(column, row[column])}</td>`).join('')}</tr>`,
  )
  return `<table><tr>${head}</tr>${lines.join('')}</table>`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function cellOf(column: string, value: unknown): string {
  return escapeHtml(textOf(value, column))
}

/** A value as somebody reads it: days as everywhere in the portal, what has parts in words, without the ids of machines. */
function textOf(value: unknown, column = ''): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return `${dayText(value.toISOString())} ${value.toISOString().slice(11, 16)}`
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return DAY.test(value) ? dayText(value) : saidOf(column, value)
  if (Array.isArray(value)) return value.map((one) => textOf(one, column)).join('; ')
  if (!isRecord(value)) return JSON.stringify(value)
  return Object.entries(value)
    .filter(([name]) => name !== 'id' && !name.endsWith('_id'))
    .map(([name, part]) => `${wordsOf(name)}: ${textOf(part, name)}`)
    .join(', ')
}

/** `engagement.not_selected` -> `Engagement not selected`, in the columns that hold nothing but such words. */
function saidOf(column: string, value: string): string {
  if (!CODED.has(column) || !CODE.test(value)) return value
  return wordsOf(value.replace(/^growth_experts_/, '').replaceAll('.', ' '))
}

const CODED = new Set(
  `action category close_reason device direction item kind level opinion origin role roles shared_with status subject_kind
  theme type types`.split(/\s+/),
)
const CODE = /^[a-z]+(?:[._][a-z]+)*$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
