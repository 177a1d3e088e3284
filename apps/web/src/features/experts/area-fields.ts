import type { Areas } from '@guildhall/contract/experts/areas'
import { choices } from './choices.ts'
import { optionsIn, type Draft, type Field } from '#ui/forms/draft.ts'

/** What the "measurements" of a person are chosen from (specification spec 001 §2.6). */
export const areaFields: readonly Field[] = [
  {
    kind: 'choices',
    name: 'industries_ids',
    label: 'Industries',
    placeholder: 'Choose industries',
    choices: choices.industries,
    settle: withoutStraySegments,
  },
  {
    kind: 'choices',
    name: 'industries_segments_ids',
    label: 'Industry segments',
    placeholder: 'Choose segments of these industries',
    choices: choices.segments,
    isHidden: (draft) => optionsIn(draft, 'industries_ids').length === 0,
  },
]

export function areaDraft({ industries, industry_segments: segments }: Areas): Draft {
  return {
    industries_ids: industries.map(({ id, name }) => ({ id, name })),
    industries_segments_ids: segments.map(({ id, name, industry_name: detail }) => ({ id, name, detail })),
  }
}

/** Nothing is required of the areas; the server checks that they exist. */
export function areaFaults(): Record<string, undefined> {
  return {}
}

/** Segments go with their industry. */
function withoutStraySegments(draft: Draft): Draft {
  const industries = new Set(optionsIn(draft, 'industries_ids').map(({ name }) => name))
  const segments = optionsIn(draft, 'industries_segments_ids')
  return {
    ...draft,
    industries_segments_ids: segments.filter(({ detail = '' }) => industries.has(detail)),
  }
}
