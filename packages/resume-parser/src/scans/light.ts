/** A sheet as if light had fallen on it evenly: photos have a bright and a dark side, copies a shadow along an edge. */
import type { Sheet } from './sheet.ts'

/** Dots: cells of the grid on which the light is measured. */
const CELL = 24
/** In a cell the paper is brighter than most of it. */
const PAPER_SHARE = 0.8
/** Greys by which a cell may miss the light; what is darker is a box, and no shadow. */
const NEAR = 22
const ROUNDS = 8
/** Of the bright side of a sheet, its dark side is at least so bright. */
const LEAST_PAPER = 0.45
/** What differs less is as bright as the rest. */
const LEAST_CHANGE = 6

export function evenlyLit(sheet: Sheet): Sheet {
  const cells = papersOf(sheet)
  const light = lightOf(cells)
  if (light === null) return sheet
  const { width, height } = sheet
  const most = Math.max(...cells.map(({ x, y }) => light(x, y)))
  if (most - Math.min(...cells.map(({ x, y }) => light(x, y))) < LEAST_CHANGE) return sheet
  const greys = new Uint8Array(sheet.greys.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      greys[at] = Math.min(
        255,
        ((sheet.greys[at] ?? 255) * most) / Math.max(40, light(x / width, y / height)),
      )
    }
  return { width, height, greys }
}

type Cell = { x: number; y: number; paper: number }

function papersOf({ width, height, greys }: Sheet): Cell[] {
  const cells: Cell[] = []
  for (let top = 0; top + CELL <= height; top += CELL)
    for (let left = 0; left + CELL <= width; left += CELL) {
      const seen = new Uint8Array((CELL * CELL) / 4)
      for (let at = 0; at < seen.length; at++) {
        const [x, y] = [left + 2 * (at % (CELL / 2)), top + 2 * Math.floor(at / (CELL / 2))]
        seen[at] = greys[y * width + x] ?? 255
      }
      const paper = seen.sort()[Math.floor(seen.length * PAPER_SHARE)] ?? 255
      cells.push({ x: (left + CELL / 2) / width, y: (top + CELL / 2) / height, paper })
    }
  return cells
}

const TERMS: ((x: number, y: number) => number)[] = [
  () => 1,
  (x) => x,
  (_, y) => y,
  (x, y) => x * y,
  (x) => x * x,
  (_, y) => y * y,
]

/** How bright the paper is at a place: a surface that bends once each way, through the cells that are paper. */
function lightOf(cells: Cell[]): ((x: number, y: number) => number) | null {
  const brightest = cells.map(({ paper }) => paper).toSorted((a, b) => b - a)
  const least = (brightest[Math.floor(brightest.length / 10)] ?? 255) * LEAST_PAPER
  let kept = cells.filter(({ paper }) => paper > least)
  let factors: number[] | null = null
  for (let round = 0; round < ROUNDS; round++) {
    factors = fitted(kept)
    if (factors === null) return null
    const near = surface(factors)
    // Every round leaves out what is darker than the light: boxes, and text that is set close.
    const slack = NEAR * (1 + (ROUNDS - 1 - round) / 2)
    kept = cells.filter(({ x, y, paper }) => paper > near(x, y) - slack && paper > least)
  }
  return factors && surface(factors)
}

const surface =
  (factors: number[]) =>
  (x: number, y: number): number =>
    TERMS.reduce((sum, term, at) => sum + (factors[at] ?? 0) * term(x, y), 0)

/** Least squares, by elimination; null where the cells do not tell. */
function fitted(cells: Cell[]): number[] | null {
  const size = TERMS.length
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1))
  for (const { x, y, paper } of cells) {
    const values = TERMS.map((term) => term(x, y))
    for (const [at, row] of rows.entries()) {
      for (const [other, value] of values.entries())
        row[other] = (row[other] ?? 0) + (values[at] ?? 0) * value
      row[size] = (row[size] ?? 0) + (values[at] ?? 0) * paper
    }
  }
  for (const [at, row] of rows.entries()) {
    const head = row[at] ?? 0
    if (Math.abs(head) < 1e-9) return null
    for (const [other, below] of rows.entries()) {
      if (other === at) continue
      const share = (below[at] ?? 0) / head
      for (let column = at; column <= size; column++)
        below[column] = (below[column] ?? 0) - share * (row[column] ?? 0)
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1))
}
