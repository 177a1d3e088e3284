/** Plain text -> pages: every letter has the same width, so blanks and tabs keep their places. */
import { readsLeftward, turnedOver } from '#parser/read/scripts.ts'
import type { Item, Page } from '#parser/shapes.ts'

const LETTER = 5
const SIZE = 10
const LEADING = 12
const LEFT = 60
const TOP = 82
const ROWS = 56
const TAB = 8
const MAX_LINES = 20_000
/** A row of signs below a title, or between two parts. */
const RULE = /^\s*([-=_*~#+.])\s*(?:\1\s*){3,}$/

export function readPlainText(text: string): Page[] {
  const lines = text
    .replaceAll(/\r\n?|\f/g, '\n')
    .split('\n')
    .slice(0, MAX_LINES)
    .map(untabbed)
  const pages: Page[] = []
  lines.forEach((line, index) => {
    const number = Math.floor(index / ROWS) + 1
    const page = pages[number - 1] ?? { number, width: 595, height: 842, items: [], links: [] }
    if (page.items.length === 0 && pages.length < number) pages.push(page)
    if (RULE.test(line)) return
    const isTitle = isUnderlined(lines, index)
    page.items.push(...itemsOf(line, TOP + (index % ROWS) * LEADING + SIZE, isTitle))
  })
  return pages.map((page) => {
    const right = Math.max(0, ...page.items.map(({ x, width }) => x + width))
    const wide = { ...page, width: Math.max(page.width, right + LEFT) }
    return readsLeftward(wide) ? turnedOver(wide) : wide
  })
}

function untabbed(line: string): string {
  let out = ''
  for (const part of line.split(/(\t)/)) out += part === '\t' ? ' '.repeat(TAB - (out.length % TAB)) : part
  return out
}

function isUnderlined(lines: string[], index: number): boolean {
  const below = lines[index + 1] ?? ''
  return RULE.test(below) && Math.abs(below.trim().length - (lines[index] ?? '').trim().length) < 12
}

/** Words with single blanks between them are one item. */
function itemsOf(line: string, base: number, bold: boolean): Item[] {
  return [...line.matchAll(/\S+(?: \S+)*/g)].map((match) => ({
    text: match[0],
    x: LEFT + match.index * LETTER,
    y: base - SIZE * 0.8,
    width: match[0].length * LETTER,
    height: SIZE,
    base,
    size: SIZE,
    font: '',
    bold,
    italic: false,
  }))
}
