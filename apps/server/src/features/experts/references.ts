import { holderOf } from '#features/reference/service.ts'

const once = 'person_id'

/** Where profiles and their files name entries of the reference lists. */
export const expertReferences = holderOf({
  lists: {
    skills: [{ table: 'expert_skills', column: 'skill_id', once }],
    languages: [{ table: 'expert_languages', column: 'language_id', once }],
    industries: [{ table: 'expert_industries', column: 'industry_id', once }],
    segments: [{ table: 'expert_segments', column: 'segment_id', once }],
    schools: [{ table: 'expert_educations', column: 'school_id' }],
    degree_types: [{ table: 'expert_educations', column: 'degree_type_id' }],
    employment_types: [{ table: 'expert_experiences', column: 'employment_type_id' }],
    tags: [{ table: 'file_tags', column: 'tag_id', once: 'file_id' }],
  },
  reasons: [{ table: 'experts', column: 'reason_ids' }],
})
