/** Stage 4: the cells of a page -> columns in reading order. */
import { findGutters, type Gutter } from './gutters.ts'
import { toLine, toRows } from './lines.ts'
import { relation } from './relation.ts'
import { baseOf, countTitles, isDateRow, isTitleRow, joinTitles, textOf } from './row-kinds.ts'
import { matchTitle } from '#parser/sections/section-titles.ts'
import type { Cell, Line } from '#parser/shapes.ts'
import { innerEdges, joinLines, tableRows } from './table-rows.ts'

export type Column = { lines: Line[]; left: number; right: number; page: number }

export function arrange(cells: Cell[], depth: number): Column[] {
  if (cells.length === 0) return []
  const gutters = depth < 6 ? findGutters(cells) : []
  for (const gutter of gutters) {
    const { left, right } = sidesOf(cells, gutter)
    const kind = relation(left, right)
    if (kind === 'rows' || (kind === 'margin' && gutters.some((other) => isOuter(cells, other, gutter))))
      continue
    return divide(cells, gutter, { left, right, kind, depth })
  }
  return [toColumn(toRows(cells))]
}

type Sides = { left: Cell[]; right: Cell[]; kind: 'columns' | 'margin' | 'entries'; depth: number }

function divide(cells: Cell[], gutter: Gutter, { left, right, kind, depth }: Sides): Column[] {
  const within = (holds: (cell: Cell) => boolean) => arrange(cells.filter(holds), depth + 1)
  const inTwo = (at: number) => [...within(({ base }) => base < at), ...within(({ base }) => base >= at)]
  const band = kind === 'columns' ? bandBelow(left, right) : null
  if (band !== null) return inTwo(band)
  const cut = kind === 'margin' ? null : cutAtTitle(left, right)
  if (cut !== null) return [columnOf(linesOf(inTwo(cut)))]
  const above = within(({ base }) => base < gutter.top - 0.5)
  const below = within(({ base }) => base > gutter.bottom + 0.5)
  if (kind !== 'columns')
    return [columnOf([...linesOf(above), ...marginRows(left, right, depth), ...linesOf(below)])]
  const sides = [...arrange(left, depth + 1), ...arrange(right, depth + 1)]
  const isGrid = countTitles(toRows(left)) + countTitles(toRows(right)) === 0
  return isGrid ? [columnOf(linesOf([...above, ...sides, ...below]))] : [...above, ...sides, ...below]
}

function sidesOf(cells: Cell[], { x, top, bottom }: Gutter): { left: Cell[]; right: Cell[] } {
  const within = cells.filter((cell) => cell.base >= top - 0.5 && cell.base <= bottom + 0.5)
  return {
    left: within.filter((cell) => cell.x < x - 0.5),
    right: within.filter((cell) => cell.x >= x - 0.5),
  }
}

/** The margin is the first column of a table, whichever of its gutters is the clearest. */
function isOuter(cells: Cell[], other: Gutter, gutter: Gutter): boolean {
  if (other.x > gutter.x - 20 || other.top < gutter.top - 1 || other.bottom > gutter.bottom + 1) return false
  const { left, right } = sidesOf(cells, other)
  return relation(left, right) === 'margin'
}

/** A grid under one title ends where the next title begins: the baseline of the first such title, or null. */
function cutAtTitle(left: Cell[], right: Cell[]): number | null {
  const titles = toRows(left).filter(isTitleRow).flat()
  if (countTitles(toRows(right)) > 0) return null
  const top = Math.min(...[...left, ...right].map((cell) => cell.base))
  const inner = titles.filter((title) => title.base > top + 1)
  const isClear = (title: Cell) =>
    right.every((cell) => cell.y + cell.height <= title.y + 1 || cell.y >= title.y + title.height - 1)
  const hasBoth = inner.length > 0 && inner.every(isClear)
  return hasBoth ? Math.min(...inner.map((title) => title.base)) - 1 : null
}

/** Columns that begin below entries with their dates at the right edge: where their titles stand in one row, or null. */
function bandBelow(left: Cell[], right: Cell[]): number | null {
  const rows = toRows([...left, ...right])
  const titles = rows.find((row) => row.filter((cell) => isTitleRow([cell])).length > 1)
  const top = titles ? Math.min(...titles.map((cell) => cell.base)) - 1 : 0
  const above = toRows(right.filter((cell) => cell.base < top))
  return above.length > 1 && above.every(isDateRow) ? top : null
}

const linesOf = (columns: Column[]): Line[] => columns.flatMap((column) => column.lines)
function toColumn(rows: Cell[][]): Column {
  const lines = rows.map(toLine).filter((line) => line !== null)
  return columnOf(lines)
}

