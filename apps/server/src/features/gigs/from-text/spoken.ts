import type { Said } from './figures.ts'

interface Language {
  id: string
  name: string
  /** ISO 639-1, where there is one. */
  code: string | null
}

const LOCALES = ['en', 'de', 'fr', 'es', 'pt', 'it']
const SPEAKING =
  /speak|spoken|fluen|native|language|proficien|mother tongue|bilingual|sprech|sprach|fließend|muttersprach|parl|langue|courant|habl|idioma|fluid|nativ|falar|falem|fala\b|língua|lingua|madrelingua/i
const NOT_NEEDED =
  /\b(?:a plus|nice to have|not (?:required|necessary|needed|essential|important)|no need|ideally|helpful|secondary|optional|is fine|are fine|welcome|of advantage|an advantage|translators?|interpreters?|von Vorteil|nicht (?:nötig|erforderlich)|un plus|pas nécessaire)\b/i
const AROUND = 32
const IN = /\b(?:in|auf|en|em)\s+(?:[\p{L}]+\s+(?:and|or|und|oder|et|ou|y|o|e)\s+)?$/iu
const ENDING = /^\s*(?:[.,;:)!?]|$|(?:and|or|because|with|as|und|oder|et|ou|y|o|e|weil)\b)/iu
const MARKET = /^[- ]speaking\s+(?:countr|market|region|world|part|Europe|Switzerland)/i

/** The languages that somebody must speak; one that is only welcome narrows nothing. */
export function languagesIn(
  languages: readonly Language[],
  sentences: readonly string[],
): (Said<string> & { name: string })[] {
  const wanted = sentences.filter((sentence) => !NOT_NEEDED.test(sentence))
  return languages.flatMap(({ id, name, code }) => {
    const pattern = patternOf(name, code)
    const sentence = wanted.find((one) => isAsked(one, pattern))
    return sentence === undefined ? [] : [{ value: id, name, sentence }]
  })
}

function isAsked(sentence: string, pattern: RegExp): boolean {
  return [...sentence.matchAll(pattern)].some((found) => {
    const [before, after] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)]
    if (MARKET.test(after)) return false
    const around = before.slice(-AROUND) + after.slice(0, AROUND)
    return SPEAKING.test(around) || (IN.test(before) && ENDING.test(after))
  })
}

const patterns = new Map<string, RegExp>()

/** All names of a language, as whole words; in compounds of German and with English endings too. */
function patternOf(name: string, code: string | null): RegExp {
  const known = patterns.get(name)
  if (known !== undefined) return known
  const names = new Set([name, ...(code === null ? [] : LOCALES.flatMap((locale) => namesOf(code, locale)))])
  const words = [...names].map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
  const pattern = new RegExp(`(?<!\\p{L})(?:${words})(?=\\P{L}|$|sprachig|kenntnisse)`, 'giu')
  patterns.set(name, pattern)
  return pattern
}

function namesOf(code: string, locale: string): string[] {
  const name = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code)
  return name === undefined || name.length < 4 ? [] : [name]
}
