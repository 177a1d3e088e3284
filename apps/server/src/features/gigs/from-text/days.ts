import { MONTH, monthNumber } from '@guildhall/resume-parser/words/date-words'
import { fold } from '#platform/meaning/words.ts'

/** A day that a text names, and where. */
export interface NamedDay {
  day: string
  /** The last day of what is named, when it is longer than a day. */
  until: string
  at: number
}

type Reader = (match: RegExpExecArray, now: Date) => readonly [Date, Date] | undefined

const ORDINAL = '(?:st|nd|rd|th|er|\\.|º|°)?'
const OF = '(?:\\s+(?:of|de|del|di))?'
const YEAR = '(?:,?\\s+(?:de\\s+)?(?<year>20\\d\\d))?'
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const COUNTS = 'one two three four five six seven eight'.split(' ')

/** In the order in which they are tried: what is more exact comes first. All texts are folded and in small letters. */
const READERS: readonly (readonly [pattern: string, read: Reader])[] = [
  [
    '\\b(?<year>20\\d\\d)-(?<month>\\d\\d)-(?<day>\\d\\d)\\b',
    ({ groups: g }) => exact(g, Number(g?.['month'])),
  ],
  [
    '\\b(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.\\s?(?<year>20\\d\\d)\\b',
    ({ groups: g }) => exact(g, Number(g?.['month'])),
  ],
  [
    `\\b(?<day>\\d{1,2})${ORDINAL}${OF}\\s+(?<name>${MONTH})\\b\\.?${YEAR}`,
    ({ groups: g }, now) => exact(g, monthOf(g), now),
  ],
  [
    `\\b(?<name>${MONTH})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\s*\\d{2})${YEAR}`,
    ({ groups: g }, now) => exact(g, monthOf(g), now),
  ],
  [
    `\\b(?<part>early|mid|middle of|late|end of|beginning of|start of|anfang|mitte|ende|debut|mi|fin|principios de|mediados de|finales de|fim de|inizio|fine)[\\s-]+(?<name>${MONTH})\\b\\.?${YEAR}`,
    ({ groups: g }, now) => partOfMonth(g, now),
  ],
  [
    `\\b(?<name>${MONTH})\\.?\\s+(?:de\\s+)?(?<year>20\\d\\d)\\b`,
    ({ groups: g }, now) => partOfMonth(g, now),
  ],
  ['\\bq(?<quarter>[1-4])(?:\\s+(?:of\\s+)?|/)(?<year>20\\d\\d)\\b', ({ groups: g }) => quarter(g)],
  [
    '\\bend of (?:the|this) (?<whole>month|year)\\b|\\byear[- ]end\\b',
    ({ groups: g }, now) => endOf(g?.['whole'] === 'month', now),
  ],
  [
    `\\b(?:in|within|innerhalb von|binnen|dans|en|em)\\s+(?:the next\\s+)?(?<count>\\d{1,2}|${COUNTS.join('|')})\\s+(?<unit>days?|weeks?|months?|tagen?|wochen?|monaten?|jours?|semaines?|mois|dias?|semanas?|mes(?:es)?)\\b`,
    ({ groups: g }, now) => ahead(g, now),
  ],
  [`\\b(?:(?<next>next)\\s+)?(?<weekday>${WEEKDAYS.join('|')})\\b`, ({ groups: g }, now) => weekday(g, now)],
]
const PATTERNS = READERS.map(([pattern, read]) => [new RegExp(pattern, 'g'), read] as const)

/** The days of a sentence in their order. One without a year is the next one. */
export function daysIn(sentence: string, now: Date): NamedDay[] {
  const found: (NamedDay & { end: number })[] = []
  let text = fold(sentence.toLowerCase())
  for (const [pattern, read] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const span = read(match, now)
      if (span === undefined) continue
      const [from, until] = span.map((one) => one.toISOString().slice(0, 10))
      found.push({ day: from ?? '', until: until ?? '', at: match.index, end: match.index + match[0].length })
      text =
        text.slice(0, match.index) + ' '.repeat(match[0].length) + text.slice(match.index + match[0].length)
    }
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ day, until, at }) => ({ day, until, at }))
}

type Groups = RegExpExecArray['groups']

/** Short names of one language that are words of another. */
const WORDS = new Set(['out', 'set', 'ago'])

function monthOf(groups: Groups): number {
  const name = groups?.['name'] ?? ''
  return WORDS.has(name) ? 0 : (monthNumber(name) ?? 0)
}

function exact(groups: Groups, month: number, now?: Date): readonly [Date, Date] | undefined {
  const day = Number(groups?.['day'])
  const year = groups?.['year'] === undefined ? undefined : Number(groups['year'])
  const one = dateOf(year ?? yearOf(month, day, now), month, day)
  return one && [one, one]
}

/** The next time that this day comes. */
function yearOf(month: number, day: number, now = new Date()): number {
  const year = now.getUTCFullYear()
  const isOver = Date.UTC(year, month - 1, day) < Date.UTC(year, now.getUTCMonth(), now.getUTCDate())
  return isOver ? year + 1 : year
}

function partOfMonth(groups: Groups, now: Date): readonly [Date, Date] | undefined {
  const month = monthOf(groups)
  const part = groups?.['part'] ?? ''
  const given = groups?.['year'] === undefined ? undefined : Number(groups['year'])
  const last = daysOf(given ?? now.getUTCFullYear(), month)
  const first = /^(?:mid|mitte|mi|mediados)/.test(part) ? 15 : 1
  const isLate = /^(?:late|end|ende|fin|finales|fim)/.test(part)
  const year = given ?? yearOf(month, last, now)
  const [from, until] = [
    dateOf(year, month, isLate ? last : first),
    dateOf(year, month, first > 1 ? first : last),
  ]
  return from && until && [from, until]
}

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function quarter(groups: Groups): readonly [Date, Date] {
  const [year, first] = [Number(groups?.['year']), 3 * (Number(groups?.['quarter']) - 1)]
  return [new Date(Date.UTC(year, first, 1)), new Date(Date.UTC(year, first + 3, 0))]
}

function endOf(isMonth: boolean, now: Date): readonly [Date, Date] {
  const end = new Date(Date.UTC(now.getUTCFullYear(), isMonth ? now.getUTCMonth() + 1 : 12, 0))
  return [end, end]
}

function ahead(groups: Groups, now: Date): readonly [Date, Date] {
  const word = groups?.['count'] ?? ''
  const count = COUNTS.includes(word) ? COUNTS.indexOf(word) + 1 : Number(word)
  const unit = groups?.['unit'] ?? ''
  const date = new Date(now)
  if (/^mo|^mes|^mois/.test(unit)) date.setUTCMonth(date.getUTCMonth() + count)
  else date.setUTCDate(date.getUTCDate() + count * (/^(?:w|s)/.test(unit) ? 7 : 1))
  return [date, date]
}

function weekday(groups: Groups, now: Date): readonly [Date, Date] {
  const wanted = WEEKDAYS.indexOf(groups?.['weekday'] ?? '')
  const date = new Date(now)
  const days = (wanted - date.getUTCDay() + 7) % 7 || 7
  const isOver = groups?.['next'] !== undefined && days < 7 - ((date.getUTCDay() + 6) % 7)
  date.setUTCDate(date.getUTCDate() + days + (isOver ? 7 : 0))
  return [date, date]
}

function dateOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined
}
