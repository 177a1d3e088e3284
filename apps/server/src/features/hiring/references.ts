import { holderOf } from '#features/reference/service.ts'

/** Where engagements name reasons. */
export const hiringReferences = holderOf({
  lists: {},
  reasons: [{ table: 'engagements', column: 'reason_ids' }],
})
