/** The grammar of dates and ranges: "Jan. 2019 – heute", "03/2017 - 12/2019", "2010–14", "seit Mai 2021". */
import { FROM, MONTH, MONTHS_UNIT, monthNumber, PRESENT, SEASON, SINCE, UNTIL, YEARS } from './date-words.ts'

export type Point = { year: number; month: number | null }

/** `end: null` is a single date. `from` and `to` are offsets in the text. */
export type DateSpan = { start: Point; end: Point | 'Present' | null; from: number; to: number }

const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)'
const EDGE = '(?<![\\p{L}\\d.+@/]|(?<!\\d)-|(?<!\\d)\\d{3}-)'
const PATTERNS = [
  `(?<year>${YEAR})年(?: ?(?<month>1[0-2]|0?[1-9])月)?`,
  `(?:\\d{1,2}(?:st|nd|rd|th|er|º|°)?\\.? ?(?:de |of )?)?(?<name>${MONTH})\\.?,? ?(?:\\d{1,2}(?:st|nd|rd|th)?, )?(?:de |del |do |of |d')?(?:/ ?)?(?<year>${YEAR})`,
  `(?<name>${MONTH})\\.?[ -]?['’](?<short>\\d\\d)`,
  `(?:\\d{1,2}[./-])?(?<month>0?[1-9]|1[0-2]) ?[./-] ?(?<year>${YEAR})`,
  `(?<year>${YEAR})[-./](?<month>0[1-9]|1[0-2]|[1-9])(?:[-./](?:[0-2]\\d|3[01]|\\d))?(?!\\d)`,
  `(?:${SEASON})(?: of| de| del| do)? ?(?<year>${YEAR})`,
  `(?<month>0[1-9]|1[0-2])[/.](?<short>\\d\\d)(?=\\s*(?:${UNTIL})\\s*(?:(?:0[1-9]|1[0-2])[/.]\\d\\d(?!\\d)|(?:${PRESENT})(?!\\p{L})))`,
  `(?<=(?<!\\d)(?:0[1-9]|1[0-2])[/.]\\d\\d\\s*(?:${UNTIL})\\s*)(?<month>0[1-9]|1[0-2])[/.](?<short>\\d\\d)`,
  `(?<year>${YEAR})`,
].map((source) => new RegExp(`${EDGE}(?:${source})(?![\\p{Lu}\\p{Ll}\\d]|[.,]\\d)`, 'gu'))

const UNTIL_ONLY = new RegExp(`^[\\s.,)(]*(?:${UNTIL})[\\s(]*(?:le |el |o |il |the |de |den |am )?$`, 'u')
const UNTIL_PRESENT = new RegExp(
  `^[\\s.,]*(?:(?:${UNTIL})\\s*){0,2}(?:the |la |l'|le |el |o |al |ad |a |het )?\\(?(?:${PRESENT})\\)?(?!\\p{L})\\.?`,
  'u',
)
const BETWEEN = /(?:between|entre|zwischen|tussen|tra|fra)\s*$/u
const AND_ONLY = /^\s*(?:and|und|et|y|e|en)\s*$/u
const SHORT_END = /^\s*[-–—/]\s*['’]?(\d{2})(?![\d/.])/u
const OPEN_END = /^\s*(?:[-–—]|bis|to)\s*$/u
const SINCE_BEFORE = new RegExp(`(?:^|[^\\p{L}])(?:${SINCE})\\s*$`, 'u')
const FROM_BEFORE = new RegExp(`(?:^|(?<=[^\\p{L}]))(?:${FROM})\\s*$`, 'u')
const MONTH_BEFORE = new RegExp(`(?:^|[^\\p{L}])(?<name>${MONTH})\\.?\\s*(?:${UNTIL})\\s*$`, 'u')
const NUMBER_BEFORE = /(?:^|[^\d])(?<month>0[1-9]|1[0-2])\s*[-–—]\s*$/u
const DURATION = new RegExp(
  `\\(?[·•,|]?\\s*(?:\\d+[.,]?\\d*\\+?\\s*(?:${YEARS}))?(?:,| and| und| et| y| e| en)?\\s*(?:\\d+\\s*(?:${MONTHS_UNIT}))?\\s*\\)?`,
  'u',
)

/** Letters that are no accented ones of the alphabet. */
const ALONE = new Map([
  ['ı', 'i'],
  ['ł', 'l'],
])

/** Lower case without accents, character by character, so that offsets stay those of the text. */
function alike(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const base = text.charAt(index).replace(/[’ʼ‘]/, "'").normalize('NFD').charAt(0).toLowerCase()
    return base === '\u00a0' || base === '' ? ' ' : (ALONE.get(base) ?? base)
  }).join('')
}

