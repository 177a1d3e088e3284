/** Rows of a table whose cells have several lines. */
import { toRows } from './lines.ts'
import type { Cell, Run } from './shapes.ts'

/** A table row whose cells have several lines: first cell whole, then the lines of the second. */
export function tableRows(inside: Cell[], x: number): Cell[][] {
  const left = joinLines(toRows(inside.filter((cell) => cell.x < x - 0.5)))
  const right = toRows(inside.filter((cell) => cell.x >= x - 0.5))
  return [[...(left[0] ?? []), ...(right[0] ?? [])], ...left.slice(1), ...right.slice(1)].filter(
    (row) => row.length > 0,
  )
}

/** Lines of one look that follow closely are one text, broken by the narrow cell. */
export function joinLines(rows: Cell[][]): Cell[][] {
  const joined: Cell[][] = []
  for (const row of rows) {
    const [cell] = row
    const [above] = joined.at(-1) ?? []
    const isSame =
      above &&
      cell &&
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
