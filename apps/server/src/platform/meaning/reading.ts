import type { Language } from './stop-words.ts'
import { thesaurus, type Phrase } from './thesaurus.ts'
import { stemOf, wordsOf, type Word } from './words.ts'

/** What a text says: its words by their stems, and the meanings among them. */
export type Terms = Map<string, number>

/** A part of a compound, a word inside a longer phrase and one of several meanings say less than the whole. */
const PART = 0.6
const INSIDE = 0.5
/** What is more special is also what is more general, a little less so with each step. */
const BROADER = 0.7

interface Reading {
  /** How much a word counts of which the meaning is known: in a question the meaning stands for it. */
  knownShare: number
}

/** The terms of a text, by how often and how surely they are said. Terms of meaning begin with a "#". */
export function termsOf(
  text: string,
  language: Language,
  { knownShare }: Reading = { knownShare: 1 },
): Terms {
  const terms: Terms = new Map()
  const words = wordsOf(text)
  // English names stand in texts of every language, but its little words may look like them: "bis" is no BI.
  const foreign = language === 'en' ? words : words.filter((word) => stemOf(word, language) !== undefined)
  const known = readMeanings(foreign, 'en', terms)
  if (language !== 'en') for (const word of readMeanings(words, language, terms)) known.add(word)
  for (const word of words) {
    const stem = stemOf(word, language)
    if (stem === undefined) continue
    add(terms, stem, known.has(word) ? knownShare : 1)
    if (language === 'de' || language === 'nl') readParts(stem, language, terms)
  }
  return terms
}

export function add(terms: Terms, term: string, weight: number): void {
  terms.set(term, (terms.get(term) ?? 0) + weight)
}

function readParts(stem: string, language: Language, terms: Terms): void {
  for (const part of partsOf(stem, language)) {
    add(terms, part, PART)
    for (const { concept } of singles(part, language)) addMeaning(terms, concept, PART)
  }
}

/** Little words do not part a phrase. Gives the words that have a meaning. */
function readMeanings(words: readonly Word[], language: Language, terms: Terms): Set<Word> {
  const known = new Set<Word>()
  const telling = words.flatMap((word) => {
    const stem = stemOf(word, language)
    return stem === undefined ? [] : [{ word, stem }]
  })
  const stems = telling.map(({ stem }) => stem)
  let insideUntil = 0
  for (let at = 0; at < stems.length; at += 1) {
    const found = phrasesAt(stems, at, language).filter(
      ({ isCapital }) => !isCapital || telling[at]?.word.isShort === true,
    )
    const [longest] = found
    if (longest === undefined) continue
    for (const { concept, stems: said } of found) {
      const share = said.length < longest.stems.length || at < insideUntil ? INSIDE : 1
      const rivals = found.filter((one) => one.stems.length === said.length).length
      addMeaning(terms, concept, share / Math.sqrt(rivals))
    }
    for (const { word } of telling.slice(at, at + longest.stems.length)) known.add(word)
    insideUntil = Math.max(insideUntil, at + longest.stems.length)
  }
  return known
}

/** Whether a word may mean something together with the next ones. */
export function beginsPhrase(word: Word, language: Language): boolean {
  return [...new Set<Language>(['en', language])].some((one) => {
    const phrases = thesaurus().phrases[one].get(stemOf(word, one) ?? '') ?? []
    return phrases.some(({ stems }) => stems.length > 1)
  })
}

function phrasesAt(stems: readonly string[], at: number, language: Language): Phrase[] {
  const phrases = thesaurus().phrases[language].get(stems[at] ?? '') ?? []
  return phrases.filter((phrase) => phrase.stems.every((stem, index) => stems[at + index] === stem))
}

function singles(stem: string, language: Language): Phrase[] {
  const phrases = thesaurus().phrases[language].get(stem) ?? []
  return phrases.filter((phrase) => phrase.stems.length === 1)
}

function addMeaning(terms: Terms, concept: number, weight: number): void {
  add(terms, `#${concept}`, weight)
  for (const broader of thesaurus().concepts[concept]?.broader ?? []) {
    addMeaning(terms, broader, weight * BROADER)
  }
}

const SHORTEST = 4
/** What is known of one side alone must be longer: "handl" ends many words that do not trade. */
const SURE = 6
const BETWEEN = ['', 's', 'n', 'en', 'e', 'er', 'es']

/** "preisverhandl" is "preis" and "verhandl", when they are known to the thesaurus; the longest end is the right one. */
function partsOf(stem: string, language: Language): string[] {
  if (stem.length < 2 * SHORTEST || singles(stem, language).length > 0) return []
  const known = thesaurus().phrases[language]
  let single: string | undefined
  for (let cut = SHORTEST; cut <= stem.length - SHORTEST; cut += 1) {
    const tail = stem.slice(cut)
    const [head, isEnd] = [headOf(stem.slice(0, cut), language), known.has(tail)]
    if (head !== undefined && isEnd) return [head, tail]
    if (isEnd && tail.length >= SURE) single ??= tail
    if (head !== undefined && head.length >= SURE) single = head
  }
  return single === undefined ? [] : [single]
}

function headOf(text: string, language: Language): string | undefined {
  const known = thesaurus().phrases[language]
  for (const letters of BETWEEN) {
    if (!text.endsWith(letters)) continue
    const bare = text.slice(0, text.length - letters.length)
    const stem = bare.length < SHORTEST ? undefined : stemOf({ text: bare, isShort: false }, language)
    if (stem !== undefined && known.has(stem)) return stem
  }
  return undefined
}
