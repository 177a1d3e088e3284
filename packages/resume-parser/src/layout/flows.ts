/** Stage 4: the cells of all pages -> flows: columns in reading order that go on from page to page. */
import { arrange, type Column } from './columns.ts'
import { withGaps } from './gaps.ts'
import { matchTitle } from '#parser/sections/section-titles.ts'
import type { Cell, Flow } from '#parser/shapes.ts'

/** Columns of all pages; a column goes on in the column of the next page that stands at the same place. */
export function toFlows(pages: Cell[][]): Flow[] {
  const flows: { columns: Column[] }[] = []
  for (const cells of pages) {
    const before = [...flows]
    for (const column of arrange(cells, 0)) {
      const earlier = before.filter((flow) => flow.columns.at(-1)?.page !== column.page)
      const sameEdge = earlier.filter((flow) =>
        flow.columns.some((other) => Math.abs(other.left - column.left) < 6),
      )
      const match =
        sameEdge.at(-1) ??
        earlier.toSorted((a, b) => distance(a.columns, column) - distance(b.columns, column))[0]
      if (match && (sameEdge.length > 0 || distance(match.columns, column) < 30)) match.columns.push(column)
      else if (before.length > 0 && earlier.length > 0 && !startsWithTitle(column))
        before.at(-1)?.columns.push(column)
      else flows.push({ columns: [column] })
    }
  }
  return flows.map((flow) => ({ lines: withGaps(flow.columns.flatMap((column) => column.lines)) }))
}

function distance(columns: Column[], column: Column): number {
  return Math.min(
    ...columns.map(
      (other) => Math.abs(other.left - column.left) + 0.15 * Math.abs(other.right - column.right),
    ),
  )
}

function startsWithTitle(column: Column): boolean {
  return matchTitle(column.lines[0]?.text ?? '') !== null
}
