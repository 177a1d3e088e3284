/** Stage 7: the rows of a section -> entries, found by their dates and by the repetition of their layout. */
import { isDateText } from '#parser/words/dates.ts'
import type { Row } from './entry-rows.ts'

/** `head` names things, `body` describes them. */
export type Block = { head: Row[]; body: Row[] }

const MOST_ABOVE = 4
const MOST_BELOW = 4

export function toBlocks(rows: Row[]): Block[] {
  const anchors = pureAnchors(
    rows,
    rows.flatMap((row, index) => (row.dates.length > 0 && !row.isBody ? [index] : [])),
  )
  const tails = tailingStarts(rows, anchors)
  if (tails)
    return tails.map((start, index) => toTailedBlock(rows.slice(start, tails[index + 1] ?? rows.length)))
  const starts = anchors.length > 0 ? datedStarts(rows, mergeAnchors(rows, anchors)) : plainStarts(rows)
  return starts.map((start, index) => toBlock(rows.slice(start, starts[index + 1] ?? rows.length)))
}

/** Dates that stand below all else of their entries: the last row is one, and what follows each looks like the first row. */
function tailingStarts(rows: Row[], anchors: number[]): number[] | null {
  const [first] = anchors
  if (first === undefined || anchors.at(-1) !== rows.length - 1 || anchors.length < 2) return null
  const isAlone = (anchor: number) => isDateText(rows[anchor]?.line.text ?? '')
  const follows = anchors.slice(0, -1).map((anchor) => anchor + 1)
  const hasDuties = anchors.every((anchor, index) => anchor - (anchors[index - 1] ?? -1) > 3)
  const repeats = follows.every((start) => rows[start]?.look === rows[0]?.look && !rows[start]?.line.isBullet)
  const wider = follows.every((start) => (rows[start]?.line.gap ?? 0) > (rows[start - 1]?.line.gap ?? 0) + 1)
  return anchors.every(isAlone) && hasDuties && repeats && wider ? [0, ...follows] : null
}

/** The rows of the first look and the one below name things, those between them and the date describe. */
function toTailedBlock(rows: Row[]): Block {
  const last = rows.length - 1
  const body = rows.findIndex(
    (row, index) => index > 1 && (row.isBody || row.line.x > (rows[0]?.line.x ?? 0) + 6),
  )
  const end = body > 0 ? body : Math.min(2, last)
  return { head: [...rows.slice(0, end), ...rows.slice(last)], body: rows.slice(end, last) }
}

/** Where most dates have a cell or a line of their own, a date inside a text starts no entry. */
function pureAnchors(rows: Row[], anchors: number[]): number[] {
  const pure = anchors.filter((anchor) => rows[anchor]?.line.cells.some((cell) => isDateText(cell.text)))
  if (pure.length <= anchors.length * 0.5 || pure.length < 2) return anchors
  return anchors.filter(
    (anchor) =>
      pure.includes(anchor) ||
      rows[anchor]?.dates.some(
        (date) => date.end === 'Present' || (date.end !== null && date.start.month !== null),
      ),
  )
}

/** Two dates on neighbouring rows of one look of which one is no range belong to one entry ("2012 – 2016", "Grade 2016"). */
function mergeAnchors(rows: Row[], anchors: number[]): number[] {
  const hasRanges = anchors.filter((anchor) => rows[anchor]?.dates.some((date) => date.end !== null)).length
  if (hasRanges < anchors.length * 0.6) return anchors
  return anchors.filter((anchor) => {
    const row = rows[anchor]
    if (row?.dates.some((date) => date.end !== null)) return true
    return !anchors.some(
      (other) =>
        other !== anchor &&
        Math.abs(other - anchor) <= 2 &&
        rows[other]?.dates.some((date) => date.end !== null),
    )
  })
}

function datedStarts(rows: Row[], anchors: number[]): number[] {
  const first = firstStart(rows, anchors[0] ?? 0)
  const starts = [first]
  const plain = plainLook(rows)
  for (let index = 1; index < anchors.length; index++) {
    const anchor = anchors[index] ?? 0
    const before = anchors[index - 1] ?? 0
    starts.push(bestStart(rows, { first, firstAnchor: anchors[0] ?? 0, before, anchor, plain }))
  }
  return starts
}

