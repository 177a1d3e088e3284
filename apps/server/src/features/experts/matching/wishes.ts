import { thesaurus } from '#platform/meaning/thesaurus.ts'
import { add, termsOf, type Terms } from '#platform/meaning/reading.ts'
import { languageOf } from '#platform/meaning/words.ts'
import type { Language } from '#platform/meaning/stop-words.ts'
import type { TextIndex, Wish } from '#platform/meaning/term-search.ts'
import { isBoilerplate, withoutRefusals } from './boilerplate.ts'

/** What is asked for, in words. */
export interface Asked {
  name: string
  summary: string
  description: string
  skills: readonly { name: string; isRequired: boolean }[]
  areas: readonly string[]
}

/** What a word is worth by where the brief says it. */
const PLACES = { name: 1.2, summary: 1, description: 0.7, required: 1.5, nice: 0.8, area: 0.5 } as const
/** Where the meaning of a word is known it stands for the word: else who writes in another language loses. */
const KNOWN = 0.15
/** How much less the more general and the related count. */
const BROADER = 0.35
const RELATED = 0.35
/** Short words have too many neighbours; of a longer one it is likely, not sure. */
const SPELT_FROM = 6
const SPELT = 0.6

export function wishesOf(asked: Asked, index: TextIndex): Wish[] {
  return [...saidIn(asked)]
    .map(([term, weight]) => wish(term, Math.sqrt(weight), index))
    .filter(({ ways }) => ways.some(({ term }) => index.has(term)))
}

/** What the name of a skill or an area asks for. */
export function nameWishes(name: string, index: TextIndex): Wish[] {
  return [...termsOf(name, languageOf(name), { knownShare: KNOWN })]
    .map(([term, weight]) => wish(term, weight, index))
    .filter(({ ways }) => ways.some(({ term }) => index.has(term)))
}

function saidIn({ name, summary, description, skills, areas }: Asked): Terms {
  const language = languageOf(`${name} ${summary} ${description}`)
  const said: Terms = new Map()
  say(said, name, language, PLACES.name)
  say(said, summary, language, PLACES.summary)
  say(said, description, language, PLACES.description)
  for (const skill of skills) {
    say(said, skill.name, language, skill.isRequired ? PLACES.required : PLACES.nice)
  }
  for (const area of areas) say(said, area, language, PLACES.area)
  return said
}

/** Saying it again adds less each time. */
function say(said: Terms, text: string, language: Language, weight: number): void {
  for (const [term, count] of termsOf(withoutRefusals(text), language, { knownShare: KNOWN })) {
    if (!isBoilerplate(term)) add(said, term, weight * (count <= 1 ? count : 1 + Math.log(count)))
  }
}

function wish(term: string, weight: number, index: TextIndex): Wish {
  const ways = [{ term, discount: 1 }]
  if (!term.startsWith('#')) return { weight, ways: [...ways, ...spelt(term, index)] }
  const concept = thesaurus().concepts[Number(term.slice(1))]
  for (const id of concept?.broader ?? []) ways.push({ term: `#${id}`, discount: BROADER })
  for (const id of concept?.related ?? []) ways.push({ term: `#${id}`, discount: RELATED })
  return { weight, ways }
}

/** A word that no profile has may be misspelt: then the one that it is nearly, and what that means, stand for it. */
function spelt(word: string, index: TextIndex): Wish['ways'] {
  if (word.length < SPELT_FROM || index.has(word)) return []
  const near = index.near(word)
  if (near === undefined) return []
  const meanings = (thesaurus().phrases.en.get(near) ?? []).filter(({ stems }) => stems.length === 1)
  return [near, ...meanings.map(({ concept }) => `#${concept}`)].map((term) => ({ term, discount: SPELT }))
}

/** So many of the best teach what else their kind has. */
const LEADERS = 6
const LEARNED = 25
const TRUST = 0.3

/**
 * What the best have in common, learned from the profiles themselves: the words and skills that go with what was asked
 * for, which the brief did not know (Rocchio's feedback, without anybody clicking).
 */
export function learnedFrom(scores: Float32Array, wishes: readonly Wish[], index: TextIndex): Wish[] {
  const leaders = leadersOf(scores)
  const top = scores[leaders[0] ?? 0] ?? 0
  const asked = new Set(wishes.flatMap(({ ways }) => ways.map(({ term }) => term)))
  const shared = new Map<string, { worth: number; by: number }>()
  for (const slot of leaders) {
    const trust = ((scores[slot] ?? 0) / top) ** 2
    for (const [term, weight] of index.termsAt(slot)) {
      if (asked.has(term)) continue
      const { worth, by } = shared.get(term) ?? { worth: 0, by: 0 }
      shared.set(term, { worth: worth + trust * weight * index.rarity(term), by: by + 1 })
    }
  }
  const learned = [...shared]
    .filter(([, { by }]) => by > 1)
    .toSorted(([a, x], [b, y]) => y.worth - x.worth || (a < b ? -1 : 1))
    .slice(0, LEARNED)
  const most = learned[0]?.[1].worth ?? 1
  return learned.map(([term, { worth }]) => ({
    weight: (TRUST * worth) / most,
    ways: [{ term, discount: 1 }],
  }))
}

function leadersOf(scores: Float32Array): number[] {
  const leaders: number[] = []
  const worth = (slot: number | undefined) => (slot === undefined ? 0 : (scores[slot] ?? 0))
  for (let slot = 0; slot < scores.length; slot += 1) {
    const score = scores[slot] ?? 0
    if (score <= 0 || (leaders.length === LEADERS && score <= worth(leaders.at(-1)))) continue
    const place = leaders.findIndex((one) => score > worth(one))
    leaders.splice(place < 0 ? leaders.length : place, 0, slot)
    leaders.length = Math.min(leaders.length, LEADERS)
  }
  return leaders
}
