/** Stage 8: the head of an entry -> parts: what dates, separators, cells and changes of style set apart. */
import type { DateSpan } from '#parser/words/dates.ts'
import { fragmentsOf, type Fragment } from './entry-fragments.ts'
import { withoutLabels, type Label } from './entry-labels.ts'
import type { Row } from './entry-rows.ts'
import { isFull } from '#parser/values/items.ts'
import { placeScore } from '#parser/words/places.ts'
import type { Cell, Place, Run } from '#parser/shapes.ts'

export type Part = {
  text: string
  slot: string
  /** What a label before it says that it is. */
  label: Label | null
  look: string
  row: number
  cell: number
  isPlace: boolean
  /** Cut off the end of a longer text. */
  isPeeled: boolean
  isStrong: boolean
  place: Place
}

/** The whole value is one name: it is not cut at commas. */
const NAMES_ONE = new Set<Label>(['role', 'company', 'location', 'degree', 'college'])

export type Head = { parts: Part[]; dates: DateSpan[]; datePlaces: Place[] }

export function toHead(rows: Row[]): Head {
  const parts: Part[] = []
  const dates: DateSpan[] = []
  const datePlaces: Place[] = []
  const seen = new Map<string, number>()
  rows.forEach((row, rowIndex) => {
    if (row.isDuration) return
    withoutLabels(row.line.cells).forEach(({ cell, label }, cellIndex) => {
      const { fragments, spans } = fragmentsOf(cell, label !== null && NAMES_ONE.has(label))
      dates.push(...spans)
      if (spans.length > 0) datePlaces.push(placeOf(cell))
      for (const fragment of fragments) {
        const above = parts.findLast(
          (part) => part.row === rowIndex - 1 && part.look === lookOf(fragment.run),
        )
        if (
          above &&
          label === null &&
          (isContinuation(fragment.text, above.text) || isBroken(rows, rowIndex, above))
        ) {
          above.text = `${above.text} ${fragment.text}`
          continue
        }
        parts.push(toPart(fragment, label, { cell, row: rowIndex, cellIndex }, seen))
      }
    })
  })
  return { parts, dates, datePlaces }
}

type Spot = { cell: Cell; row: number; cellIndex: number }

/** `seen` counts the parts of each look, which makes their slots. */
function toPart(
  { text, run, isPeeled }: Fragment,
  label: Label | null,
  spot: Spot,
  seen: Map<string, number>,
): Part {
  const isPlace = label === null ? placeScore(text, 'do not count') >= 0.7 : label === 'location'
  const look = lookOf(run)
  const count = (seen.get(look) ?? 0) + (isPlace ? 0 : 1)
  seen.set(look, count)
  return {
    text: isPlace ? text.replace(/(?<=\p{L}{2})\.$/u, '') : text,
    isPeeled,
    slot: label ?? `${look}#${isPlace ? 'place' : count}`,
    label,
    look,
    row: spot.row,
    cell: spot.cellIndex,
    isPlace,
    isStrong: run.bold,
    place: { page: spot.cell.page, box: boxOf(run) },
  }
}

const lookOf = (run: Run): string =>
  `${Math.round(run.size * 2)}${run.bold ? 'b' : ''}${run.italic ? 'i' : ''}`

const REST =
  /^(?:(?:gmbh|mbh|ag|kg|ohg|se|inc|llc|llp|ltd|limited|plc|corp|s\.?a\.?|s\.?l\.?|s\.?r\.?l|s\.?p\.?a|ltda|lda|b\.?v|n\.?v|as|co|& co.*)\.?(?:,.*)?|(?:de|da|do|des|du|di|della|del|of|and|und|et|y|e|en|für|for|&)\s.*)$/iu

/** "Acme Antriebstechnik" above "AG": a narrow column has broken the name. */
function isContinuation(text: string, above: string): boolean {
  return REST.test(text) || /(?:[-&/]|\b(?:de|da|do|des|du|di|of|and|und|et|für|for|the))$/i.test(above)
}

/** The line above reaches the right edge, and this one goes on closely in its look without anything beside it. */
function isBroken(rows: Row[], index: number, above: Part): boolean {
  const [before, row] = [rows[index - 1]?.line, rows[index]?.line]
  if (!before || !row || row.cells.length > 1 || rows[index]?.isBody || above.isPlace) return false
  const isClose = row.page === before.page && row.gap < 0.6 * row.size && Math.abs(row.x - before.x) < 2
  return isClose && before.cells.length === 1 && rows[index - 1]?.dates.length === 0 && isFull(before, row)
}

const placeOf = (cell: Cell): Place => ({ page: cell.page, box: boxOf(cell) })
const boxOf = ({ x, y, width, height }: Run | Cell) => ({ x, y, width, height })
