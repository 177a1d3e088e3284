import { tagOf, type FilterTag } from '#ui/filters/chip-list.tsx'
import { LIST_KEYS } from './card-draft.ts'
import type { CardFilter } from './list-search.ts'

type Tag = FilterTag<keyof CardFilter>

const LABELS: Record<keyof CardFilter, string> = {
  industry_id: 'Industry',
  segment_id: 'Segment',
  skill_id: 'Skill',
  skill_match: 'Skills',
  language_id: 'Language',
  country_id: 'Country',
  rate_type: 'Rate type',
  rate_min: 'Rate ≥',
  rate_max: 'Rate ≤',
  years_min: 'Years ≥',
  years_max: 'Years ≤',
  rating_min: 'Rating ≥',
  availability: 'Availability',
  demarcation: 'Demarcation',
  hear_about_us: 'Heard by',
  updated_within: 'Changed within',
}

/** What the list is filtered by, one chip a field: `Industry Industrial +2`. */
export function cardTags(filter: CardFilter, nameOf: (id: string) => string): Tag[] {
  return keysOf(filter).map((key) => {
    return tagOf(key, LABELS[key], namesOf(filter, key, nameOf))
  })
}

export function without(filter: CardFilter, key: keyof CardFilter): CardFilter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => name !== key))
}

function keysOf(filter: CardFilter): (keyof CardFilter)[] {
  const keys: (keyof CardFilter)[] = [
    ...LIST_KEYS,
    'skill_match',
    'rate_type',
    'rate_min',
    'rate_max',
    'years_min',
    'years_max',
    'rating_min',
    'availability',
    'updated_within',
    'hear_about_us',
    'demarcation',
  ]
  return keys.filter((key) => filter[key] !== undefined)
}

function namesOf(filter: CardFilter, key: keyof CardFilter, nameOf: (id: string) => string): string[] {
  const value = filter[key]
  const isIds = LIST_KEYS.some((one) => one === key)
  if (Array.isArray(value)) return value.map((one) => (isIds ? nameOf(one) : one))
  if (key === 'updated_within') return [`${value} days`]
  return [key === 'rate_min' || key === 'rate_max' ? `$${value}` : String(value)]
}
