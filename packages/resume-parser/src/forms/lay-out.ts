/** Paragraphs and tables -> pages of text items, as a PDF of them would have: what follows then reads all forms alike. */
import { readsLeftward, turnedOver } from '#parser/read/scripts.ts'
import type { Box, Item, Link, Page } from '#parser/shapes.ts'
import type { Block, Paragraph, Table } from './blocks.ts'
import { linesOf, longestIn, widthOf, type Segment, type Word } from './line-breaks.ts'

const PAGE = { width: 595, height: 842, left: 60, right: 535, top: 82, bottom: 762 } as const
const STEP = PAGE.bottom - PAGE.top
const MAX_ITEMS = 30_000
const BULLET = 12

/** Where text is put; `y` goes down as it is. */
type Sheet = { items: Item[]; links: Link[] }
type Frame = { left: number; right: number; y: number }

export function layOut(blocks: Block[]): Page[] {
  const sheet: Sheet = { items: [], links: [] }
  place(sheet, blocks, { left: PAGE.left, right: PAGE.right, y: 0 })
  const last = Math.max(0, ...sheet.items.map(({ base }) => pageOf(base)))
  return Array.from({ length: last + 1 }, (_, index) => {
    const onPage = (box: Box) => pageOf(box.y + box.height * 0.8) === index
    const shift = PAGE.top - index * STEP
    const page: Page = {
      number: index + 1,
      width: PAGE.width,
      height: PAGE.height,
      items: sheet.items
        .filter(onPage)
        .map((item) => ({ ...item, y: item.y + shift, base: item.base + shift })),
      links: sheet.links.filter(onPage).map((link) => ({ ...link, y: link.y + shift })),
    }
    // As a page of that writing would stand on paper.
    return readsLeftward(page) ? turnedOver(page) : page
  })
}

const pageOf = (base: number): number => Math.max(0, Math.floor(base / STEP))

/** Returns where the next block may stand. */
function place(sheet: Sheet, blocks: Block[], { left, right, y }: Frame): number {
  let at = y
  let after = 0
  for (const block of blocks) {
    if (sheet.items.length > MAX_ITEMS) return at
    if (block.kind === 'table') {
      at = placeTable(sheet, block, { left, right, y: at + after })
      after = 0
    } else {
      at = placeParagraph(sheet, block, { left, right, y: at + Math.max(after, block.before) })
      after = block.after
    }
  }
  return at + after
}

const GUTTER = 16

function placeTable(sheet: Sheet, table: Table, { left, right, y }: Frame): number {
  const widths = columnWidths(table, right - left)
  let at = y
  for (const row of table.rows) {
    let column = 0
    let x = left
    let bottom = at
    for (const cell of row) {
      const width = widths.slice(column, column + cell.span).reduce((sum, one) => sum + one, 0)
      const isLast = column + cell.span >= widths.length
      const frame = { left: x, right: x + width - (isLast ? 0 : GUTTER), y: at }
      bottom = Math.max(bottom, place(sheet, cell.blocks, frame))
      x += width
      column += cell.span
    }
    at = bottom + 2
  }
  return at
}

/** As the file has them, but none narrower than its longest word: an address is not broken. */
function columnWidths({ rows, widths }: Table, whole: number): number[] {
  const sum = widths.reduce((total, width) => total + width, 0) || 1
  const given = widths.map((width) => (width / sum) * whole)
  const least = given.map((_, at) =>
    Math.max(...rows.map((row) => (row[at]?.span === 1 ? longestWord(row[at].blocks) + GUTTER + BULLET : 0))),
  )
  const lacking = given.map((width, at) => Math.max(0, (least[at] ?? 0) - width))
  const spare = given.map((width, at) => Math.max(0, width - (least[at] ?? 0)))
  const all = spare.reduce((total, width) => total + width, 0) || 1
  const taken = Math.min(1, lacking.reduce((total, width) => total + width, 0) / all)
  return given.map((width, at) => width + (lacking[at] ?? 0) - (spare[at] ?? 0) * taken)
}

function longestWord(blocks: Block[]): number {
  const words = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? block.pieces.map((piece) => longestIn(piece) + block.indent) : [],
  )
  return Math.max(0, ...words)
}

function placeParagraph(sheet: Sheet, block: Paragraph, { left, right, y }: Frame): number {
  const start = Math.min(left + block.indent + (block.isBullet ? BULLET : 0), right - 60)
  let at = y
  linesOf(block.pieces, right - start).forEach((line, index) => {
    const words = line.flatMap((segment) => segment)
    const size = Math.max(0, ...words.map((word) => word.size)) || (block.pieces[0]?.size ?? 10)
    const base = at + size
    if (block.isBullet && index === 0 && words.length > 0)
      sheet.items.push(
        itemOf({ text: '•', bold: false, italic: false, size, isGlued: false }, start - BULLET, base),
      )
    placeSegments(sheet, line, { start, right, base, align: block.align })
    at += size * 1.22
  })
  return at
}

type Row = { start: number; right: number; base: number; align: Paragraph['align'] }

/** What stands behind the last tab stands at the right edge, as dates do; what is between, at stops of half an inch. */
function placeSegments(sheet: Sheet, segments: Segment[], { start, right, base, align }: Row): void {
  const filled = segments.filter((segment) => segment.length > 0).length
  const whole = segments.reduce((sum, segment) => sum + widthOf(segment), 0)
  let x = start
  if (filled === 1 && align === 'center') x = start + Math.max(0, right - start - whole) / 2
  if (filled === 1 && align === 'right') x = Math.max(start, right - whole)
  segments.forEach((segment, index) => {
    const isEdge = index === segments.length - 1 && filled > 1
    if (isEdge) x = Math.max(x, right - widthOf(segment))
    x = placeWords(sheet, segment, x, base)
    const size = segment.at(-1)?.size ?? 10
    x = start + Math.ceil((x - start + (segment.length > 0 ? 2 * size : 1)) / 36) * 36
  })
}

function placeWords(sheet: Sheet, words: Segment, start: number, base: number): number {
  let x = start
  let last: Item | undefined
  words.forEach((word, index) => {
    const gap = index === 0 || word.isGlued ? 0 : word.size * 0.28
    x += gap
    const item = itemOf(word, x, base)
    if (last && last.bold === item.bold && last.italic === item.italic && last.size === item.size) {
      last.text += (gap > 0 ? ' ' : '') + item.text
      last.width = x + item.width - last.x
    } else {
      sheet.items.push(item)
      last = item
    }
    if (word.url !== undefined)
      sheet.links.push({ x, y: item.y, width: item.width, height: item.height, url: word.url })
    x += item.width
  })
  return x
}

function itemOf(word: Word, x: number, base: number): Item {
  const { text, size, bold, italic } = word
  return {
    text,
    x,
    y: base - size * 0.8,
    width: widthOf([word]),
    height: size,
    base,
    size: Math.round(size * 10) / 10,
    font: bold ? 'bold' : '',
    bold,
    italic,
  }
}
