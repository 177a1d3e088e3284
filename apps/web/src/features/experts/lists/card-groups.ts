import type { RoleActions } from '@guildhall/contract/role-actions'
import type { FilterTag } from '#ui/filters/chip-list.tsx'
import type { FilterGroup } from '#ui/filters/filter-chips.tsx'
import { cardTags } from './card-chips.ts'
import type { CardFilter } from './list-search.ts'

/** What stands behind each chip over a list of experts: the parts of the filter that are asked for together. */
export const CARD_GROUPS = {
  skills: ['skill_id', 'skill_match'],
  countries: ['country_id'],
  rate: ['rate_type', 'rate_min', 'rate_max'],
  industries: ['industry_id', 'segment_id'],
  languages: ['language_id'],
  years: ['years_min', 'years_max'],
  rating: ['rating_min'],
  availability: ['availability'],
  updated: ['updated_within'],
  heard: ['hear_about_us'],
  demarcation: ['demarcation'],
} as const satisfies Record<string, readonly (keyof CardFilter)[]>

export type CardGroup = keyof typeof CARD_GROUPS

const LABELS: Record<CardGroup, string> = {
  skills: 'Skills',
  countries: 'Countries',
  rate: 'Rate',
  industries: 'Industries',
  languages: 'Languages',
  years: 'Experience',
  rating: 'Rating',
  availability: 'Availability',
  updated: 'Profile updated',
  heard: 'How they heard about us',
  demarcation: 'Demarcation',
}

const MAIN: readonly CardGroup[] = ['skills', 'countries', 'rate', 'industries']

/** Nobody filters by what their list does not show them (PRODUCT 5.2 rows 15 and 17). */
export function groupsOf({ canSeeRates, canSeeDemarcation }: RoleActions): FilterGroup<CardGroup>[] {
  return keys()
    .filter((key) => (key !== 'rate' || canSeeRates) && (key !== 'demarcation' || canSeeDemarcation))
    .map((key) => ({ key, label: LABELS[key], isMain: MAIN.includes(key) }))
}

/** What the list is filtered by, one chip a group: `Rate ≥ $100, ≤ $200`. */
export function groupTags(filter: CardFilter, nameOf: (id: string) => string): FilterTag<CardGroup>[] {
  const tags = cardTags(filter, nameOf)
  return keys().flatMap((key) => {
    const mine = tags.filter((tag) => CARD_GROUPS[key].some((name) => name === tag.key))
    if (mine.length === 0) return []
    return {
      key,
      label: LABELS[key],
      value: mine.map(({ value }) => value).join(', '),
      full: mine.map(({ full }) => full).join(', '),
    }
  })
}

/** A filter without what one chip stands for. */
export function withoutGroup(filter: CardFilter, group: CardGroup): CardFilter {
  const names: readonly string[] = CARD_GROUPS[group]
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name)))
}

function keys(): CardGroup[] {
  const all = Object.keys(CARD_GROUPS)
  return all.filter((key): key is CardGroup => key in CARD_GROUPS)
}
