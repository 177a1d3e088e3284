import type { ChoicePlaces } from '#features/settings/service.ts'
import { holderOf } from '#features/reference/service.ts'

const once = 'gig_id'

/** Where projects name entries of the reference lists. */
export const gigReferences = holderOf({
  lists: {
    categories: [{ table: 'gigs', column: 'category_id' }],
    talent_types: [{ table: 'gigs', column: 'talent_type_id' }],
    industries: [{ table: 'gig_industries', column: 'industry_id', once }],
    segments: [{ table: 'gig_segments', column: 'segment_id', once }],
    regions: [{ table: 'gig_regions', column: 'region_id', once }],
    languages: [{ table: 'gig_languages', column: 'language_id', once }],
    skills: [{ table: 'gig_skills', column: 'skill_id', once }],
  },
  reasons: [{ table: 'gigs', column: 'reason_ids' }],
})

export const gigWords: ChoicePlaces = { currencies: [{ table: 'gigs', column: 'currency' }] }
