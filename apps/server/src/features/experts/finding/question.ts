import { isBoilerplate, nameWishes, wishesOf } from '#features/experts/matching/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { TextIndex, Wish } from '#platform/meaning/term-search.ts'
import { fold, stemOf, wordsOf } from '#platform/meaning/words.ts'
import { countryIn, type Country } from './store.ts'

/** What somebody asks for. */
export interface Question {
  /** Where the experts live, or what they know about. */
  country: Country | undefined
  /** The words that tell, the country left out. */
  words: readonly string[]
  wishes: readonly Wish[]
  countryWishes: readonly Wish[]
}

/** "Who knows grid connection queues in Poland?" asks for a country, and for what stands before it. */
export async function readQuestion(db: Db, index: TextIndex, typed: string): Promise<Question> {
  const asked = wordsOf(typed)
    .map(({ text }) => text)
    .join(' ')
  const country = await countryIn(db, asked)
  const topic = country === undefined ? typed : without(asked, country.name)
  return {
    country,
    words: tellingWords(topic),
    wishes: wishesOf({ name: topic, summary: '', description: '', skills: [], areas: [] }, index),
    countryWishes: country === undefined ? [] : nameWishes(country.name, index),
  }
}

/** Folding may change how long a text is, so the words are compared and not the letters. */
function without(asked: string, name: string): string {
  const [words, left] = [asked.split(' '), fold(name.toLowerCase()).split(/[^\p{L}\p{N}]+/u)]
  const at = words.findIndex((_, place) =>
    left.every((word, next) => fold(words[place + next] ?? '') === word),
  )
  return at < 0 ? asked : [...words.slice(0, at), ...words.slice(at + left.length)].join(' ')
}

/** Neither "who" nor "knows": they say nothing about whom it is for. */
function tellingWords(topic: string): string[] {
  return wordsOf(topic).flatMap((word) => {
    const stem = stemOf(word, 'en')
    return stem === undefined || isBoilerplate(stem) ? [] : [word.text]
  })
}
