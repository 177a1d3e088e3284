/** The two sides of a gutter: columns, a table, or a margin. */
import { findDates, isDuration } from '#parser/words/dates.ts'
import { toRows } from './lines.ts'
import {
  baseOf,
  countText,
  countTitles,
  isDateRow,
  isTitleRow,
  joinTitles,
  share,
  textOf,
} from './row-kinds.ts'
import type { Cell } from '#parser/shapes.ts'

/**
 * How two sides of a gutter belong together: side by side, row by row, titles in the margin of their text,
 * or the heads of entries in the margin of their descriptions.
 */
export function relation(left: Cell[], right: Cell[]): 'columns' | 'rows' | 'margin' | 'entries' {
  const rightRows = toRows(right)
  const leftRows = fromTitle(joinTitles(toRows(left))).filter(
    (row) => isTitleRow(row) || baseOf(row) > baseOf(rightRows[0] ?? []) - 3,
  )
  const leftTitles = countTitles(leftRows)
  const rightTitles = countTitles(rightRows)
  const leftDates = share(leftRows, (row) => isDateRow(row) || isDuration(textOf(row)))
  if (leftTitles >= 2 && share(leftRows, (row) => isTitleRow(row) || isDateRow(row)) >= 0.75) return 'margin'
  if (
    leftTitles >= 2 &&
    rightTitles <= leftTitles * 0.34 &&
    share(leftRows, (row) => isTitleRow(row) || isBeside(row, rightRows)) >= 0.85 &&
    widthOf(left) < widthOf(right)
  )
    return 'margin'
  if (
    leftDates >= 0.5 &&
    share(leftRows, (row) => isDateRow(row) || isTitleRow(row) || textOf(row).length < 24) >= 0.9
  )
    return 'margin'
  if (areCards(leftRows, rightRows)) return 'columns'
  if (share(rightRows, isDateRow) >= 0.5 && rightTitles === 0) return 'rows'
  if (
    rightTitles === 0 &&
    (leftTitles >= 1 || share(leftRows, (row) => textOf(row).length < 30) >= 0.9) &&
    leftDates > 0.12 &&
    share(rightRows, isDateRow) === 0 &&
    isNarrow(left, right)
  )
    return 'entries'
  if (countText(leftRows) < 2 || countText(rightRows) < 2) return 'rows'
  if (leftTitles > 0 && rightTitles > 0) return 'columns'
  const [few, many] = leftRows.length < rightRows.length ? [leftRows, rightRows] : [rightRows, leftRows]
  return share(few, (row) => isBeside(row, many)) >= 0.85 ? 'rows' : 'columns'
}

/** A name may stand in rows of its own above the titles of a margin. */
function fromTitle(rows: Cell[][]): Cell[][] {
  const first = rows.findIndex(isTitleRow)
  const isName = first > 0 && first < 4 && rows.slice(0, first).every((row) => isLarge(row, rows[first]))
  return isName ? rows.slice(first) : rows
}

const isLarge = (row: Cell[], title: Cell[] | undefined): boolean =>
  row.length === 1 && (row[0]?.size ?? 0) > 1.4 * (title?.[0]?.size ?? 10)

/** Entries side by side: both sides have their own ranges, in the same rows, among lines without any. */
function areCards(left: Cell[][], right: Cell[][]): boolean {
  const beside = rangesOf(right).filter((row) => isBeside(row, rangesOf(left)))
  return (
    beside.length > 0 &&
    beside.length >= rangesOf(right).length * 0.6 &&
    share(left, isDateRow) <= 0.4 &&
    share(right, isDateRow) <= 0.4 &&
    countTitles(right) === 0
  )
}

const rangesOf = (rows: Cell[][]): Cell[][] => rows.filter((row) => row.length === 1 && isRange(textOf(row)))

const isRange = (text: string): boolean => text.length < 60 && findDates(text).some(({ end }) => end !== null)

function isNarrow(left: Cell[], right: Cell[]): boolean {
  return widthOf(left) < 0.75 * widthOf(right)
}

function isBeside(row: Cell[], others: Cell[][]): boolean {
  return others.some((other) => Math.abs(baseOf(other) - baseOf(row)) < 3)
}

function widthOf(cells: Cell[]): number {
  return Math.max(...cells.map((cell) => cell.x + cell.width)) - Math.min(...cells.map((cell) => cell.x))
}
