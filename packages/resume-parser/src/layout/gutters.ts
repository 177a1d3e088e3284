/** Strips of white space from top to bottom, beside which a column begins. */
import { toRows } from './lines.ts'
import { basesOf, isTitleRow } from './row-kinds.ts'
import type { Cell } from '#parser/shapes.ts'

export type Gutter = { x: number; top: number; bottom: number; score: number }

/** The best few gutters; more would only cost time. */
export function findGutters(cells: Cell[]): Gutter[] {
  const rows = toRows(cells)
  const edges = [...new Set(cells.map((cell) => Math.round(cell.x)))]
  const firsts = Math.min(...edges)
  const gutters = edges
    .filter((edge) => edge > firsts + 20)
    .map((edge) => gutterAt(rows, edge - 1))
    .filter((gutter) => gutter !== null)
  return gutters.toSorted((a, b) => b.score - a.score).slice(0, 6)
}

/** A title in the margin may come close to its text; other words keep their distance. */
function crosses(cell: Cell, x: number): boolean {
  const right = cell.x + cell.width
  if (cell.x >= x - 0.5 || right <= x - 7) return false
  // A long address sticks out of a narrow column.
  if (/^\S*(?:@|www\.|\.\w+\/)\S*$/.test(cell.text) && right < x + 60) return false
  return right > x - 1 || !isTitleRow([cell])
}

/** The best stretch of rows in which nothing crosses the strip left of `x`. */
function gutterAt(rows: Cell[][], x: number): Gutter | null {
  let best: Gutter | null = null
  let stretch: Cell[][] = []
  for (const row of [...rows, null]) {
    if (row && !row.some((cell) => crosses(cell, x))) {
      stretch.push(row)
      continue
    }
    const gutter = measure(stretch, x)
    if (gutter && (!best || gutter.score > best.score)) best = gutter
    stretch = []
  }
  return best
}

function measure(stretch: Cell[][], x: number): Gutter | null {
  const isRight = (cell: Cell) => cell.x >= x - 0.5
  const left = stretch.filter((row) => row.some((cell) => !isRight(cell)))
  const right = stretch.filter((row) => row.some(isRight))
  const onEdge = right.filter((row) => Math.abs((row.find(isRight)?.x ?? 0) - x - 1) < 2.5).length
  if (left.length < 2 || right.length < 2 || stretch.length < 4 || onEdge < Math.max(2, right.length * 0.35))
    return null
  const score = Math.min(left.length, right.length) + 0.3 * Math.max(left.length, right.length) + onEdge * 0.5
  return { x, top: Math.min(...basesOf(stretch[0])), bottom: Math.max(...basesOf(stretch.at(-1))), score }
}
