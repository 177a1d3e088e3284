/** Rows of a table whose cells have several lines. */
import { findGutters } from './gutters.ts'
import { toRows } from './lines.ts'
import { baseOf, isDateRow, share } from './row-kinds.ts'
import type { Cell, Run } from '#parser/shapes.ts'

/**
 * A table row whose cells have several lines: what the narrow cells broke is whole again. Of two columns the second is
 * left in its lines: it describes; of more, each names something.
 */
export function tableRows(inside: Cell[], edges: number[]): Cell[][] {
  const columns = [0, ...edges].map((from, index) =>
    inside.filter((cell) => cell.x >= from - 0.5 && cell.x < (edges[index] ?? Infinity) - 0.5),
  )
  const read = columns.map((cells, index) =>
    index === 0 || edges.length > 1 ? joinLines(toRows(cells)) : toRows(cells),
  )
  return [read.flatMap((rows) => rows[0] ?? []), ...read.flatMap((rows) => rows.slice(1))].filter(
    (row) => row.length > 0,
  )
}

/** Where the further columns of a table begin that has them nearly all the way down. */
export function innerEdges(cells: Cell[]): number[] {
  const rows = toRows(cells)
  const edges = findGutters(cells)
    .filter(
      ({ x, top, bottom }) =>
        rows.filter((row) => baseOf(row) >= top && baseOf(row) <= bottom).length >= rows.length * 0.7 &&
        isColumn(cells, x),
    )
    .map(({ x }) => x)
  return edges
    .filter((x, index) => edges.slice(0, index).every((other) => Math.abs(other - x) > 20))
    .toSorted((a, b) => a - b)
}

function isColumn(cells: Cell[], x: number): boolean {
  const left = toRows(cells.filter((cell) => cell.x < x - 0.5))
  const right = toRows(cells.filter((cell) => cell.x >= x - 0.5))
  return share(right, isDateRow) < 0.4 && left.length > 1
}

/** Lines of one look that follow closely are one text, broken by the narrow cell. */
export function joinLines(rows: Cell[][]): Cell[][] {
  const joined: Cell[][] = []
  const edge = Math.max(...rows.flat().map((cell) => cell.x + cell.width))
  let last: Cell | undefined
  for (const row of rows) {
    const wasFull = last !== undefined && fills(last, row[0], edge)
    last = row[0]
    const [cell] = row
    const [above] = joined.at(-1) ?? []
    const isSame =
      above &&
      cell &&
      wasFull &&
      row.length === 1 &&
      Math.abs(above.size - cell.size) < 0.3 &&
      above.bold === cell.bold &&
      cell.y - (above.y + above.height) < 0.5 * cell.size
    if (isSame)
      joined[joined.length - 1] = [
        {
          ...above,
          text: `${above.text} ${cell.text}`,
          height: cell.y + cell.height - above.y,
          runs: joinRuns(above.runs, cell.runs),
        },
      ]
    else joined.push(row)
  }
  return joined
}

/** The next word would not have fitted on the line. */
function fills(cell: Cell, next: Cell | undefined, edge: number): boolean {
  const letter = cell.width / Math.max(1, cell.text.length)
  const word = next?.text.split(/[\s-]/)[0] ?? ''
  return cell.x + cell.width + (word.length + 0.5) * letter > edge - 1
}

function joinRuns(above: Run[], below: Run[]): Run[] {
  const last = above.at(-1)
  const first = below[0]
  if (!last || !first || last.italic !== first.italic || last.bold !== first.bold) return [...above, ...below]
  return [
    ...above.slice(0, -1),
    {
      ...last,
      text: `${last.text} ${first.text}`,
      width: Math.max(last.width, first.width),
      height: first.y + first.height - last.y,
    },
    ...below.slice(1),
  ]
}
