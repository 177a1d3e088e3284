/** The text of a cell -> fragments: what dates, hard separators and changes of style set apart, places peeled off. */
import { findDates, type DateSpan } from '#parser/words/dates.ts'
import { placeScore } from '#parser/words/places.ts'
import type { Cell, Run } from '#parser/shapes.ts'
import { COMPANY } from '#parser/words/vocabulary.ts'

const HARD = /\s*[|¦•·●▪‖]\s*|\s+\/\/\s+|\s+@\s+|\t|\s*\uE000\s*/u

export type Fragment = { text: string; run: Run; isPeeled: boolean }

/** Dates are looked for in the whole cell, since a range may change its style half way. */
export function fragmentsOf(cell: Cell, isOneName: boolean): { fragments: Fragment[]; spans: DateSpan[] } {
  const { text, owners } = joinRuns(cell.runs)
  const spans = findDates(text)
  const fragments: Fragment[] = []
  let current = ''
  let owner: Run | undefined
  const flush = () => {
    if (owner) fragments.push(...piecesOf(current, owner, isOneName))
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

function piecesOf(text: string, run: Run, isOneName: boolean): Fragment[] {
  return text
    .split(HARD)
    .flatMap((piece) => (isOneName ? [piece] : cutAtSlashes(piece)))
    .map(trimSigns)
    .filter((piece) => /[\p{L}\d]/u.test(piece) && !/^(?:https?:|www\.)|^\S+@\S+$/.test(piece))
    .flatMap((piece) =>
      (isOneName ? [piece] : peelPlace(piece)).map((text, index) => ({ text, run, isPeeled: index > 0 })),
    )
}

/** "Engineer / Acme / Leeds", or what follows a date and a stroke: strokes part the line. One stroke alone may stand in a role. */
function cutAtSlashes(text: string): string[] {
  const strokes = text.match(/\s\/\s/g)?.length ?? 0
  return strokes > 1 || /^\s*\/\s/.test(text) ? text.split(/\s*(?<=\s|^)\/\s+/) : [text]
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
