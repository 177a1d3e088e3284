/** A sheet as a reader of pictures likes it: black on white, and light text on dark boxes turned round. */
import { boxesOf, CELL, gridOf, type Box, type Raster } from './boxes.ts'
import { withoutDirt, withoutShadow } from './dirt.ts'
import { evenlyLit } from './light.ts'
import type { Sheet } from './sheet.ts'
import { withoutSolids } from './solids.ts'
import { straightened } from './straight.ts'

/** `dots`: of the sheet for a point of the page; `finer`: dots of the answer for each of them. */
export function cleared(sheet: Sheet, dots: number, finer: number): Sheet {
  const even = withoutShadow(stretched(evenlyLit(sheet)))
  const clear = withoutSolids(withoutBoxes(even, dots), dots)
  return withoutDirt(straightened(clear, finer), dots * finer)
}

/** Of all dots this share may be darker than black. */
const INK_SHARE = 0.004

/** Its grain goes so much farther than it does on average. */
const GRAIN = 2

/** The paper becomes white and the ink black. */
function stretched({ width, height, greys }: Sheet): Sheet {
  const counts = new Uint32Array(256)
  for (const grey of greys) counts[grey] = (counts[grey] ?? 0) + 1
  const ink = levelOf(counts, greys.length * INK_SHARE)
  const bright = counts.subarray(128)
  const paper = 128 + bright.indexOf(bright.reduce((most, count) => Math.max(most, count), 0))
  if (paper - ink < 40) return { width, height, greys }
  const grain = Math.max(GRAIN * grainOf(counts, paper), isOfTwoGreys(counts) ? PACKING * (paper - ink) : 0)
  const white = Math.max((ink + paper) / 2, paper - grain)
  const map = Uint8Array.from({ length: 256 }, (_, grey) =>
    Math.max(0, Math.min(255, (255 * (grey - ink)) / (white - ink))),
  )
  return { width, height, greys: greys.map((grey) => map[grey] ?? 255) }
}

/** Darker dots than this are no grain. */
const FAR = 40

/** How much darker than the paper the dots near it are. */
function grainOf(counts: Uint32Array, paper: number): number {
  let [sum, many] = [0, 0]
  for (let level = paper - FAR; level <= paper; level++) {
    many += counts[level] ?? 0
    sum += (counts[level] ?? 0) * (paper - level)
  }
  return many === 0 ? 0 : sum / many
}

/** A fax knows two greys; what lies between them was made by packing it. */
const PACKING = 0.2

function isOfTwoGreys(counts: Uint32Array): boolean {
  const between = counts.subarray(70, 185).reduce((sum, count) => sum + count, 0)
  const dark = counts.subarray(0, 70).reduce((sum, count) => sum + count, 0)
  return between < dark / 2
}

function levelOf(counts: Uint32Array, most: number): number {
  let sum = 0
  for (const [level, count] of counts.entries()) {
    sum += count
    if (sum > most) return level
  }
  return 0
}

/** Points: dark boxes are as high as a line and as long as a word. */
const LEAST_HIGH = 9
const LEAST_LONG = 22
/** A letter of a large name fills less of its frame. */
const LEAST_FULL = 0.55
const DARK = 128

function withoutBoxes(sheet: Sheet, dots: number): Sheet {
  const grid = gridOf(sheet, dots)
  const greys = sheet.greys.slice()
  for (const box of boxesOf(grid)) {
    const [high, long] = [box.bottom - box.top + 1, box.right - box.left + 1]
    const isBox = high * CELL >= LEAST_HIGH && long * CELL >= LEAST_LONG
    if (isBox && box.cells.length / (high * long) >= LEAST_FULL) turnRound({ ...sheet, greys }, grid, box)
  }
  return { ...sheet, greys }
}

/** Each row of a box from its first to its last dark cell; its rim, where dark and light mix, becomes white. */
function turnRound({ width, height, greys }: Sheet, { across, side }: Raster, box: Box): void {
  const rows = Map.groupBy(box.cells, (cell) => Math.floor(cell / across))
  const spans = [...rows].map(([row, cells]) => ({
    row,
    from: Math.min(...cells.map((cell) => cell % across)),
    to: Math.max(...cells.map((cell) => cell % across)),
  }))
  const ground = groundOf({ width, height, greys }, { across, side }, box)
  for (let row = box.top - 1; row <= box.bottom + 1; row++) {
    const { from, to } = spans.find((span) => span.row === row) ?? { from: box.left, to: box.right }
    const isRim = row <= box.top || row >= box.bottom
    for (let y = Math.max(0, row * side); y < Math.min(height, (row + 1) * side); y++)
      for (let x = Math.max(0, (from - 1) * side); x < Math.min(width, (to + 2) * side); x++) {
        const isEdge = isRim || x < (from + 1) * side || x >= to * side
        greys[y * width + x] = isEdge
          ? 255
          : Math.min(255, (255 * (255 - (greys[y * width + x] ?? 0))) / (255 - ground))
      }
  }
}

/** The grey that the box is filled with: that of its middle dots. */
function groundOf({ width, greys }: Sheet, { across, side }: Raster, { cells }: Box): number {
  const seen = cells.map(
    (cell) => greys[Math.floor(cell / across) * side * width + (cell % across) * side] ?? 0,
  )
  return Math.min(DARK, seen.toSorted((a, b) => a - b)[Math.floor(seen.length / 2)] ?? 0)
}
