/** Ink that the reader of pictures passed over, or read as nothing sure: it is read again, by itself. */
import { scannedLines, type ScannedLine, type ScannedWord } from './scanned-lines.ts'
import type { Sheet } from './sheet.ts'

/** Words that were read so surely are not read again; and of what is read again only those are kept. */
const SURE = 0.5
const SURE_AGAIN = 0.6
/** Cells of a grid for the height of a word. */
const CELLS = 5
/** Dots that make a cell inked. */
const LEAST_INK = 3
const INK = 140
/** Cells between two words of a row. */
const BLANK = 4
/** Heights of a word: less is dust, more a picture. */
const LEAST_WIDE = 1.2
const LEAST_HIGH = 0.5
const MOST_HIGH = 8
/** Of the cells of a frame: letters fill more of it than dust. */
const LEAST_FULL = 0.2
/** Frames of a page: more are no text. */
const MOST = 12

export function withLeftOver(
  lines: ScannedLine[],
  sheet: Sheet,
  read: (part: Sheet) => string | null,
): ScannedLine[] {
  const sure = lines.flatMap(({ words }) => words).filter((word) => word.sure >= SURE)
  const found = framesOf(sheet, sure).flatMap((frame) => linesIn(frame, sheet, read))
  const fresh = found.flatMap((line) => {
    const words = line.words.filter(
      (word) => word.sure >= SURE_AGAIN && !sure.some((one) => overlaps(one, word)),
    )
    return words.length > 0 ? [{ ...line, words }] : []
  })
  const isReplaced = (word: ScannedWord) =>
    word.sure < SURE && fresh.some((line) => line.words.some((other) => overlaps(word, other)))
  const kept = lines.flatMap((line) => {
    const words = line.words.filter((word) => !isReplaced(word))
    return words.length > 0 ? [{ ...line, words }] : []
  })
  return [...kept, ...fresh]
}

type Frame = Pick<ScannedWord, 'x' | 'y' | 'width' | 'height'>

function linesIn(frame: Frame, sheet: Sheet, read: (part: Sheet) => string | null): ScannedLine[] {
  return scannedLines(read(cut(sheet, frame)) ?? '').map((line) => ({
    ...line,
    base: line.base + frame.y,
    words: line.words.map((word) => ({ ...word, x: word.x + frame.x, y: word.y + frame.y })),
  }))
}

function cut({ width, greys }: Sheet, frame: Frame): Sheet {
  const rows = Array.from({ length: frame.height }, (_, at) => {
    const start = (frame.y + at) * width + frame.x
    return greys.subarray(start, start + frame.width)
  })
  return { width: frame.width, height: frame.height, greys: new Uint8Array(Buffer.concat(rows)) }
}

function overlaps(one: Frame, other: Frame): boolean {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return wide > 0 && high > 0 && wide * high > 0.3 * other.width * other.height
}

/** Around what no sure word covers. */
function framesOf(sheet: Sheet, sure: ScannedWord[]): Frame[] {
  const height = middle(sure.map((word) => word.height))
  if (height === 0) return []
  const side = Math.max(3, Math.round(height / CELLS))
  const grid = inkOf(sheet, side)
  for (const word of sure) cover(grid, word, side)
  const groups = groupsOf(grid).filter(({ left, right, top, bottom, count }) => {
    const [wide, high] = [(right - left + 1) / CELLS, (bottom - top + 1) / CELLS]
    const isText = wide >= LEAST_WIDE && high >= LEAST_HIGH && high <= MOST_HIGH
    return isText && count >= LEAST_FULL * (right - left + 1) * (bottom - top + 1)
  })
  return groups.length > MOST ? [] : groups.map((group) => frameOf(group, side, sheet))
}

type Grid = { across: number; down: number; inked: Uint8Array }

function inkOf({ width, height, greys }: Sheet, side: number): Grid {
  const [across, down] = [Math.floor(width / side), Math.floor(height / side)]
  const counts = new Uint16Array(across * down)
  for (let y = 0; y < down * side; y++)
    for (let x = 0; x < across * side; x++) {
      const cell = Math.floor(y / side) * across + Math.floor(x / side)
      if ((greys[y * width + x] ?? 255) < INK) counts[cell] = (counts[cell] ?? 0) + 1
    }
  return { across, down, inked: Uint8Array.from(counts, (count) => (count >= LEAST_INK ? 1 : 0)) }
}

/** With the cells around it, where its rim may be. */
function cover({ across, down, inked }: Grid, word: Frame, side: number): void {
  const right = Math.min(across - 1, Math.ceil((word.x + word.width) / side))
  const bottom = Math.min(down - 1, Math.ceil((word.y + word.height) / side))
  for (let y = Math.max(0, Math.floor(word.y / side) - 1); y <= bottom; y++)
    for (let x = Math.max(0, Math.floor(word.x / side) - 1); x <= right; x++) inked[y * across + x] = 0
}

type Group = { left: number; right: number; top: number; bottom: number; count: number }

/** Inked cells that are near each other. */
function groupsOf({ across, down, inked }: Grid): Group[] {
  const groups: Group[] = []
  for (let first = 0; first < inked.length; first++) {
    if (inked[first] === 0) continue
    const cells = [first]
    inked[first] = 0
    for (const cell of cells) {
      const [column, row] = [cell % across, Math.floor(cell / across)]
      for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++)
        for (let x = Math.max(0, column - BLANK); x <= Math.min(across - 1, column + BLANK); x++) {
          if (inked[y * across + x] === 0) continue
          inked[y * across + x] = 0
          cells.push(y * across + x)
        }
    }
    groups.push(groupOf(cells, across))
  }
  return groups
}

function groupOf(cells: number[], across: number): Group {
  const group = { left: across, right: 0, top: Infinity, bottom: 0, count: cells.length }
  for (const cell of cells) {
    group.left = Math.min(group.left, cell % across)
    group.right = Math.max(group.right, cell % across)
    group.top = Math.min(group.top, Math.floor(cell / across))
    group.bottom = Math.max(group.bottom, Math.floor(cell / across))
  }
  return group
}

/** Letters are read best with some paper around them. */
function frameOf({ left, right, top, bottom }: Group, side: number, { width, height }: Sheet): Frame {
  const [x, y] = [Math.max(0, (left - 2) * side), Math.max(0, (top - 2) * side)]
  return {
    x,
    y,
    width: Math.min(width, (right + 3) * side) - x,
    height: Math.min(height, (bottom + 3) * side) - y,
  }
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
