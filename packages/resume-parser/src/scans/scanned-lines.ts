/** What the reader of pictures tells -> lines of words with their places. It is believed nothing: numbers may be missing. */

export type ScannedWord = { text: string; x: number; y: number; width: number; height: number; sure: number }
export type ScannedLine = { words: ScannedWord[]; base: number; height: number }

/** Marks of dirt and rules, and letters that may be anything. */
const LEAST_SURE = 12
const LEAST_SURE_SIGN = 70

export function scannedLines(told: string): ScannedLine[] {
  const lines: ScannedLine[] = []
  for (const block of listOf(parsed(told), 'blocks'))
    for (const paragraph of listOf(block, 'paragraphs'))
      for (const line of listOf(paragraph, 'lines')) {
        const words = listOf(line, 'words').flatMap(wordOf)
        if (words.length > 0) lines.push(lineOf(line, words))
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

function lineOf(line: unknown, words: ScannedWord[]): ScannedLine {
  const lowest = Math.max(...words.map(({ y, height }) => y + height))
  const highest = Math.min(...words.map(({ y }) => y))
  const baseline = partOf(line, 'baseline')
  const base = (numberOf(baseline, 'y0', lowest) + numberOf(baseline, 'y1', lowest)) / 2
  // Of a line without letters that hang below, the height of the row is a guess; of one word it may be wrong.
  const row = numberOf(partOf(line, 'rowAttributes'), 'rowHeight', lowest - highest)
  return { words, base, height: Math.min(row, 1.6 * (lowest - highest)) }
}

function wordOf(word: unknown): ScannedWord[] {
  const box = partOf(word, 'bbox')
  const text = partOf(word, 'text')
  if (typeof text !== 'string' || text.trim() === '') return []
  const sure = numberOf(word, 'confidence', 0)
  if (sure < (/[\p{L}\p{N}]/u.test(text) ? LEAST_SURE : LEAST_SURE_SIGN)) return []
  const x = numberOf(box, 'x0', 0)
  const y = numberOf(box, 'y0', 0)
  const [width, height] = [numberOf(box, 'x1', x) - x, numberOf(box, 'y1', y) - y]
  return [{ text: text.trim(), x, y, width, height, sure: sure / 100 }]
}

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
