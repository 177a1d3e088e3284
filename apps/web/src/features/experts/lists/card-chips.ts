import { tagOf, type FilterTag } from '#ui/filters/chip-list.tsx'
import { LIST_KEYS } from './card-draft.ts'
import type { CardFilter } from './list-search.ts'

type Tag = FilterTag<keyof CardFilter>

/** What the list is filtered by, in words: `Industrial +2`. */
export function cardTags(filter: CardFilter, nameOf: (id: string) => string): Tag[] {
  return keysOf(filter).map((key) => {
    return tagOf(key, '', namesOf(filter, key, nameOf))
  })
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
  return [worded(key, String(value))]
}

function worded(key: keyof CardFilter, value: string): string {
  switch (key) {
    case 'updated_within':
      return `${value} days`
    case 'rate_min':
      return `≥ $${value}`
    case 'rate_max':
      return `≤ $${value}`
    case 'years_min':
      return `≥ ${value} years`
    case 'years_max':
      return `≤ ${value} years`
    case 'rating_min':
      return `≥ ${value}`
    case 'skill_match':
      return value === 'all' ? 'all of them' : 'any of them'
    default:
      return value
  }
}
