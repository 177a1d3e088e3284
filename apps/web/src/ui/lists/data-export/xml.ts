import { asStructure, cellText } from './export-input.ts'
import { escapeMarkup } from './markup.ts'

/** One element per key, `<element>` per entry of an array, under `<base>`. Throws ExportError. */
export function toXml(input: unknown): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<base>\n${contentOf(asStructure(input), 1)}</base>\n`
}

function contentOf(value: object, depth: number): string {
  const entries = Array.isArray(value)
    ? value.map((entry) => ['element', entry] as const)
    : Object.entries(value)
  return entries.map(([name, entry]) => elementOf(name, entry, depth)).join('')
}

function elementOf(name: string, value: unknown, depth: number): string {
  const tag = tagName(name)
  const indent = '    '.repeat(depth)
  const isNested = typeof value === 'object' && value !== null && !(value instanceof Date)
  if (!isNested) return `${indent}<${tag}>${escapeMarkup(cellText(value))}</${tag}>\n`
  return `${indent}<${tag}>\n${contentOf(value, depth + 1)}${indent}</${tag}>\n`
}

/** A key as an element name: what XML does not allow becomes an underscore. */
function tagName(key: string): string {
  const name = key.replaceAll(/[^\p{L}\p{N}._-]/gu, '_')
  return /^[\p{L}_]/u.test(name) && !/^xml/i.test(name) ? name : `_${name}`
}
