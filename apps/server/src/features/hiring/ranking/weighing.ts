import { WORKING_HOURS } from '@guildhall/contract/gigs/overlap'
import { countriesOf, type Facts } from '#features/experts/matching/service.ts'
import type { Brief } from './brief-store.ts'

/** What each part weighs when all are asked for; what a brief does not ask for leaves its weight to the others. */
export const WEIGHTS = {
  text: 0.44,
  skills: 0.2,
  industry: 0.1,
  location: 0.1,
  years: 0.05,
  rate: 0.04,
  language: 0.03,
  rating: 0.02,
  availability: 0.02,
} as const
export type PartKey = keyof typeof WEIGHTS
export const PART_KEYS: readonly PartKey[] = [
  'skills',
  'text',
  'industry',
  'years',
  'rating',
  'rate',
  'language',
  'location',
  'availability',
]

/** Beyond this share of the budget, or below the years, somebody is a way out at most: that part takes half of the sum. */
const FAR_OVER = 1.5
const CAP = 0.5
/** An expert without ratings counts as one with three votes of 3.5. */
const PRIOR = { rate: 3.5, votes: 3 } as const
/** A language that is only understood is not spoken. */
const UNDERSTOOD = 'Elementary'
const NEAR_HOURS = 3

/** Absent where the brief does not ask. */
export type Weights = Partial<Record<PartKey, number>>

/** What is read out of words, from 0 to 1. */
export interface Read {
  text: number
  skills: number
  segments: number
  industries: number
}

export interface Circumstances {
  brief: Brief
  regions: ReadonlySet<string> | undefined
  busy: ReadonlySet<string>
  /** Who worked for a company in conflict after this day is not offered. */
  since: string
}

export function circumstances(brief: Brief, busy: ReadonlySet<string>, since: string): Circumstances {
  const known = brief.regions.flatMap((region) => [...(countriesOf(region) ?? [])])
  return { brief, busy, since, regions: known.length === 0 ? undefined : new Set(known) }
}

/** Nobody who works, or lately worked, for a company in conflict, and nobody who lacks a language. */
export function isExcluded({ brief, since }: Circumstances, facts: Facts): boolean {
  return (
    brief.languages.some(({ id }) => !speaks(facts, id)) ||
    (brief.conflicts.length > 0 &&
      facts.employers.some(
        ([company, until]) => brief.conflicts.includes(company) && (until === null || until >= since),
      ))
  )
}

function speaks({ languages }: Facts, id: string): boolean {
  return languages.has(id) && languages.get(id) !== UNDERSTOOD
}

/** Whether a brief asks for a part at all. */
export function asks({ brief, regions }: Circumstances): readonly PartKey[] {
  const wants: Record<PartKey, boolean> = {
    text: true,
    skills: brief.skills.length > 0,
    industry: brief.industries.length + brief.segments.length > 0,
    location: brief.country !== null || regions !== undefined || brief.overlap !== null,
    years: (brief.years ?? 0) > 0,
    rate: brief.hourly !== null,
    language: brief.languages.length > 0,
    rating: (brief.rating ?? 0) > 0,
    availability: brief.from !== null || brief.until !== null,
  }
  return PART_KEYS.filter((key) => wants[key])
}

/** How well an expert meets one part. */
export function valueOf(key: PartKey, at: Circumstances, facts: Facts, read: Read): number {
  switch (key) {
    case 'text':
      return read.text
    case 'skills':
      return read.skills
    case 'industry':
      return industryOf(at, facts, read)
    case 'location':
      return locationOf(at, facts)
    case 'years':
      return (facts.years ?? 0) >= (at.brief.years ?? 0) ? 1 : 0
    case 'rate':
      return rateOf(at, facts)
    case 'language':
      return languageOf(at, facts)
    case 'rating':
      return (
        (((facts.rating ?? 0) * facts.ratings + PRIOR.rate * PRIOR.votes) / (facts.ratings + PRIOR.votes) -
          1) /
        4
      )
    case 'availability':
      return at.busy.has(facts.personId) ? 0 : 1
  }
}

