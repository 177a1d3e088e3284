/** Rows of cells, told apart as titles, dates and text. */
import { isDateText, withoutDates } from '#parser/words/dates.ts'
import { matchTitle } from '#parser/sections/section-titles.ts'
import type { Cell } from '#parser/shapes.ts'

export const textOf = (row: Cell[]): string => row.map((cell) => cell.text).join(' ')
export const basesOf = (row: Cell[] | undefined): number[] => (row ?? []).map((cell) => cell.base)
export const baseOf = (row: Cell[]): number => row[0]?.base ?? 0
export const isTitleRow = (row: Cell[]): boolean =>
  row.length === 1 && row[0]?.titleLook === true && (matchTitle(textOf(row))?.score ?? 0) >= 0.8
/** Rows that are neither titles nor dates. */
export const countText = (rows: Cell[][]): number =>
  rows.filter((row) => !isTitleRow(row) && !isDateRow(row)).length

export const countTitles = (rows: Cell[][]): number => rows.filter(isTitleRow).length
export function isDateRow(row: Cell[]): boolean {
  const text = textOf(row)
  return isDateText(text) || (text.length < 40 && withoutDates(text).dates.length > 0)
}

export function share(rows: Cell[][], holds: (row: Cell[]) => boolean): number {
  return rows.length === 0 ? 0 : rows.filter(holds).length / rows.length
}

/** A title that a narrow margin breaks over two rows. */
export function joinTitles(rows: Cell[][]): Cell[][] {
  const joined: Cell[][] = []
  for (const row of rows) {
    const [cell, ...others] = row
    const [above, ...more] = joined.at(-1) ?? []
    const text = `${above?.text ?? ''} ${cell?.text ?? ''}`
    const isClose =
      above &&
      cell &&
      cell.y - (above.y + above.height) < 0.6 * cell.size &&
      above.bold === cell.bold &&
      Math.abs(above.size - cell.size) < 0.3
    if (
      isClose &&
      cell.titleLook &&
      others.length + more.length === 0 &&
      (matchTitle(text)?.score ?? 0) >= (isTitleRow(row) ? 1 : 0.8)
    ) {
      joined[joined.length - 1] = [
        { ...above, text, height: cell.y + cell.height - above.y, runs: [...above.runs, ...cell.runs] },
      ]
    } else joined.push(row)
  }
  return joined
}
