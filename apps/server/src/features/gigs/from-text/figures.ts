/** What a sentence says in figures. */
export interface Said<Value> {
  value: Value
  sentence: string
}

const NUMBER = String.raw`(\d{1,3}(?:[,. ]\d{3})+|\d+(?:\.\d{1,2})?)`
const CURRENCIES: readonly (readonly [RegExp, 'USD' | 'EUR' | 'GBP' | 'INR'])[] = [
  [/\$|\bUSD\b|dollars?/i, 'USD'],
  [/€|\bEUR\b|euros?/i, 'EUR'],
  [/£|\bGBP\b|pounds?/i, 'GBP'],
  [/₹|\bINR\b|rupees?/i, 'INR'],
]
const PER: readonly (readonly [RegExp, 'Hourly' | 'Daily' | 'Monthly'])[] = [
  [/per hour|an hour|\/ ?h(?:our|r)?\b|hourly|pro stunde|par heure|por hora/i, 'Hourly'],
  [/per day|a day|\/ ?day|daily|pro tag|par jour|por d[ií]a/i, 'Daily'],
  [/per month|a month|\/ ?month|monthly|pro monat|par mois|por m[eê]s/i, 'Monthly'],
]
const BUDGET = /budget|rate|fee|pay|cost|honorar|tarif|up to|at most|max/i
const YEARS =
  /(?:at least|minimum(?: of)?|min\.?|more than|over|mindestens|au moins|al menos|pelo menos)?\s*(\d{1,2})\s*\+?\s*(?:years|yrs|jahre\w*|ans|años|anos)\b(?=[^.]{0,40}(?:experience|erfahrung|expérience|experiencia|experiência|in\b|of\b))/i

export interface Budget {
  max: number
  type: 'Hourly' | 'Daily' | 'Monthly' | 'Fixed'
  currency: 'USD' | 'EUR' | 'GBP' | 'INR'
}

export function budgetIn(sentences: readonly string[]): Said<Budget> | undefined {
  for (const sentence of sentences) {
    const currency = CURRENCIES.find(([sign]) => sign.test(sentence))?.[1]
    if (currency === undefined || !BUDGET.test(sentence)) continue
    const amounts = [...sentence.matchAll(new RegExp(NUMBER, 'g'))].map(([figure]) => amountOf(figure))
    const most = Math.max(...amounts.filter((amount) => amount >= 20))
    if (!Number.isFinite(most)) continue
    const type = PER.find(([words]) => words.test(sentence))?.[1] ?? 'Fixed'
    return { value: { max: most, type, currency }, sentence }
  }
  return undefined
}

function amountOf(figure: string): number {
  return Number(figure.replaceAll(/[,. ](?=\d{3})/g, ''))
}

export function yearsIn(sentences: readonly string[]): Said<number> | undefined {
  for (const sentence of sentences) {
    const years = Number(YEARS.exec(sentence)?.[1] ?? 0)
    if (years > 0 && years <= 50) return { value: years, sentence }
  }
  return undefined
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const MONTH = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`
const DATES: readonly (readonly [RegExp, (match: RegExpExecArray, now: Date) => string | undefined])[] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/, ([, year, month, day]) => dayOf(Number(year), Number(month), Number(day))],
  [
    new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\.? (?:of )?${MONTH}(?:,? (\d{4}))?`, 'i'),
    ([, day, month, year], now) => named(month, Number(day), year, now),
  ],
  [
    new RegExp(String.raw`\b${MONTH} (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (\d{4}))?`, 'i'),
    ([, month, day, year], now) => named(month, Number(day), year, now),
  ],
  [new RegExp(String.raw`\b${MONTH} (\d{4})\b`, 'i'), ([, month, year], now) => named(month, 1, year, now)],
]

export interface Dates {
  start?: Said<string>
  end?: Said<string>
  deadline?: Said<string>
}

/** Days by what stands before them; a day without a year is the next one. */
export function datesIn(sentences: readonly string[], now: Date): Dates {
  const dates: Dates = {}
  for (const sentence of sentences) {
    for (const part of sentence.split(/,\s|\band\b|;/)) {
      const value = dateIn(part, now)
      if (value === undefined) continue
      const said = { value, sentence }
      if (/\b(?:deadline|due|no later than|by|answers? by)\b/i.test(part)) dates.deadline ??= said
      else if (/\b(?:start\w*|begin\w*|kick-?off|from)\b/i.test(part)) dates.start ??= said
      else if (/\b(?:end\w*|until|till|finish\w*|through)\b/i.test(part)) dates.end ??= said
    }
  }
  return dates
}

function dateIn(text: string, now: Date): string | undefined {
  for (const [pattern, read] of DATES) {
    const match = pattern.exec(text)
    const day = match === null ? undefined : read(match, now)
    if (day !== undefined) return day
  }
  return undefined
}

function named(month: string | undefined, day: number, year: string | undefined, now: Date): string | undefined {
  const place = MONTHS.findIndex((name) => name.startsWith((month ?? '').slice(0, 3).toLowerCase())) + 1
  if (year !== undefined) return dayOf(Number(year), place, day)
  const next = dayOf(now.getUTCFullYear(), place, day)
  return next !== undefined && next < now.toISOString().slice(0, 10)
    ? dayOf(now.getUTCFullYear() + 1, place, day)
    : next
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined
}
