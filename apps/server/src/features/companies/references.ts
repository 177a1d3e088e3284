import type { ChoicePlaces } from '#features/settings/service.ts'
import { holderOf } from '#features/reference/service.ts'

/** Where companies name entries of the reference lists. */
export const companyReferences = holderOf({
  lists: {
    industries: [{ table: 'companies', column: 'industry_id' }],
    segments: [{ table: 'company_segments', column: 'segment_id', once: 'company_id' }],
  },
  reasons: [],
})

export const companyWords: ChoicePlaces = {
  company_types: [{ table: 'companies', column: 'type' }],
  currencies: [{ table: 'companies', column: 'currency' }],
}
