import type { ChoicePlaces } from '#features/settings/service.ts'
import { holderOf } from '#features/reference/service.ts'

/** Where engagements name reasons. */
export const hiringReferences = holderOf({
  lists: {},
  reasons: [{ table: 'engagements', column: 'reason_ids' }],
})

export const engagementWords: ChoicePlaces = { currencies: [{ table: 'engagements', column: 'currency' }] }
