import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { genderless } from './gender.ts'
import { LANGUAGES, STOP_WORDS, type Language } from './stop-words.ts'

const STEMMERS: Record<Language, (word: string) => string> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
}
const STOPS = new Map(LANGUAGES.map((language) => [language, new Set(STOP_WORDS[language].split(' '))]))
/** The languages of which something is a little word. */
const LANGUAGES_BY_STOP = new Map<string, Language[]>()
for (const [language, words] of STOPS) {
  for (const word of words) LANGUAGES_BY_STOP.set(word, [...(LANGUAGES_BY_STOP.get(word) ?? []), language])
}
/** Below this many words of a language a text counts as English. */
const SURE = 2

/** The words of a text in their order; `isShort` marks what is written in capitals, as abbreviations are. */
export interface Word {
  text: string
  isShort: boolean
}

export function wordsOf(text: string): Word[] {
  const found = text.normalize('NFKC').match(/[\p{L}\p{N}]+(?:[+#]+)?/gu) ?? []
  return found.map((word) => ({
    text: word.toLowerCase(),
    isShort: /^[\p{Lu}\p{N}]{2,6}s?$/u.test(word) && /\p{Lu}/u.test(word),
  }))
}

/** The language of most of the little words; English where none stands out. */
export function languageOf(text: string): Language {
  const counts = new Map<Language, number>()
  for (const { text: word } of wordsOf(text)) {
    for (const language of LANGUAGES_BY_STOP.get(word) ?? []) {
      counts.set(language, (counts.get(language) ?? 0) + 1)
    }
  }
  let best: Language = 'en'
  for (const language of LANGUAGES) {
    const count = counts.get(language) ?? 0
    if (count >= SURE && count > (counts.get(best) ?? 0)) best = language
  }
  return best
}

/** What the stemmer takes for the same and is not: a customer is no customs office, what is new is no news. */
const APART = new Map([
  ['customer', 'customer'],
  ['customers', 'customer'],
  ['news', 'news'],
  ['government', 'government'],
  ['governments', 'government'],
  ['governmental', 'government'],
  ['university', 'university'],
  ['universities', 'university'],
  ['police', 'police'],
  ['organic', 'organic'],
  ['communities', 'community'],
  ['community', 'community'],
  ['generation', 'generation'],
  ['generations', 'generation'],
  ['international', 'international'],
])

const stems = new Map<string, string>()
/** Forgotten when it grows beyond this: texts of people are open-ended. */
const MOST_STEMS = 200_000

/** What a word is compared by: its stem without accents. Undefined for words without a topic. */
export function stemOf({ text, isShort }: Word, language: Language): string | undefined {
  if (text.length < 2 && !/\d/u.test(text)) return undefined
  if (isShort) return fold(text.replace(/s$/u, (s) => (text.length > 3 ? '' : s)))
  if (STOPS.get(language)?.has(text) === true) return undefined
  const key = `${language}:${text}`
  const known = stems.get(key)
  if (known !== undefined) return known
  const stem =
    (language === 'en' ? APART.get(text) : undefined) ?? fold(STEMMERS[language](genderless(text, language)))
  if (stems.size > MOST_STEMS) stems.clear()
  stems.set(key, stem)
  return stem
}

/** Without accents, as words are compared. */
export function fold(word: string): string {
  return word.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '')
}