function columnOf(lines: Line[]): Column {
  const left = Math.min(...lines.map((line) => line.x))
  const right = Math.max(...lines.map((line) => line.right))
  return { lines, left, right, page: lines[0]?.page ?? 0 }
}

/** Titles (or dates) on the left, each beside the band of text that belongs to it. */
function marginRows(left: Cell[], right: Cell[], depth: number): Line[] {
  const bands: Band[] = []
  const isOwn = ownRows(toRows(left), toRows(right))
  for (const row of joinTitles(toRows(left))) {
    const band = bands.at(-1)
    const last = band?.label.at(-1)
    const first = row[0]
    if (!first) continue
    const isClose =
      last !== undefined && first.y - (last.y + last.height) < 0.5 * first.size && !isTitleRow(row)
    const hasDate = band !== undefined && toRows(band.label).some(isDateRow)
    const goesOn =
      isClose &&
      !isOwn(row) &&
      band !== undefined &&
      !toRows(band.label).some(isTitleRow) &&
      !(hasDate && isDateRow(row))
    if (goesOn) band.label.push(...row)
    else bands.push({ label: [...row], top: first.y, isLabel: isOwn(row) })
  }
  const lead = right.filter((cell) => cell.y + cell.height <= (bands[0]?.top ?? 0) + 1)
  const rest = right.filter((cell) => !lead.includes(cell))
  const inner = innerEdges(rest)
  const lines = linesOf(arrange(lead, depth + 1))
  bands.forEach((band, index) => {
    const end = bands[index + 1]?.top ?? Infinity
    const inside = rest.filter(
      (cell) => cell.y + cell.height > band.top + 1 && cell.y + cell.height <= end + 1,
    )
    lines.push(...bandLines(band, inside, { depth, inner }))
  })
  return lines
}

/** A column of labels, each beside its value: what a label breaks over two lines stands closer than the next label. */
function ownRows(left: Cell[][], right: Cell[][]): (row: Cell[]) => boolean {
  const leading = Math.min(...gapsOf(right))
  const own = stretchesOf(left).flatMap((rows) => labelsAmong(rows, right, leading))
  return (row) => own.some((other) => other[0] === row[0])
}

/** Rows of a margin between titles, without those beside dates: these are parts of entries. */
function stretchesOf(left: Cell[][]): Cell[][][] {
  const stretches: Cell[][][] = [[]]
  for (const row of left) {
    if (isTitleRow(row)) stretches.push([])
    else stretches.at(-1)?.push(row)
  }
  return stretches.filter((rows) => rows.length > 1 && !rows.some(isDateRow))
}

/** The white above each row. */
function gapsOf(rows: Cell[][]): number[] {
  return rows.map((row, index) => {
    const [cell, above] = [row[0], rows[index - 1]?.[0]]
    return cell && above ? Math.max(0, cell.y - (above.y + above.height)) : Infinity
  })
}

function labelsAmong(rows: Cell[][], right: Cell[][], leading: number): Cell[][] {
  const beside = rows.filter((row) => right.some((other) => Math.abs(baseOf(other) - baseOf(row)) < 2))
  if (beside.length < rows.length * 0.6) return []
  const gaps = gapsOf(rows)
  const tight = Math.min(...gaps, leading)
  const isEven = beside.length === rows.length && gaps.slice(1).every((gap) => gap < tight + 1)
  return rows.filter((row, index) => beside.includes(row) && (isEven || (gaps[index] ?? 0) > tight + 1))
}

/** `isLabel`: it names the value beside it. */
type Band = { label: Cell[]; top: number; isLabel: boolean }
type BandSetting = { depth: number; inner: number[] }

function bandLines({ label, isLabel }: Band, inside: Cell[], { depth, inner }: BandSetting): Line[] {
  const text = textOf(label)
  const heads = joinLines(toRows(label))
  const isTitle =
    ((matchTitle(text)?.score ?? 0) >= 0.5 && label.every((cell) => cell.titleLook)) ||
    (heads.length === 1 && !isLabel && !isDateRow(label) && text.length >= 24)
  if (isTitle || inside.length === 0) {
    const title = toLine(label)
    return [...(title ? [title] : []), ...linesOf(arrange(inside, depth + 1))]
  }
  if (heads.length > 1) return toColumn([...heads, ...toRows(inside)]).lines
  const rows = inner.length === 0 ? toRows(inside) : tableRows(inside, inner)
  const first = [...(heads[0] ?? label), ...(rows[0] ?? [])].toSorted((a, b) => a.x - b.x)
  return toColumn([first, ...rows.slice(1)]).lines
}