/** The named area counts in full, one that means the same nearly so, the industry alone half. */
function industryOf({ brief }: Circumstances, facts: Facts, read: Read): number {
  const hasSegment = brief.segments.some(({ id }) => facts.segments.includes(id))
  const hasIndustry = brief.industries.some(({ id }) => facts.industries.includes(id))
  return Math.max(
    hasSegment ? 1 : 0,
    hasIndustry ? 0.6 : 0,
    brief.segments.length > 0 ? 0.9 * read.segments : 0,
    0.5 * read.industries,
  )
}

function locationOf({ brief, regions }: Circumstances, { country, zone }: Facts): number {
  if (country !== null && brief.country === country) return 1
  if (country !== null && regions?.has(country) === true) return brief.country === null ? 1 : 0.6
  const near = brief.overlap === null ? NEAR_HOURS : WORKING_HOURS - brief.overlap
  if (zone === null || brief.zone === null || Math.abs(zone - brief.zone) > near) return 0
  return brief.country === null && regions === undefined ? 1 : 0.3
}

/** How many times the budget somebody costs; null when that cannot be said. */
export function rateRatio({ brief }: Circumstances, { hourly }: Facts): number | null {
  return brief.hourly === null || hourly === null ? null : hourly / brief.hourly
}

function rateOf(at: Circumstances, facts: Facts): number {
  const ratio = rateRatio(at, facts)
  if (ratio === null) return 0.5
  return ratio <= 1 ? 1 : Math.max(0, 1 - (ratio - 1) / (FAR_OVER - 1))
}

function languageOf({ brief }: Circumstances, { languages }: Facts): number {
  const levels = brief.languages.map(({ id }) => (languages.get(id) === 'Intermediate' ? 0.7 : 1))
  return levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length)
}

export interface Weighing {
  asked: readonly PartKey[]
  /** For everybody whom nothing rules nearly out. */
  even: Weights
}

export function evenWeights(asked: readonly PartKey[]): Weights {
  const sum = asked.reduce((total, key) => total + WEIGHTS[key], 0)
  return Object.fromEntries(asked.map((key) => [key, WEIGHTS[key] / sum]))
}

/** The weights for one expert, together 1: what rules somebody nearly out weighs as much as all the rest. */
export function weightsOf({ asked, even }: Weighing, at: Circumstances, facts: Facts): Weights {
  if (!isFar(at, facts)) return even
  const capping = asked.filter((key) => caps(key, at, facts))
  const others = asked.filter((key) => !capping.includes(key))
  const sum = others.reduce((total, key) => total + WEIGHTS[key], 0)
  const left = CAP ** Math.min(2, capping.length)
  const weights: Weights = {}
  for (const key of others) weights[key] = (WEIGHTS[key] / sum) * left
  for (const key of capping) weights[key] = (1 - left) / capping.length
  return weights
}

/** Below the years, or far beyond the budget. */
export function isFar(at: Circumstances, facts: Facts): boolean {
  return caps('years', at, facts) || caps('rate', at, facts)
}

/** No score is higher than this, whatever the other parts are worth: of the words alone, and nobody's who is far. */
export function mostFor(text: number, { even }: Weighing): number {
  return 100 * Math.max(CAP, 1 - (even.text ?? 0) * (1 - text))
}

function caps(key: PartKey, at: Circumstances, facts: Facts): boolean {
  if (key === 'rate') return (rateRatio(at, facts) ?? 0) > FAR_OVER
  return key === 'years' && (facts.years ?? 0) < (at.brief.years ?? 0)
}

/** Somebody who has none of the required skills and too little in common with the text is a weak match. */
const LITTLE = 0.25
const HAD = 0.5

export function isWeak(text: number, covered: readonly number[], skills: Brief['skills']): boolean {
  return text < LITTLE && !covered.some((share, place) => share >= HAD && skills[place]?.isRequired === true)
}

/** From when on a skill counts as there. */
export function isHad(covered: number): boolean {
  return covered >= HAD
}
