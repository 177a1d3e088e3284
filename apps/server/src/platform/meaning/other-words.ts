import { stemsOf, thesaurus, type Phrase } from './thesaurus.ts'
import { fold, stemOf, wordsOf, type Word } from './words.ts'

/** A word or several of a search that mean one thing, with other words for it. */
export interface Group {
  said: string
  others: readonly string[]
}

/** The closest words stand first in the thesaurus. */
const CLOSEST = 8

/** A search in groups: what the thesaurus knows as one term stays together and brings its other words. */
export function groupsOf(text: string): Group[] {
  const words = wordsOf(text)
  const groups: Group[] = []
  for (let at = 0; at < words.length;) {
    const { length, others } = longest(words, at)
    groups.push({ said: textOf(words.slice(at, at + length)), others })
    at += length
  }
  return groups
}

function longest(words: readonly Word[], at: number): { length: number; others: string[] } {
  const stems = words.slice(at).map((word) => stemOf(word, 'en') ?? word.text)
  const [first = ''] = stems
  const found = (thesaurus().phrases.en.get(first) ?? []).filter((phrase) =>
    isSaidBy(phrase, stems, words[at]),
  )
  const [best] = found
  if (best === undefined) return { length: 1, others: [] }
  const length = best.stems.length
  const same = found.filter((phrase) => phrase.stems.length === length)
  const said = textOf(words.slice(at, at + length))
  const others = same.flatMap(({ concept }) => closest(said, thesaurus().concepts[concept]?.words.en ?? []))
  return { length, others: [...new Set(others)] }
}

function isSaidBy({ stems, isCapital }: Phrase, said: readonly string[], first: Word | undefined): boolean {
  return (!isCapital || first?.isShort === true) && stems.every((stem, place) => said[place] === stem)
}

/** An abbreviation and what it stands for, and words that share a stem; merely related words would find too much. */
function closest(said: string, words: readonly string[]): string[] {
  const near = words.slice(0, CLOSEST)
  const written = words.find((word) => word.toLowerCase() === said) ?? said
  const stems = new Set(stemsOf(said, 'en'))
  return near
    .filter((word) => word.toLowerCase() !== said)
    .filter(
      (word) => isShort(written) || isShort(word) || stemsOf(word, 'en').some((stem) => stems.has(stem)),
    )
    .map((word) => fold(word.toLowerCase()))
}

function isShort(word: string): boolean {
  return /^[A-Z0-9&/-]{2,6}$/.test(word)
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

/** Below this a word must be whole: "aml" stands in many names. */
const SHORT = 4

/** All words for a group as a regular expression of the database, for folded texts. */
export function databasePattern(group: Group): string {
  return waysOf(group)
    .map((way) => (way.length <= SHORT ? String.raw`\m${way}\M` : String.raw`\m${way}`))
    .join('|')
}

/** The same for texts at hand, folded too. */
export function patternOf(group: Group): RegExp {
  const ways = waysOf(group).map((way) => (way.length <= SHORT ? String.raw`${way}(?![\p{L}\p{N}])` : way))
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${ways.join('|')})`, 'u')
}

function waysOf({ said, others }: Group): string[] {
  const ways = [said, ...inflected(said), ...others].map(fold)
  return [...new Set(ways)].map((way) => way.replaceAll(/[^\p{L}\p{N} -]/gu, '.'))
}

/** "batteries" for "battery" and the other way round: a longer form is found by its beginning, these are not. */
function inflected(word: string): string[] {
  if (word.length <= SHORT) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  return /[^siu]s$/.test(word) ? [word.slice(0, -1)] : []
}
