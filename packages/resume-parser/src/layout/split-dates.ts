/** A range whose halves are cells of their own ("June 2018 –", "May 2021", or two columns "from" and "to") becomes one cell. */
import { findDates, isDateText, isPresentText } from '#parser/words/dates.ts'
import type { Cell } from '#parser/shapes.ts'

const DASH_ONLY = /^\s*(?:[-–—‒−~→]|to|bis|au|à|a|al|até|hasta|tot|do)\s*$/i
const OPEN = /(?:[-–—‒−~→]|(?<!\p{L})(?:to|bis|au|à|a|al|até|hasta|tot|do))\s*$/iu

export function joinSplitDates(cells: Cell[]): Cell[] {
  const gone = new Set<Cell>()
  const joined = new Map<Cell, Cell>()
  for (const cell of cells) {
    if (gone.has(cell) || !endsInDate(cell.text)) continue
    const [next, afterNext] = rightOf(cell, cells)
    const isDash = next !== undefined && DASH_ONLY.test(next.text)
    const end = isDash ? afterNext : next
    if (!end || gone.has(end)) continue
    const text = rangeOf(cell.text, end.text, isDash)
    if (text === null) continue
    for (const part of isDash && next ? [next, end] : [end]) gone.add(part)
    joined.set(cell, widened(cell, end, text))
  }
  return cells.filter((cell) => !gone.has(cell)).map((cell) => joined.get(cell) ?? cell)
}

const endsInDate = (text: string): boolean => text.length < 90 && /\d{2}\.?\s*\S{0,5}\s*$/u.test(text)

/** The next two cells of the row. */
function rightOf(cell: Cell, cells: Cell[]): Cell[] {
  return cells
    .filter(
      (other) =>
        other.page === cell.page &&
        other.x > cell.x &&
        Math.abs(other.base - cell.base) <= 1 + 0.22 * Math.min(cell.size, other.size),
    )
    .toSorted((a, b) => a.x - b.x)
    .slice(0, 2)
}

/** Null when the two texts together end in no single range. */
function rangeOf(start: string, end: string, isDash: boolean): string | null {
  if (!isDateText(end) && !isPresentText(end)) return null
  const isOpen = isDash || OPEN.test(start) || /^\s*[-–—]/.test(end)
  if (!isOpen && !isDateText(start)) return null
  const last = findDates(start.replace(OPEN, '')).at(-1)
  if (!last || last.end !== null || findDates(end)[0]?.end) return null
  const text = isOpen && !isDash ? `${start} ${end}` : `${start} – ${end}`
  const range = findDates(text).at(-1)
  return range !== undefined && range.end !== null && range.from <= last.from ? text : null
}

function widened(cell: Cell, end: Cell, text: string): Cell {
  const last = cell.runs.at(-1) ?? { ...cell, text: cell.text }
  const tail = text.slice(cell.text.length)
  const width = end.x + end.width - cell.x
  return {
    ...cell,
    text,
    width,
    runs: [...cell.runs.slice(0, -1), { ...last, text: last.text + tail, width: end.x + end.width - last.x }],
  }
}
