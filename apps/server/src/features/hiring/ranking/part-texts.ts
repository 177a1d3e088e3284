import type { Recommendation } from '@guildhall/contract/hiring/ranking'
import type { Evidence } from '#features/experts/matching/service.ts'
import type { RankedCard } from './page-store.ts'
import type { Scored } from './scoring.ts'
import { isHad, rateRatio, valueOf, type Circumstances, type PartKey } from './weighing.ts'

type Part = Recommendation['parts'][number]

/** One expert of the page with what proves their parts. */
export interface Shown {
  at: Circumstances
  scored: Scored
  card: RankedCard
  text: Evidence | undefined
  skill: Evidence | undefined
}

const LABELS: Record<PartKey, string> = {
  skills: 'Skills',
  text: 'Profile',
  industry: 'Industry',
  years: 'Experience',
  rating: 'Rating',
  rate: 'Rate',
  language: 'Languages',
  location: 'Location',
  availability: 'Availability',
}

export function partOf(key: PartKey, shown: Shown): Part {
  const { at, scored } = shown
  return {
    key,
    label: LABELS[key],
    weight: rounded(scored.weights[key] ?? 0),
    value: rounded(valueOf(key, at, scored.facts, scored.read)),
    evidence: EVIDENCE[key](shown),
    chips: CHIPS[key]?.(shown) ?? [],
  }
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

const EVIDENCE: Record<PartKey, (shown: Shown) => string> = {
  skills: (shown) => skillsText(hadSkills(shown), shown.at.brief.skills.length, shown.skill?.sentence),
  text: ({ text }) => text?.sentence ?? 'No words in common',
  industry: industryText,
  years: ({ at, card }) =>
    card.years_of_experience === null
      ? 'Not provided'
      : `${card.years_of_experience} of ${at.brief.years} years`,
  rating: ({ card }) =>
    card.rating_average === null
      ? 'Not rated yet'
      : `${Number(card.rating_average).toFixed(1)} (${card.rating_count})`,
  rate: rateText,
  language: ({ at, scored }) =>
    at.brief.languages.some(({ id }) => scored.facts.languages.get(id) === 'Intermediate')
      ? 'All spoken, not all fluently'
      : 'All spoken',
  location: ({ at, scored, card }) =>
    valueOf('location', at, scored.facts, scored.read) >= 0.5
      ? (card.location ?? 'Not provided')
      : hoursText(at, scored),
  availability: ({ at, scored }) => (at.busy.has(scored.facts.personId) ? 'Active' : 'Available'),
}

const CHIPS: Partial<Record<PartKey, (shown: Shown) => string[]>> = {
  skills: (shown) => hadSkills(shown),
  text: ({ text }) => text?.words ?? [],
}

function hadSkills({ at, scored }: Shown): string[] {
  return at.brief.skills.flatMap(({ name }, place) => (isHad(scored.covered[place] ?? 0) ? [name] : []))
}

/** The skills by name; one that is only implied by a job is proved by what the profile says about the job, in quotes. */
export function skillsText(had: readonly string[], asked: number, proof: string | undefined): string {
  const count = `${had.length} of ${asked} matched`
  if (had.length === 0) return count
  const named = `${count}: ${had.join(', ')}`
  const isSaid = proof === undefined || had.some((name) => name.toLowerCase() === proof.toLowerCase())
  return isSaid ? named : `${named} (“${proof}”)`
}

function industryText({ at: { brief }, scored: { facts, read } }: Shown): string {
  const segment = brief.segments.find(({ id }) => facts.segments.includes(id))
  const industry = brief.industries.find(({ id }) => facts.industries.includes(id))
  if (segment !== undefined) return segment.name
  if (industry !== undefined) return industry.name
  return read.segments + read.industries > 0 ? 'Related by what the profile says' : 'Another industry'
}

function rateText({ at, scored, card }: Shown): string {
  if (card.asked_rate === null) return 'Negotiable'
  const over = Math.round(((rateRatio(at, scored.facts) ?? 1) - 1) * 100)
  return over <= 0 ? 'Within budget' : `${over}% over budget`
}

function hoursText({ brief }: Circumstances, { facts }: Scored): string {
  if (facts.zone === null || brief.zone === null) return 'Another country'
  return hoursApart(Math.abs(facts.zone - brief.zone))
}

export function hoursApart(hours: number): string {
  if (hours === 0) return 'Same time zone'
  return hours === 1 ? '1 hour apart' : `${hours} hours apart`
}
