import type { Language } from '#platform/meaning/stop-words.ts'
import { languageOf } from '#platform/meaning/words.ts'
import { namesIn, withoutPerson } from './unsaid.ts'
import { add, termsOf, type Terms } from '#platform/meaning/reading.ts'

/** Something that a profile says. Name, nationality, photo, gender and age are no part of it. */
export interface Passage {
  kind: Place
  text: string
  /** When it ended, in years before now; 0 while it lasts. */
  yearsAgo?: number
  /** How long it lasted. */
  years?: number
  level?: string | null
}

/** What a word is worth by where it stands. */
const PLACES = {
  title: 2,
  bio: 1.2,
  skill: 1.8,
  area: 0.9,
  job: 1.3,
  employer: 0.5,
  task: 1,
  project: 0.9,
  certificate: 0.8,
  education: 0.4,
  location: 0.7,
} as const
type Place = keyof typeof PLACES
const LEVELS: Readonly<Record<string, number>> = {
  Expert: 1,
  Advanced: 0.9,
  Intermediate: 0.7,
  Beginner: 0.4,
}
/** Work that ended ten years ago counts half, and none counts less than a third. */
const HALF_LIFE = 10
const LEAST_RECENT = 0.3
/** A job of five years counts in full. */
const LASTING = 5

/** The terms of a whole profile, weighed by place, recency, length and level; its own names are none. */
export function profileTerms(passages: readonly Passage[], names: readonly string[] = []): Terms {
  const said = passages.map(({ text }) => text).join(' ')
  const language = languageOf(said)
  const called = namesIn(said, names)
  const terms: Terms = new Map()
  for (const passage of passages) {
    const weight = weightOf(passage)
    for (const [term, count] of termsIn(passage, language, called)) add(terms, term, count * weight)
  }
  return terms
}

/** Names of lists come again in many profiles; what they mean is read once. */
const NAMES: ReadonlySet<Place> = new Set([
  'skill',
  'area',
  'employer',
  'location',
  'education',
  'job',
  'title',
])
const MOST_KEPT = 50_000
const kept = new Map<string, Terms>()

function termsIn({ kind, text }: Passage, language: Language, names: readonly string[]): Terms {
  if (!NAMES.has(kind)) return termsOf(withoutPerson(text, names), language)
  const key = `${language}:${text}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const terms = termsOf(text, language)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, terms)
  return terms
}

export function weightOf({ kind, yearsAgo = 0, years = LASTING, level }: Passage): number {
  const recent = Math.max(LEAST_RECENT, 0.5 ** (yearsAgo / HALF_LIFE))
  const lasting = 0.8 + 0.2 * Math.min(1, years / LASTING)
  const known = level === undefined || level === null ? 1 : (LEVELS[level] ?? 1)
  return PLACES[kind] * recent * lasting * known
}
