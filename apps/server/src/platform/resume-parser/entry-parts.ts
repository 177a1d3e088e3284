/** Stage 8: the head of an entry -> parts: what dates, separators, cells and changes of style set apart. */
import { findDates, type DateSpan } from './dates.ts'
import type { Row } from './entry-rows.ts'
import { isFull } from './items.ts'
import { placeScore } from './places.ts'
import { COMPANY } from './vocabulary.ts'
import type { Cell, Place, Run } from './shapes.ts'

export type Part = {
  text: string
  slot: string
  look: string
  row: number
  cell: number
  isPlace: boolean
  /** Cut off the end of a longer text. */
  isPeeled: boolean
  isStrong: boolean
  place: Place
}

export type Head = { parts: Part[]; dates: DateSpan[]; datePlaces: Place[] }

const HARD = /\s*[|¦•·●▪‖]\s*|\s+\/\/\s+|\t|\s*\uE000\s*/u

export function toHead(rows: Row[]): Head {
  const parts: Part[] = []
  const dates: DateSpan[] = []
  const datePlaces: Place[] = []
  const seen = new Map<string, number>()
  rows.forEach((row, rowIndex) => {
    if (row.isDuration) return
    row.line.cells.forEach((cell, cellIndex) => {
      const { fragments, spans } = fragmentsOf(cell)
      dates.push(...spans)
      if (spans.length > 0) datePlaces.push(placeOf(cell))
      for (const fragment of fragments) {
        const above = parts.findLast(
          (part) => part.row === rowIndex - 1 && part.look === lookOf(fragment.run),
        )
        if (above && (isContinuation(fragment.text, above.text) || isBroken(rows, rowIndex, above))) {
          above.text = `${above.text} ${fragment.text}`
          continue
        }
        const isPlace = placeScore(fragment.text, 'do not count') >= 0.7
        const look = lookOf(fragment.run)
        const count = (seen.get(look) ?? 0) + (isPlace ? 0 : 1)
        seen.set(look, count)
        parts.push({
          text: isPlace ? fragment.text.replace(/(?<=\p{L}{2})\.$/u, '') : fragment.text,
          isPeeled: fragment.isPeeled,
          slot: `${look}#${isPlace ? 'place' : count}`,
          look,
          row: rowIndex,
          cell: cellIndex,
          isPlace,
          isStrong: fragment.run.bold,
          place: { page: cell.page, box: boxOf(fragment.run) },
        })
      }
    })
  })
  return { parts, dates, datePlaces }
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

type Fragment = { text: string; run: Run; isPeeled: boolean }

/** Dates are looked for in the whole cell, since a range may change its style half way. */
function fragmentsOf(cell: Cell): { fragments: Fragment[]; spans: DateSpan[] } {
  const { text, owners } = joinRuns(cell.runs)
  const spans = findDates(text)
  const fragments: Fragment[] = []
  let current = ''
  let owner: Run | undefined
  const flush = () => {
    if (owner) fragments.push(...piecesOf(current, owner))
    current = ''
  }
  for (let index = 0; index < text.length; index++) {
    const inDate = spans.some((span) => index >= span.from && index < span.to)
    const run = owners[index]
    // "BSc in" in bold goes on in the next style.
    const isOpen = /\b(?:in|of|en|em|für|der)\s*$/.test(current)
    if (inDate || (run !== owner && !isOpen)) flush()
    owner = run
    if (!inDate) current += text[index]
  }
  flush()
  return { fragments, spans }
}

function joinRuns(runs: Run[]): { text: string; owners: Run[] } {
  let text = ''
  const owners: Run[] = []
  for (const run of runs) {
    const lead = text === '' || /^[,.;:)\]]/.test(run.text) || /[([/]$/.test(text) ? '' : ' '
    text += lead + run.text
    while (owners.length < text.length) owners.push(run)
  }
  return { text, owners }
}

function piecesOf(text: string, run: Run): Fragment[] {
  return text
    .split(HARD)
    .map(trimSigns)
    .filter((piece) => /[\p{L}\d]/u.test(piece) && !/^(?:https?:|www\.)|^\S+@\S+$/.test(piece))
    .flatMap((piece) => peelPlace(piece).map((text, index) => ({ text, run, isPeeled: index > 0 })))
}

function trimSigns(text: string): string {
  const bare = text.replace(/^[\s,;:–—\-·|/@)\p{So}]+|[\s,;:–—\-·|/@(\p{So}]+$/gu, '').trim()
  const opened = (bare.match(/\(/g) ?? []).length
  const closed = (bare.match(/\)/g) ?? []).length
  if (opened > closed && bare.lastIndexOf('(') > bare.lastIndexOf(')'))
    return bare.startsWith('(') ? bare.slice(1).trim() : `${bare})`
  if (closed > opened && bare.endsWith(')')) return bare.slice(0, -1).trim()
  if (bare.startsWith('(') && bare.endsWith(')') && opened === 1) return bare.slice(1, -1).trim()
  return bare
}

/** "Acme GmbH, Berlin, Germany" -> the company and the place. */
function peelPlace(text: string): string[] {
  if (placeScore(text, 'do not count') >= 0.7) return [text]
  const bracket = /^(.+?)\s*\(([^()]+)\)$/.exec(text)
  if (bracket?.[1] && bracket[2] && placeScore(bracket[2]) >= 0.75) return [bracket[1], bracket[2]]
  const lead = /^(.+?)\s+[–—-]\s+(.+)$/u.exec(text)
  if (lead?.[1] && lead[2] && placeScore(lead[1]) >= 0.7) return [lead[2], lead[1]]
  const cuts = [...text.matchAll(/,\s+|\s+[–—-]\s+|\s+in\s+(?=\p{Lu})/gu)]
  for (const cut of cuts) {
    const tail = text.slice(cut.index + cut[0].length)
    const head = text.slice(0, cut.index).trim()
    if (head.length > 1 && placeScore(tail, 'do not count') >= (cut[0].includes('in') ? 0.8 : 0.7))
      return [head, tail]
  }
  // A small town is believed after a company's name.
  const last = /^(.+),\s+([^,]+)$/.exec(text)
  if (last?.[1] && last[2] && COMPANY.count(last[1]) > 0 && placeScore(last[2], 'do not count') >= 0.5)
    return [last[1], last[2]]
  return [text]
}