function firstStart(rows: Row[], anchor: number): number {
  let start = anchor
  while (start > 0 && anchor - start < MOST_ABOVE && !rows[start - 1]?.isBody) start--
  return start
}

/** The look of most letters that carry no date. */
function plainLook(rows: Row[]): string {
  const letters = new Map<string, number>()
  for (const row of rows)
    if (row.dates.length === 0) letters.set(row.look, (letters.get(row.look) ?? 0) + row.line.text.length)
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

type Span = { first: number; firstAnchor: number; before: number; anchor: number; plain: string }

function bestStart(rows: Row[], span: Span): number {
  const { before, anchor } = span
  let best = anchor
  let bestScore = -Infinity
  for (let start = anchor; start > before && anchor - start <= MOST_ABOVE; start--) {
    const score = startScore(rows, span, start)
    if (score > bestScore) {
      best = start
      bestScore = score
    }
    if (rows[start - 1]?.isBody) break
  }
  return best
}

/** How well an entry that starts here repeats the layout of the first one. */
function startScore(rows: Row[], span: Span, start: number): number {
  const { first, firstAnchor, before, anchor, plain } = span
  const above = anchor - start
  let score = above === firstAnchor - first ? 2 : 0
  // Plain words that describe the entry before do not open the next one.
  if (rows[start]?.look === plain && rows[first]?.look !== plain && start !== anchor) score -= 2.5
  for (let step = 0; step <= above; step++) {
    const row = rows[anchor - step]
    const model = step <= firstAnchor - first ? rows[firstAnchor - step] : undefined
    if (row?.isBody) score -= 4
    else score += model ? (model.look === row?.look && model.isDuration === row?.isDuration ? 1 : -0.8) : -0.7
  }
  // Titles that would be left behind at the end of the entry before.
  for (let index = before + 1; index < start; index++) {
    const row = rows[index]
    const model = rows[firstAnchor + index - before]
    const repeats =
      model &&
      !model.isBody &&
      model.look === row?.look &&
      firstAnchor + index - before < (before === firstAnchor ? start : before)
    if (row && !row.isBody && hasBodyBetween(rows, before, index)) score -= 2
    else if (row && !row.isBody && row.line.bold && !repeats) score -= 0.8
  }
  return score + gapBonus(rows, before, anchor, start)
}

function hasBodyBetween(rows: Row[], from: number, to: number): boolean {
  return rows.slice(from + 1, to).some((row) => row.isBody)
}

function gapBonus(rows: Row[], before: number, anchor: number, start: number): number {
  const gaps = rows.slice(before + 1, anchor + 1).map((row) => row.line.gap)
  const gap = rows[start]?.line.gap ?? 0
  const size = rows[start]?.line.size ?? 10
  const others = gaps.filter((_, index) => before + 1 + index !== start)
  const widest = Math.max(0, ...others)
  if (rows[start]?.line.page !== rows[start - 1]?.line.page) return 0.7
  if (others.length === 0) return 0
  return gap > widest + 0.15 * size ? 1.8 : gap < widest - 0.15 * size ? -0.8 : 0
}

/** Without any date: an entry starts where the look of the first line comes back, or after a clear gap. */
function plainStarts(rows: Row[]): number[] {
  const heads = rows.flatMap((row, index) => (row.isBody ? [] : [index]))
  const first = rows[heads[0] ?? 0]
  if (!first) return []
  const looks = new Set(heads.map((index) => rows[index]?.look))
  if (looks.size > 1)
    return heads.filter((index) => rows[index]?.look === first.look && rows[index - 1]?.look !== first.look)
  const gaps = heads.slice(1).map((index) => rows[index]?.line.gap ?? 0)
  const tight = Math.min(...gaps)
  const loose = heads.filter(
    (index, order) => order === 0 || (rows[index]?.line.gap ?? 0) > tight + 0.3 * first.line.size,
  )
  return loose.length > 1 ? loose : first.line.isBullet ? heads : heads.slice(0, 1)
}

function toBlock(rows: Row[]): Block {
  const anchor = rows.findIndex((row) => row.dates.length > 0 && !row.isBody)
  let end = 0
  while (end < rows.length && !(rows[end]?.isBody && end > anchor) && end <= Math.max(anchor, 0) + MOST_BELOW)
    end++
  return { head: rows.slice(0, end).filter((row) => !row.isBody), body: rows.slice(end) }
}
