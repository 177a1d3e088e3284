/** A range broken over two lines of a narrow column ("01/2019 –" above "heute", "2013" above "2017") becomes one cell. */
import { findDates, isDateText } from './dates.ts'
import type { Cell } from './shapes.ts'

export function joinStackedDates(cells: Cell[]): Cell[] {
  const gone = new Set<Cell>()
  const joined = new Map<Cell, Cell>()
  for (const cell of cells.toSorted((a, b) => a.base - b.base)) {
    if (gone.has(cell) || cell.text.length > 28) continue
    const below = cells.find((other) => !gone.has(other) && isRightBelow(cell, other))
    const isAlone =
      below !== undefined && !cells.some((other) => other !== below && Math.abs(other.base - below.base) < 2)
    const range = below ? rangeOf(cell.text, below.text, isAlone) : null
    if (!below || range === null) continue
    gone.add(below)
    joined.set(cell, { ...cell, text: range, width: Math.max(cell.width, below.width), runs: [] })
  }
  return cells.filter((cell) => !gone.has(cell)).map((cell) => withRun(joined.get(cell) ?? cell))
}

function withRun(cell: Cell): Cell {
  return cell.runs.length > 0 ? cell : { ...cell, runs: [{ ...cell, text: cell.text }] }
}

function isRightBelow(cell: Cell, other: Cell): boolean {
  const drop = other.base - cell.base
  if (drop <= 0.6 * cell.size || drop > 1.75 * cell.size || other.text.length > 24) return false
  const isAligned =
    Math.abs(other.x - cell.x) < 3 || Math.abs(other.x + other.width - cell.x - cell.width) < 3
  const isCentred = Math.abs(other.x + other.width / 2 - cell.x - cell.width / 2) < 3
  return isAligned || isCentred
}

/** Null when the two texts together are no single range. */
function rangeOf(above: string, below: string, isAlone: boolean): string | null {
  const openAbove = /[-–—]\s*$|\b(?:to|bis|au|à|a|al|até|hasta|tot)\s*$/i.test(above)
  const openBelow = /^\s*[-–—]/.test(below)
  if (openAbove || openBelow) {
    const text = `${above} ${below}`
    return isSingleRange(text) ? text : null
  }
  const isPair = isAlone && isDateText(above) && isDateText(below) && findDates(above)[0]?.end === null
  if (isPair && isSingleRange(`${above} – ${below}`)) return `${above} – ${below}`
  return null
}

function isSingleRange(text: string): boolean {
  const spans = findDates(text)
  return spans.length === 1 && spans[0]?.end !== null && isDateText(text)
}
