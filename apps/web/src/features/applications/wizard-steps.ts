import { PROFILE_STEPS, type CompletenessAnswer } from '@guildhall/contract/applications/completeness'
import { oneOf } from '#platform/address-readers.ts'

/** The places of the wizard: its steps, and the submission at their end. */
export const PLACES = [...PROFILE_STEPS, 'submit'] as const
export type Place = (typeof PLACES)[number]

export const FIRST_STEP = PLACES[0]

/** The place in the address. */
export const STEP_SEARCH = { step: oneOf(PLACES) }

export type Steps = CompletenessAnswer['data']['steps']

/** Where somebody goes on who comes back: the first step that lacks something, else the submission. */
export function resumedAt(steps: Steps): Place {
  return steps.find(({ errors }) => errors.length > 0)?.step ?? 'submit'
}

/** The neighbour of a place; undefined beyond the ends. */
export function neighbour(place: Place, by: 1 | -1): Place | undefined {
  return PLACES[PLACES.indexOf(place) + by]
}