type Mark = Point & { from: number; to: number }

export function findDates(text: string): DateSpan[] {
  if (!/\d\d/.test(text)) return []
  const flat = alike(text)
  const marks = findMarks(flat)
  const spans: DateSpan[] = []
  for (let index = 0; index < marks.length; index++) {
    const mark = marks[index]
    if (!mark) continue
    const next = marks[index + 1]
    const before = flat.slice(spans.at(-1)?.to ?? 0, mark.from)
    const span = joinNext(flat, mark, next) ?? alone(flat, mark, before)
    if (next && span.to >= next.to) index++
    spans.push(widen(flat, span))
  }
  return spans
}

function findMarks(flat: string): Mark[] {
  const marks: Mark[] = []
  for (const pattern of PATTERNS) {
    for (const match of flat.matchAll(pattern)) {
      const from = match.index
      const to = from + match[0].length
      const point = toPoint(match.groups ?? {})
      if (point && !marks.some((mark) => mark.from < to && from < mark.to)) marks.push({ ...point, from, to })
    }
  }
  return marks.toSorted((a, b) => a.from - b.from)
}

function toPoint(groups: Record<string, string | undefined>): Point | null {
  const { year, short, name, month } = groups
  const full = year ? Number(year) : short ? (Number(short) < 50 ? 2000 : 1900) + Number(short) : null
  if (full === null) return null
  return { year: full, month: name ? monthNumber(name) : month ? Number(month) : null }
}

function joinNext(flat: string, mark: Mark, next: Mark | undefined): DateSpan | null {
  const { from } = mark
  const between = next ? flat.slice(mark.to, next.from) : ''
  const isJoined = UNTIL_ONLY.test(between) || (AND_ONLY.test(between) && BETWEEN.test(flat.slice(0, from)))
  if (
    next &&
    isJoined &&
    order(next) >= order({ ...mark, month: mark.month && next.month ? mark.month : null })
  )
    return { start: point(mark), end: point(next), from, to: next.to }
  // "01/2021–05/2018": the order of a page that reads leftward.
  if (next && /^\s*[-–—]\s*$/.test(between) && (mark.month === null) === (next.month === null))
    return { start: point(next), end: point(mark), from, to: next.to }
  const rest = flat.slice(mark.to)
  const present = UNTIL_PRESENT.exec(rest)
  if (present) return { start: point(mark), end: 'Present', from, to: mark.to + present[0].length }
  const short = SHORT_END.exec(rest)
  if (short && mark.month === null) {
    const year = Math.floor(mark.year / 100) * 100 + Number(short[1])
    if (year > mark.year && year < mark.year + 15)
      return { start: point(mark), end: { year, month: null }, from, to: mark.to + short[0].length }
  }
  return null
}

