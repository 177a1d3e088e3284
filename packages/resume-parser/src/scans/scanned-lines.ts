/** What the reader of pictures tells -> lines of words with their places. It is believed nothing: numbers may be missing. */

import { baseOf, capitalOf } from './word-height.ts'

export type ScannedWord = {
  text: string
  x: number
  y: number
  width: number
  height: number
  sure: number
  bold?: boolean
  /** Whether a stroke or a bracket hangs below the line, as in some types it does. */
  hangs?: boolean
}
export type ScannedLine = { words: ScannedWord[]; base: number; height: number; isTitle?: boolean }

/** Marks of dirt and rules, and letters that may be anything. */
const LEAST_SURE = 12
const LEAST_SURE_SIGN = 70
/** Dashes between dates are short and seldom sure. */
const LEAST_SURE_DASH = 30
/** Gaps of so many heights of a word lie between columns. */
const WIDE = 1.6
/** From the highest to the lowest letters of a line, in heights of its capitals. */
const TO_ROW = 1.42

/** A short title in wide capitals is taken for a column of letters, one above the other. */
const UPRIGHT = 7

export function scannedLines(told: string): ScannedLine[] {
  const lines: ScannedLine[] = []
  const blocks = listOf(parsed(told), 'blocks').filter((block) => numberOf(block, 'blocktype', 0) !== UPRIGHT)
  for (const block of blocks)
    for (const paragraph of listOf(block, 'paragraphs'))
      for (const line of listOf(paragraph, 'lines')) {
        lines.push(...linesOf(listOf(line, 'words').flatMap(wordOf)))
      }
  return lines
}

function parsed(told: string): unknown {
  try {
    return JSON.parse(told)
  } catch {
    return null
  }
}

/** Rows of several columns are told as one line: each column becomes a line of its own, as large as its own letters. */
function linesOf(words: ScannedWord[]): ScannedLine[] {
  const parts: ScannedWord[][] = []
  const sorted = words.toSorted((one, other) => one.x - other.x)
  for (const word of sorted.filter((one, at) => isSure(one, sorted[at - 1]))) {
    const before = parts.at(-1)?.at(-1)
    if (before && word.x - before.x - before.width < WIDE * Math.max(word.height, before.height))
      parts.at(-1)?.push(word)
    else parts.push([word])
  }
  return parts.map(lineOf)
}

export function lineOf(words: ScannedWord[]): ScannedLine {
  const letters = words.filter((word) => capitalOf(word) !== null)
  const known = letters.length > 0 ? letters : words
  return {
    words,
    base: middle(known.map(baseOf)),
    height: TO_ROW * middle(known.map((word) => capitalOf(word) ?? word.height)),
  }
}

function middle(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function wordOf(word: unknown): ScannedWord[] {
  const box = partOf(word, 'bbox')
  const text = partOf(word, 'text')
  if (typeof text !== 'string' || text.trim() === '') return []
  if (/^[.·,'`]+$/.test(text)) return []
  const sure = numberOf(word, 'confidence', 0)
  const x = numberOf(box, 'x0', 0)
  const y = numberOf(box, 'y0', 0)
  const [width, height] = [numberOf(box, 'x1', x) - x, numberOf(box, 'y1', y) - y]
  return [{ text: text.trim().replace(/^\|+$/, '|'), x, y, width, height, sure: sure / 100 }]
}

/** A year, and the dash after it, are sure by what they look like. */
function isSure({ text, sure }: ScannedWord, before: ScannedWord | undefined): boolean {
  if (YEAR.test(text)) return true
  if (/[\p{L}\p{N}]/u.test(text)) return sure * 100 >= LEAST_SURE
  if (!/^[-–—]$/.test(text)) return sure * 100 >= LEAST_SURE_SIGN
  return YEAR.test(before?.text ?? '') || sure * 100 >= LEAST_SURE_DASH
}

const YEAR = /^(?:\d{1,2}[./])?(?:19|20)\d\d$/

function partOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return new Map(Object.entries(value)).get(key)
}

function listOf(value: unknown, key: string): unknown[] {
  const part = partOf(value, key)
  return Array.isArray(part) ? part : []
}

function numberOf(value: unknown, key: string, otherwise: number): number {
  const part = partOf(value, key)
  return typeof part === 'number' && Number.isFinite(part) ? part : otherwise
}
