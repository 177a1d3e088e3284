import { csvCell } from '@guildhall/contract/csv'

/** One line of a CSV file. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((text) => csvCell(text)).join(',')}\r\n`
}
