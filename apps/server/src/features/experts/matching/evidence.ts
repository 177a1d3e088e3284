import { termsOf } from '#platform/meaning/reading.ts'
import type { TextIndex, Wish } from '#platform/meaning/term-search.ts'
import { languageOf, stemOf, wordsOf } from '#platform/meaning/words.ts'
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
/** A sentence says what a bare skill does not; of two that prove alike it is the better one to show. */
const TELLING: Partial<Record<Passage['kind'], number>> = {
  skill: 0.6,
  area: 0.3,
  employer: 0.3,
  location: 0.1,
}

/** Undefined when no sentence has anything of what is wished for. */
export function evidenceOf(
  wishes: readonly Wish[],
  passages: readonly Passage[],
  index: TextIndex,
): Evidence | undefined {
  const worths = worthsOf(wishes, index)
  const language = languageOf(passages.map(({ text }) => text).join(' '))
  let best: Evidence | undefined
  for (const passage of passages) {
    for (const sentence of sentencesOf(passage.text)) {
      let worth = 0
      for (const [term, count] of termsOf(sentence, language))
        worth += Math.min(1, count) * (worths.get(term) ?? 0)
      worth *= Math.sqrt(weightOf(passage)) * (TELLING[passage.kind] ?? 1)
      if (worth > (best?.worth ?? 0)) best = { sentence: cut(sentence), words: [], worth }
    }
  }
  if (best === undefined) return undefined
  return { ...best, words: tellingWords(best.sentence, worths, language) }
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

function tellingWords(
  sentence: string,
  worths: ReadonlyMap<string, number>,
  language: ReturnType<typeof languageOf>,
) {
  const words = wordsOf(sentence).filter((word) => {
    const stem = stemOf(word, language)
    if (stem === undefined) return false
    if (worths.has(stem)) return true
    return [...termsOf(word.text, language).keys()].some((term) => worths.has(term))
  })
  return [...new Set(words.map(({ text }) => text))].slice(0, MOST_WORDS)
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
