import { ACTIVITY_OUTCOMES, ACTIVITY_SORTS, ACTIVITY_TYPES } from '@guildhall/contract/activity'
import { day, id, oneOf, page, several, sortBy, words } from '#platform/address-readers.ts'

/** What the filter card edits; search, order and page act at once. */
export const CARD_FILTERS = {
  type: oneOf(ACTIVITY_TYPES),
  status: oneOf(ACTIVITY_OUTCOMES),
  ip: words(45),
  start_at: day,
  end_at: day,
  user_id: several(id),
  device: several(words(100)),
  os: several(words(100)),
  browser: several(words(100)),
}

/** What the address of the list may say. */
export const ACTIVITY_SEARCH = { ...CARD_FILTERS, search: words(), sort: sortBy(ACTIVITY_SORTS), page }
