import { beginsPhrase, termsOf, type Terms } from '#platform/meaning/reading.ts'
import type { TextIndex, Wish } from '#platform/meaning/term-search.ts'
import type { Language } from '#platform/meaning/stop-words.ts'
import { languageOf, wordsOf, type Word } from '#platform/meaning/words.ts'
import { weightOf, type Passage } from './profile-terms.ts'

/** The sentence of a profile that speaks most for it, and the words in it that do. */
export interface Evidence {
  sentence: string
  words: string[]
  worth: number
}

/** Longer sentences are cut: evidence is one line. */
const LONGEST = 180
const MOST_WORDS = 6
/** Of words that only mean something together, as "know your customer". */
const LONGEST_PHRASE = 4
/** A sentence says what a bare skill does not; of two that prove alike it is the better one to show. */
const TELLING: Partial<Record<Passage['kind'], number>> = {
  skill: 0.6,
  area: 0.3,
  employer: 0.3,
  location: 0.1,
}

/** A profile sentence by sentence. */
export interface Said {
  language: Language
  sentences: readonly { text: string; terms: Terms; share: number }[]
}

/** Read once for all that is looked for in it. */
export function saidIn(passages: readonly Passage[]): Said {
  const language = languageOf(passages.map(({ text }) => text).join(' '))
  const sentences = passages.flatMap((passage) => {
    const share = Math.sqrt(weightOf(passage)) * (TELLING[passage.kind] ?? 1)
    return sentencesOf(passage.text).map((text) => ({ text, terms: termsOf(text, language), share }))
  })
  return { language, sentences }
}

/** Undefined when no sentence has anything of what is wished for. */
export function evidenceOf(
  wishes: readonly Wish[],
  { sentences, language }: Said,
  index: TextIndex,
): Evidence | undefined {
  const worths = worthsOf(wishes, index)
  let best: { text: string; worth: number } | undefined
  for (const { text, terms, share } of sentences) {
    let worth = 0
    for (const [term, count] of terms) worth += Math.min(1, count) * (worths.get(term) ?? 0)
    worth *= share
    if (worth > (best?.worth ?? 0)) best = { text, worth }
  }
  if (best === undefined) return undefined
  const sentence = cut(best.text)
  return { sentence, worth: best.worth, words: tellingWords(sentence, worths, language) }
}

function worthsOf(wishes: readonly Wish[], index: TextIndex): Map<string, number> {
  const worths = new Map<string, number>()
  for (const { weight, ways } of wishes) {
    for (const { term, discount } of ways) {
      const worth = weight * discount * index.rarity(term)
      worths.set(term, Math.max(worth, worths.get(term) ?? 0))
    }
  }
  return worths
}

/** The words for which a sentence was found; of a meaning that takes several words all of them. */
function tellingWords(sentence: string, worths: ReadonlyMap<string, number>, language: Language): string[] {
  const words = wordsOf(sentence)
  const told: string[] = []
  for (let at = 0; at < words.length;) {
    const length = tellingFrom(words.slice(at, at + LONGEST_PHRASE), worths, language)
    if (length > 0)
      told.push(
        words
          .slice(at, at + length)
          .map(textOf)
          .join(' '),
      )
    at += Math.max(1, length)
  }
  return [...new Set(told)].slice(0, MOST_WORDS)
}

/** How many words from the first one on say something that was asked for and that they do not say without the first. */
function tellingFrom(
  words: readonly Word[],
  worths: ReadonlyMap<string, number>,
  language: Language,
): number {
  const [first] = words
  if (first === undefined) return 0
  const most = beginsPhrase(first, language) ? words.length : 1
  for (let length = 1; length <= most; length += 1) {
    const without = new Set(askedIn(words.slice(1, length), worths, language))
    if (askedIn(words.slice(0, length), worths, language).some((term) => !without.has(term))) return length
  }
  return 0
}

function askedIn(words: readonly Word[], worths: ReadonlyMap<string, number>, language: Language): string[] {
  // Abbreviations are known by their capitals.
  const text = words.map((word) => (word.isShort ? word.text.toUpperCase() : word.text)).join(' ')
  return [...termsOf(text, language).keys()].filter((term) => worths.has(term))
}

function textOf({ text }: Word): string {
  return text
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

function cut(sentence: string): string {
  if (sentence.length <= LONGEST) return sentence
  return `${sentence.slice(0, sentence.lastIndexOf(' ', LONGEST))} …`
}