function alone(flat: string, mark: Mark, before: string): DateSpan {
  const shared =
    (mark.month === null ? null : MONTH_BEFORE.exec(before)) ??
    (mark.month === null ? null : NUMBER_BEFORE.exec(before))
  if (shared?.groups) {
    const month = shared.groups['name'] ? monthNumber(shared.groups['name']) : Number(shared.groups['month'])
    const from = mark.from - before.length + shared.index + (/^[\p{L}\d]/u.test(shared[0]) ? 0 : 1)
    return { start: { year: mark.year, month }, end: point(mark), from, to: mark.to }
  }
  const open = OPEN_END.exec(flat.slice(mark.to))
  if (open) return { start: point(mark), end: 'Present', from: mark.from, to: flat.length }
  const since = SINCE_BEFORE.test(before)
  return { start: point(mark), end: since ? 'Present' : null, from: mark.from, to: mark.to }
}

/** Takes "from", brackets and a stated duration into the span, so that nothing of them stays in the rest of the line. */
function widen(flat: string, span: DateSpan): DateSpan {
  let { from, to } = span
  const lead = FROM_BEFORE.exec(flat.slice(0, from))
  if (lead) from = lead.index
  const tail = /^[\s,·•|]*(?=\()/u.exec(flat.slice(to))?.[0].length ?? 0
  const duration = DURATION.exec(flat.slice(to + tail))
  if (duration && duration.index === 0 && /\d/.test(duration[0])) to += tail + duration[0].length
  const sep = /^\s*[·•|,]\s*/u.exec(flat.slice(to))?.[0].length ?? 0
  const bare = sep > 0 ? DURATION.exec(flat.slice(to + sep)) : null
  if (bare && bare.index === 0 && /^\d/.test(bare[0].trim())) to += sep + bare[0].length
  return { ...span, from, to }
}

const point = ({ year, month }: Point): Point => ({ year, month })
const order = ({ year, month }: Point): number => year * 12 + (month ?? 12)

const ONLY_DURATION = new RegExp(
  `^(?:[\\p{L}\\s-]{2,20}[·:|,]\\s*)?[(]?(?:\\d+[.,]?\\d*\\+?\\s*(?:${YEARS}))?(?:,| and| und| et| y| e| en)?\\s*(?:\\d+\\s*(?:${MONTHS_UNIT}))?[)]?$`,
  'u',
)

/** "5 years 2 months": the total that stands under a company with several roles. */
export function isDuration(text: string): boolean {
  return /\d/.test(text) && ONLY_DURATION.test(alike(text).trim())
}

/** The text without its dates, and the dates. */
export function withoutDates(text: string): { rest: string; dates: DateSpan[] } {
  const dates = findDates(text)
  let rest = text
  for (const date of dates.toReversed()) rest = `${rest.slice(0, date.from)}\uE000${rest.slice(date.to)}`
  return { rest: tidy(rest), dates }
}

function tidy(text: string): string {
  return text
    .replace(/[([]\s*\uE000\s*[)\]]/g, '\uE000')
    .replace(/[\s,;|·•–—-]*\uE000[\s,;|·•–—:-]*/g, ' \uE000 ')
    .replace(/^[\s\uE000]+|[\s\uE000]+$/g, '')
    .replace(/\s*\uE000\s*/g, ' | ')
    .replace(/^[(\s]+$|^[)\s]+$/g, '')
    .trim()
}

const PRESENT_ONLY = new RegExp(`^[\\s(–—-]*(?:(?:${UNTIL})\\s+){0,2}(?:${PRESENT})[)\\s.]*$`, 'u')
const MONTH_ONLY = new RegExp(`^\\s*(?:${MONTH})\\.?\\s*$`, 'u')

/** The name of a month alone. */
export const isMonthText = (text: string): boolean => MONTH_ONLY.test(alike(text))

/** "Present", "heute": the open end of a range alone. */
export const isPresentText = (text: string): boolean => PRESENT_ONLY.test(alike(text).trim())

/** True when nothing but dates (and a place of some letters) stands in the text. */
export function isDateText(text: string): boolean {
  const { rest, dates } = withoutDates(text)
  return dates.length > 0 && rest.replace(/[^\p{L}\p{N}]/gu, '').length <= 3
}
