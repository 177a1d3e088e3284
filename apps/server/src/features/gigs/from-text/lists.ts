import { isBoilerplate, withoutRefusals } from '#features/experts/matching/service.ts'
import { termsOf, type Terms } from '#platform/meaning/reading.ts'
import { stemsOf, thesaurus } from '#platform/meaning/thesaurus.ts'
import { fold, languageOf } from '#platform/meaning/words.ts'

/** A sentence with what it says. */
export interface ReadSentence {
  text: string
  /** As written, for names that are words too ("Go", "Lean"). */
  tokens: readonly string[]
  words: readonly string[]
  terms: Terms
}

interface Item {
  id: string
  name: string
}

export interface Named<T extends Item> {
  item: T
  sentence: string
  /** Its words stand there, or its meaning comes again and again; else somebody should look twice. */
  isSure: boolean
}

/** Words that stand in many names and alone name nothing. */
const GENERAL = new Set(
  wordsOf(
    'and of management strategy strategies analysis development design planning operation operations marketing engineering system systems service services industry technology technologies research implementation software solution solutions consulting leadership training business product project programme process performance data digital corporate commercial industrial market customer technical strategic general',
  ),
)
const HEADS = new Set(wordsOf('management technology technologies industry systems operations services'))
/** A meaning that more entries share tells none of them apart. */
const MOST_SHARED = 2
/** From when on a meaning is said itself, and not only something more special. */
const SAID = 0.99
/** Shorter names are also words of every text: only as written, and not where a sentence begins. */
const SHORT = 5

/** A text sentence by sentence, without what it says that is not wanted. */
export function readSentences(sentences: readonly string[]): ReadSentence[] {
  const language = languageOf(sentences.join(' '))
  return sentences.flatMap((text) => {
    const wanted = withoutRefusals(text)
    if (wanted.trim() === '') return []
    return [{ text, tokens: tokensOf(wanted), words: wordsOf(wanted), terms: termsOf(wanted, language) }]
  })
}

/** The entries of a list that a text names, by words or by meaning: the sure ones first, then in the order of the text. */
export function namedIn<T extends Item>(items: readonly T[], sentences: readonly ReadSentence[]): Named<T>[] {
  const shared = new Map<number, number>()
  for (const { name } of items) {
    for (const concept of readName(name).concepts) shared.set(concept, (shared.get(concept) ?? 0) + 1)
  }
  const found = items.flatMap((item) => {
    const name = readName(item.name)
    const concepts = name.concepts.filter((concept) => (shared.get(concept) ?? 0) <= MOST_SHARED)
    return lookFor(item, { ...name, concepts }, sentences) ?? []
  })
  return found
    .toSorted((a, b) => Number(b.isSure) - Number(a.isSure) || b.times - a.times || a.at - b.at)
    .map(({ item, sentence, isSure }) => ({ item, sentence, isSure }))
}

type Found<T extends Item> = Named<T> & { at: number; times: number }

function lookFor<T extends Item>(
  item: T,
  name: ReadName,
  sentences: readonly ReadSentence[],
): Found<T> | undefined {
  const said = sentences.flatMap((one, at) => (isSaid(name, one) ? [at] : []))
  const meant = sentences.flatMap((one, at) => (isMeant(name, one) ? [at] : []))
  const at = said[0] ?? meant[0]
  const sentence = at === undefined ? undefined : sentences[at]
  if (at === undefined || sentence === undefined) return undefined
  // What all of its words are too general for may be meant, but nobody can be sure of it.
  const isSure = said.length > 0 || (meant.length > 1 && name.telling.length > 0)
  return { item, sentence: sentence.text, isSure, at, times: new Set([...said, ...meant]).size }
}

interface ReadName {
  tokens: readonly string[]
  words: readonly string[]
  /** Those of its words that tell something. */
  telling: readonly string[]
  /** What the telling part means as a whole. */
  concepts: readonly number[]
}

/** The same names come with every text. */
const MOST_KEPT = 20_000
const kept = new Map<string, ReadName>()

function readName(name: string): ReadName {
  const known = kept.get(name)
  if (known !== undefined) return known
  const words = wordsOf(name)
  const telling = words.filter((word) => !GENERAL.has(word) && isTelling(word))
  const read = { tokens: tokensOf(name), words, telling, concepts: conceptsOf(withoutHead(words)) }
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(name, read)
  return read
}

function isTelling(word: string): boolean {
  const [stem] = stemsOf(word, 'en')
  return stem !== undefined && !isBoilerplate(stem)
}

/** "Supplier management" means what "supplier" means. */
function withoutHead(words: readonly string[]): readonly string[] {
  return words.length > 1 && HEADS.has(words.at(-1) ?? '') ? words.slice(0, -1) : words
}

function conceptsOf(words: readonly string[]): number[] {
  const stems = stemsOf(words.join(' '), 'en')
  const phrases = thesaurus().phrases.en.get(stems[0] ?? '') ?? []
  return phrases
    .filter(
      (phrase) =>
        phrase.stems.length === stems.length && phrase.stems.every((stem, at) => stems[at] === stem),
    )
    .map(({ concept }) => concept)
}

/** The whole name, or all of two and more telling words of it. */
function isSaid(name: ReadName, sentence: ReadSentence): boolean {
  const isShort = name.tokens.join(' ').length <= SHORT
  if (isShort) return placeIn(sentence.tokens, name.tokens) > 0
  if (placeIn(sentence.words, name.words) >= 0) return name.telling.length > 0 || name.words.length > 1
  return name.telling.length > 1 && name.telling.every((word) => sentence.words.includes(word))
}

function isMeant({ concepts }: ReadName, { terms }: ReadSentence): boolean {
  return concepts.some((concept) => (terms.get(`#${concept}`) ?? 0) >= SAID)
}

/** Where the one stands in the other without a gap; -1 where it does not. */
function placeIn(text: readonly string[], name: readonly string[]): number {
  return text.findIndex((_, at) => name.every((word, place) => text[at + place] === word))
}

function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[.+#/&-]?[\p{L}\p{N}+#]+)*/gu) ?? []
}

/** Words as they are compared here: without accents and plural, but no further, since "governance" is no government. */
function wordsOf(text: string): string[] {
  const words = fold(text.toLowerCase()).match(/[\p{L}\p{N}]+[+#]*/gu) ?? []
  return words.map((word) =>
    word.length < 4 || /(?:ss|us|is)$/.test(word) ? word : word.replace(/ies$/, 'y').replace(/s$/, ''),
  )
}
