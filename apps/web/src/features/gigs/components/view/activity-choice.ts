import { ACTIVITY_OUTCOMES, ACTIVITY_SORTS, ACTIVITY_TYPES } from '@guildhall/contract/activity'
import type { GigActivityQuery } from '@guildhall/contract/gigs/activities'
import { oneOf, page, sortBy, words, type Read } from '#platform/address-readers.ts'

/** What the address of the list may ask for. */
export const ACTIVITY_SEARCH = {
  keyword: words(),
  type: oneOf([...ACTIVITY_TYPES, 'all']),
  status: oneOf(ACTIVITY_OUTCOMES),
  order: sortBy(ACTIVITY_SORTS),
  page,
}

type Choice = Pick<Read<typeof ACTIVITY_SEARCH>, 'type' | 'status'>
type Asked = Partial<Pick<GigActivityQuery, 'type' | 'status'>>

/** Until somebody chooses, what was done to the project: visits and calls that failed would crowd it out. */
export function askedOf({ type: chosen, status: ended }: Choice): Asked {
  const asked = ended === undefined ? {} : { status: ended }
  if (chosen === 'all') return asked
  if (chosen === undefined) return { type: 'submit', status: 'success', ...asked }
  return { type: chosen, ...asked }
}
