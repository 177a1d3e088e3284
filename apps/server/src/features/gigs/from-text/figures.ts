import type { BID_TYPES } from '@guildhall/contract/gigs/form'

/** What a sentence says. */
export interface Said<Value> {
  value: Value
  sentence: string
}

export interface Budget {
  max: number
  type: (typeof BID_TYPES)[number]
  currency: string
}

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/\bCHF\b|francs? suisses?|Franken/i, 'CHF'],
  [/\$|\bUSD\b|\bdollars?\b|dólares/i, 'USD'],
  [/€|\bEUR\b|\beuros?\b/i, 'EUR'],
  [/£|\bGBP\b|\bpounds?\b/i, 'GBP'],
  [/₹|\bINR\b|\brupees?\b/i, 'INR'],
]
const PER: readonly (readonly [RegExp, Budget['type']])[] = [
  [
    /\b(?:per|an|each|pro|par|por|all') ?(?:hour|stunde|heure|hora|ora)\b|\/ ?h(?:our|r|rs)?\b|hourly|stundensatz/i,
    'Hourly',
  ],
  [
    /\b(?:per|a|each|pro|par|por|al) (?:day|tag|jour|d[ií]a|giorno)\b|\/ ?(?:day|d)\b|daily|tagessatz|taux journalier/i,
    'Daily',
  ],
  [
    /\b(?:per|a|each|pro|par|por|al) (?:month|monat|mois|m[eê]s|mese)\b|\/ ?(?:month|mo)\b|monthly/i,
    'Monthly',
  ],
]
const PAYING =
  /\b(?:budget\w*|presupuesto|orçamento|fees?|rates?|honora\w+|tarif\w*|tarifa|satz|(?:can(?:not| ?not|'t)?|will|to) pay|afford)\b/i
const MARKET = /\b(?:m(?:illi)?o?n|millions?|mio|bn|billions?|milliarden|revenue|turnover|sales|capex)\b/i
const AMOUNT = /\d{1,3}(?:[,.' ]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)/g
/** Nobody offers an expert less than this; a smaller number counts something else. */
const LEAST = 20

/** The most that a client will pay. */
export function budgetIn(sentences: readonly string[]): Said<Budget> | undefined {
  for (const sentence of sentences) {
    const currency = CURRENCIES.find(([sign]) => sign.test(sentence))?.[1]
    const type = PER.find(([words]) => words.test(sentence))?.[1]
    const isPaying = PAYING.test(sentence)
    if (currency === undefined || (type === undefined && !isPaying) || MARKET.test(sentence)) continue
    const amounts = [...sentence.matchAll(AMOUNT)].map((found) => amountOf(found[0], sentence, found.index))
    const max = Math.max(...amounts.filter((amount) => amount >= LEAST))
    if (Number.isFinite(max)) return { value: { max, type: type ?? 'Fixed', currency }, sentence }
  }
  return undefined
}

/** A year and what stands behind "k" are read as people mean them. */
function amountOf(figure: string, sentence: string, at: number): number {
  const after = sentence.slice(at + figure.length)
  const amount = Number(figure.replaceAll(/[,.' ](?=\d{3})/g, '').replace(',', '.'))
  if (/^\s?k\b/i.test(after)) return amount * 1000
  const isYear =
    /^20[2-4]\d$/.test(figure) && !/^\s?(?:[$€£₹]|usd|eur|gbp|inr|chf|dollar|euro|pound)/i.test(after)
  return isYear && !/[$€£₹]\s?$|(?:usd|eur|gbp|inr|chf)\s$/i.test(sentence.slice(0, at)) ? 0 : amount
}

/** The words for one, two, three … of each language; where the first is an article too, they begin with two. */
const NUMBERS = new Map(
  [
    [
      1,
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    ],
    [2, 'zwei drei vier fünf sechs sieben acht neun zehn'],
    [2, 'deux trois quatre cinq six sept huit neuf dix'],
    [2, 'dos tres cuatro cinco seis siete ocho nueve diez'],
    [2, 'dois três quatro cinco seis sete oito nove dez'],
    [2, 'due tre quattro cinque sei sette otto nove dieci'],
  ].flatMap(([first, words]) =>
    String(words)
      .split(' ')
      .map((word, place) => [word, Number(first) + place] as const),
  ),
)
const COUNT = `\\d{1,2}|${[...NUMBERS.keys()].toSorted((a, b) => b.length - a.length).join('|')}`
const YEAR = '(?:years?|yrs?|jahren?|ans|años|anos|anni)'
const YEARS = new RegExp(
  `(?<least>\\b(?:at least|minimum(?: of)?|min\\.?|more than|over|mindestens|au moins|al menos|como mínimo|pelo menos|almeno)\\s+)?\\b(?<count>${COUNT})\\s*(?<plus>\\+)?\\s*${YEAR}(?![\\p{L}])(?<after>[^.;]{0,50})`,
  'iu',
)
const EXPERIENCED =
  /experience|erfahrung|berufserfahrung|expérience|experiencia|experiência|esperienza|track record|\bin (?:the|this)\b|\bas an?\b/i

/** How many years somebody should have done it. */
export function yearsIn(sentences: readonly string[]): Said<number> | undefined {
  for (const sentence of sentences) {
    const { count = '', least, plus, after = '' } = YEARS.exec(sentence)?.groups ?? {}
    const years = numberOf(count)
    if (years === 0 || years > 40) continue
    if (plus !== undefined && /^\s*(?:in|of|as|with)\b/i.test(after)) return { value: years, sentence }
    if (/experience|erfahrung/i.test(after) || (least !== undefined && EXPERIENCED.test(sentence)))
      return { value: years, sentence }
    if (EXPERIENCED.test(after) && !/\b(?:last|past|next|within|in)\s*$/i.test(beforeOf(sentence, count)))
      return { value: years, sentence }
  }
  return undefined
}

function beforeOf(sentence: string, found: string): string {
  return sentence.slice(0, sentence.indexOf(found))
}

const PEOPLE = new RegExp(
  `\\b(?:(?:${COUNT})\\s*(?:-|–|to|or)\\s*)?(?<count>${COUNT})\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:experts?|specialists?|practitioners?|consultants?|advis[eo]rs?|interviews?|(?:expert )?calls?|experten|expertinnen|spezialisten|expertes?|expertos?|especialistas?|esperti)\\b`,
  'iu',
)

/** As people say it who do not call them experts. */
const SOME_PEOPLE = new RegExp(
  `\\b(?:(?:${COUNT})\\s*(?:-|–|to|or|oder|ou|o)\\s*)?(?<count>${COUNT})\\s+(?:people|persons?|candidates?|personen|leuten?|personnes|personas|pessoas|persone)\\s+(?:who|with|that|from|die|mit|aus|qui|avec|que|con|com|che)\\b`,
  'iu',
)
const MEETING =
  /\b(?:speak|talk|meet|find|looking|seeking|recommend|introduc\w*|suggest|need|hear|sprechen|reden|suchen|brauchen|kennenlernen|parler|rencontrer|cherch\w+|hablar|buscamos|falar|procuramos|parlare|cerchiamo)\b/i

/** How many experts are asked for. */
export function countIn(sentences: readonly string[]): Said<number> | undefined {
  for (const sentence of sentences) {
    const named = PEOPLE.exec(sentence) ?? (MEETING.test(sentence) ? SOME_PEOPLE.exec(sentence) : null)
    const count = numberOf(named?.groups?.['count'] ?? '')
    if (count > 0 && count <= 50) return { value: count, sentence }
  }
  return undefined
}

function numberOf(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : (NUMBERS.get(word.toLowerCase()) ?? 0)
}
