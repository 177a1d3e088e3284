/** A range broken over two lines of a narrow column ("01/2019 –" above "heute", "2013" above "2017") becomes one cell. */
import { findDates, isDateText, isMonthText, isPresentText } from '#parser/words/dates.ts'
import type { Cell } from '#parser/shapes.ts'

export function joinStackedDates(cells: Cell[]): Cell[] {
  const pairs = pairedDates(cells)
  return joinBelow(cells, (cell, below) => {
    const isAlone = !cells.some((other) => other !== below && Math.abs(other.base - below.base) < 2)
    return rangeOf(cell.text, below.text, isAlone || pairs.get(cell) === below)
  })
}

/** The tile of a calendar, "Feb" above "2020", becomes one date. */
export function joinStackedMonths(cells: Cell[]): Cell[] {
  return joinBelow(cells, (cell, below) =>
    isMonthText(cell.text) && /^(?:19|20)\d\d$/.test(below.text) ? `${cell.text} ${below.text}` : null,
  )
}

/** Cells with the one below them, where `textOf` has a text for both. */
function joinBelow(cells: Cell[], textOf: (cell: Cell, below: Cell) => string | null): Cell[] {
  const gone = new Set<Cell>()
  const joined = new Map<Cell, Cell>()
  for (const cell of cells.toSorted((a, b) => a.base - b.base)) {
    if (gone.has(cell) || cell.text.length > 28) continue
    const below = cells.find((other) => !gone.has(other) && isRightBelow(cell, other))
    const text = below ? textOf(cell, below) : null
    if (!below || text === null) continue
    gone.add(below)
    joined.set(cell, { ...cell, text, width: Math.max(cell.width, below.width), runs: [] })
  }
  return cells.filter((cell) => !gone.has(cell)).map((cell) => withRun(joined.get(cell) ?? cell))
}

function withRun(cell: Cell): Cell {
  return cell.runs.length > 0 ? cell : { ...cell, runs: [{ ...cell, text: cell.text }] }
}

/** In a margin where dates stand in twos, one close above the other, the two are from and to. */
function pairedDates(cells: Cell[]): Map<Cell, Cell> {
  const dates = cells
    .filter((cell) => cell.text.length <= 28 && (isSingleDate(cell.text) || isPresentText(cell.text)))
    .toSorted((a, b) => a.base - b.base)
  const chains = chainsOf(dates, Math.min(...dates.flatMap((cell) => dropsBelow(cell, dates))) * 1.2)
  const pairs = chains.filter((chain) => chain.length === 2)
  if (pairs.length < 2 || pairs.length < chains.length * 0.6) return new Map()
  return new Map(pairs.flatMap(([from, to]) => (from && to ? [[from, to]] : [])))
}

function dropsBelow(cell: Cell, dates: Cell[]): number[] {
  return dates.filter((other) => isRightBelow(cell, other)).map((other) => other.base - cell.base)
}

/** Dates right below each other; what stands further apart than the closest two belongs to the next entry. */
function chainsOf(dates: Cell[], most: number): Cell[][] {
  const chains: Cell[][] = []
  for (const cell of dates) {
    const chain = chains.find((other) => {
      const last = other.at(-1)
      return last !== undefined && isRightBelow(last, cell) && cell.base - last.base <= most
    })
    if (chain) chain.push(cell)
    else chains.push([cell])
  }
  return chains
}

function isSingleDate(text: string): boolean {
  return isDateText(text) && findDates(text)[0]?.end === null
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
function rangeOf(above: string, below: string, isPair: boolean): string | null {
  const openAbove = /[-–—]\s*$|\b(?:to|bis|au|à|a|al|até|hasta|tot)\s*$/i.test(above)
  const openBelow = /^\s*[-–—]/.test(below)
  if (openAbove || openBelow) {
    const text = `${above} ${below}`
    return isSingleRange(text) ? text : null
  }
  // "July 2018 – Jan." above "2021": the month of the end stands without its year.
  if (/^(?:19|20)\d\d$/.test(below) && isMonthText(/[-–—]\s*(\S+)$/u.exec(above)?.[1] ?? '')) {
    const whole = `${above} ${below}`
    return isSingleRange(whole) ? whole : null
  }
  const text = `${above} – ${below}`
  if (!isPair || !isSingleDate(above) || !isSingleRange(text)) return null
  return isPresentText(below) || (isDateText(below) && isInOrder(above, below)) ? text : null
}

/** Entries that follow each other go back in time. */
function isInOrder(above: string, below: string): boolean {
  const [from] = findDates(above)
  const [to] = findDates(below)
  return from !== undefined && to !== undefined && to.start.year >= from.start.year
}

function isSingleRange(text: string): boolean {
  const spans = findDates(text)
  return spans.length === 1 && spans[0]?.end !== null && isDateText(text)
}
