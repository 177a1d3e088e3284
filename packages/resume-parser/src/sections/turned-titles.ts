/** Section titles that run up or down a margin: each becomes a title above the rows of its section. */
import { matchTitle } from './section-titles.ts'
import type { Item } from '#parser/shapes.ts'

/** A text turned by a quarter, and how far it reaches down the page. */
export type Turned = Pick<Item, 'text' | 'x' | 'size' | 'font'> & { top: number; bottom: number }

export function uprightTitles(turned: Turned[], items: Item[]): Item[] {
  const titles = turned
    .filter((entry) => (matchTitle(entry.text)?.score ?? 0) >= 0.8)
    .toSorted((a, b) => a.top - b.top)
  if (titles.length < 2) return []
  const rows = rowsOf(items)
  const leading = middle(rows.slice(1).map((row, index) => row.base - (rows[index]?.base ?? 0)))
  return titles.flatMap((title, index) => {
    const first = firstRow(rows, titles[index - 1], title, leading)
    return first ? [above(first, title)] : []
  })
}

type Row = { base: number; x: number; size: number }

function rowsOf(items: Item[]): Row[] {
  const rows: Row[] = []
  for (const { base, x, size } of items.toSorted((a, b) => a.base - b.base)) {
    const last = rows.at(-1)
    if (last && base - last.base < 0.4 * size) last.x = Math.min(last.x, x)
    else rows.push({ base, x, size })
  }
  return rows
}

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Sections are told apart by the white space between them; it lies between one title and the next. */
function firstRow(rows: Row[], before: Turned | undefined, title: Turned, leading: number): Row | undefined {
  const gaps = rows.flatMap((row, index) => {
    const gap = row.base - (rows[index - 1]?.base ?? 0)
    const isBetween =
      row.base <= title.bottom + title.size &&
      (rows[index - 1]?.base ?? 0) <= title.top + title.size &&
      (before === undefined || row.base >= before.bottom - before.size)
    return isBetween && gap > 1.5 * leading ? [{ row, gap }] : []
  })
  if (before === undefined) return gaps.at(-1)?.row
  return gaps.toSorted((a, b) => b.gap - a.gap)[0]?.row
}

function above(row: Row, { text, size, font }: Turned): Item {
  const base = row.base - row.size * 1.15
  return {
    text,
    x: row.x,
    y: base - size * 0.8,
    width: text.length * size * 0.5,
    height: size,
    base,
    size: Math.max(size, row.size + 1),
    font,
    bold: true,
    italic: false,
  }
}
