/** A range that the end of a line breaks ("... January 2017 to October" above "2020") is put together on the line where it begins. */
import { findDates } from '#parser/words/dates.ts'
import type { Cell, Line } from '#parser/shapes.ts'

export function joinBrokenRanges(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const length = before ? restOfRange(before, line) : 0
    if (!before || length === 0) {
      joined.push(line)
      continue
    }
    joined[joined.length - 1] = withText(before, `${before.text} ${line.text.slice(0, length).trim()}`)
    const rest = line.text.slice(length).replace(/^[\s,;:.)–—-]+/u, '')
    if (rest !== '') joined.push(withText(line, rest))
  }
  return joined
}

/** How much of the line belongs to a range that the line before begins; 0 for none. */
function restOfRange(before: Line, line: Line): number {
  const isNear = line.page === before.page && line.gap < line.size && before.cells.length === 1
  if (!isNear || line.cells.length > 1 || line.isBullet || before.text.length < 12) return 0
  const border = before.text.length + 1
  const range = findDates(`${before.text} ${line.text}`).find(
    ({ from, to, end }) => end !== null && from < border - 3 && to > border,
  )
  const isWhole = findDates(before.text).some(({ end, to }) => end !== null && to < before.text.length)
  return range && !isWhole ? range.to - border : 0
}

function withText(line: Line, text: string): Line {
  const [cell] = line.cells
  if (!cell) return line
  return { ...line, text, cells: [withRuns(cell, text)] }
}

/** Keeps the styles of what stood there before; what is added has the last one. */
function withRuns(cell: Cell, text: string): Cell {
  const last = cell.runs.at(-1)
  if (!last || !text.startsWith(cell.text)) return { ...cell, text, runs: [{ ...(last ?? cell), text }] }
  const added = text.slice(cell.text.length)
  return { ...cell, text, runs: [...cell.runs.slice(0, -1), { ...last, text: last.text + added }] }
}
