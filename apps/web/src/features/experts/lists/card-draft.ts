import { DEMARCATIONS } from '@guildhall/contract/experts/profile-forms'
import { RATE_TYPES } from '@guildhall/contract/reference'
import type { WayToUs } from '@guildhall/contract/settings'
import { readAddress } from '#platform/address-readers.ts'
import { choices } from '#features/experts/choices.ts'
import { optionsIn, textIn, type Draft, type Field } from '#ui/forms/draft.ts'
import type { SelectOption } from '#ui/fields/select-options.ts'
import { CARD_FILTER, type CardFilter } from './list-search.ts'

const word = (value: string) => ({ value, label: value })
const ANY = 'Any'

/** What the parts of the filter are chosen with. */
export function cardFields(ways: readonly WayToUs[]): Field[] {
  return [
    {
      kind: 'choices',
      name: 'industries_ids',
      label: 'Industries',
      choices: choices.industries,
      isHalf: true,
    },
    { kind: 'choices', name: 'segment_id', label: 'Segments', choices: choices.segments, isHalf: true },
    { kind: 'choices', name: 'skill_id', label: 'Skills', choices: choices.skills, isHalf: true },
    {
      kind: 'words',
      name: 'skill_match',
      label: 'Match skills',
      placeholder: 'Any skill',
      words: [
        { value: 'any', label: 'Any skill' },
        { value: 'all', label: 'All skills' },
      ],
      isHalf: true,
    },
    { kind: 'choices', name: 'language_id', label: 'Languages', choices: choices.languages, isHalf: true },
    { kind: 'choices', name: 'country_id', label: 'Countries', choices: choices.countries, isHalf: true },
    ...rateFields(),
    ...personFields(ways),
    demarcation,
  ]
}

function personFields(ways: readonly WayToUs[]): Field[] {
  return [
    { kind: 'number', name: 'years_min', label: 'Years of experience from', isHalf: true },
    { kind: 'number', name: 'years_max', label: 'Years of experience to', isHalf: true },
    { kind: 'number', name: 'rating_min', label: 'Rating from', decimals: 1, isHalf: true },
    {
      kind: 'words',
      name: 'availability',
      label: 'Availability',
      placeholder: ANY,
      words: [word('Available'), word('Active')],
      isHalf: true,
    },
    {
      kind: 'words',
      name: 'updated_within',
      label: 'Profile updated',
      placeholder: ANY,
      words: [
        { value: '30', label: '30 days' },
        { value: '90', label: '90 days' },
        { value: '365', label: '365 days' },
      ],
      isHalf: true,
    },
    {
      kind: 'words',
      name: 'hear_about_us',
      label: 'How they heard about us',
      placeholder: ANY,
      words: ways.map(({ name }) => word(name)),
      isHalf: true,
    },
  ]
}

const demarcation: Field = {
  kind: 'words',
  name: 'demarcation',
  label: 'Demarcation',
  placeholder: ANY,
  words: DEMARCATIONS.map(word),
  isHalf: true,
}

function rateFields(): Field[] {
  return [
    {
      kind: 'words',
      name: 'rate_type',
      label: 'Rate type',
      placeholder: ANY,
      words: RATE_TYPES.map(word),
      isHalf: true,
    },
    { kind: 'number', name: 'rate_min', label: 'Rate from, in USD', decimals: 2, isHalf: true },
    { kind: 'number', name: 'rate_max', label: 'Rate to, in USD', decimals: 2, isHalf: true },
  ]
}

const NUMBERS = ['rate_min', 'rate_max', 'years_min', 'years_max', 'rating_min'] as const
const LISTS = {
  industry_id: 'industries_ids',
  segment_id: 'segment_id',
  skill_id: 'skill_id',
  language_id: 'language_id',
  country_id: 'country_id',
} as const
export const LIST_KEYS = ['industry_id', 'segment_id', 'skill_id', 'language_id', 'country_id'] as const

/** The card as the address fills it; `nameOf` knows the names behind ids. */
export function draftOf(filter: CardFilter, nameOf: (id: string) => string): Draft {
  const options = (ids: readonly string[] = []): SelectOption[] => ids.map((id) => ({ id, name: nameOf(id) }))
  return {
    ...Object.fromEntries(LIST_KEYS.map((key) => [LISTS[key], options(filter[key])])),
    ...Object.fromEntries(NUMBERS.map((key) => [key, filter[key]])),
    skill_match: filter.skill_match ?? '',
    rate_type: filter.rate_type ?? '',
    availability: filter.availability ?? '',
    updated_within: filter.updated_within === undefined ? '' : String(filter.updated_within),
    hear_about_us: filter.hear_about_us?.[0] ?? '',
    demarcation: filter.demarcation?.[0] ?? '',
  }
}

/** The name of the field of a part of the filter. */
export function fieldNameOf(key: keyof CardFilter): string {
  return key === 'industry_id' ? LISTS.industry_id : key
}

/** What the card says, as a filter; a value that the server would refuse is left out. */
export function filterOf(draft: Draft): CardFilter {
  const given: Record<string, unknown> = {}
  for (const key of LIST_KEYS) {
    const ids = optionsIn(draft, LISTS[key]).map(({ id }) => id)
    if (ids.length > 0) given[key] = ids
  }
  for (const key of NUMBERS) {
    const value = draft[key]
    if (typeof value === 'number') given[key] = String(value)
  }
  for (const key of ['skill_match', 'rate_type', 'availability', 'updated_within'] as const) {
    if (textIn(draft, key) !== '') given[key] = textIn(draft, key)
  }
  for (const key of ['hear_about_us', 'demarcation'] as const) {
    if (textIn(draft, key) !== '') given[key] = [textIn(draft, key)]
  }
  return readAddress(CARD_FILTER, given)
}
