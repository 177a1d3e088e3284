import { MADE, CODES, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    experts: {
      columns: 'person_id invited_by screened_by approved_by rejected_by suspended_by internal_note',
      exported: 'data/profile.json, without the note of the staff',
      erased: 'Erased; times and ratings stay, words and wishes go',
    },
    expert_gigs: {
      columns: 'person_id manager_ids shown_to',
      exported: 'data/profile.json',
      erased: 'stays as the engagements do',
    },
    expert_rates: {
      columns: 'person_id',
      exported: 'data/profile.json',
      erased: 'deleted',
    },
    expert_experiences: {
      columns: 'person_id',
      exported: 'data/profile.json',
      erased: 'deleted',
    },
    expert_experience_projects: {
      columns: 'person_id',
      exported: 'data/profile.json',
      erased: 'deleted with the experience',
    },
    expert_educations: {
      columns: 'person_id',
      exported: 'data/profile.json',
      erased: 'deleted',
    },
    expert_certifications: {
      columns: 'person_id',
      exported: 'data/profile.json',
      erased: 'deleted',
    },
    expert_skills: {
      columns: 'person_id',
      exported: 'data/profile.json',
      erased: 'deleted',
    },
    expert_languages: {
      columns: 'person_id',
      exported: 'data/profile.json',
      erased: 'deleted',
    },
    expert_areas: {
      columns: 'person_id',
      exported: 'data/profile.json, by what is in them',
      erased: 'deleted',
    },
    expert_industries: {
      columns: 'person_id',
      exported: 'data/profile.json',
      erased: 'deleted',
    },
    expert_segments: {
      columns: 'person_id',
      exported: 'data/profile.json',
      erased: 'deleted',
    },
    expert_changes: {
      columns: 'person_id',
      exported: 'only that something changed, for a day',
      erased: 'forgotten within a day',
    },
    expert_search: {
      columns: 'person_id',
      exported: 'made of what stands in data/person.json and data/profile.json',
      erased: 'made anew of their alias',
    },
    rosters: {
      columns: 'owner_id',
      exported: 'data/profile.json, their own',
      erased: 'deleted',
    },
    roster_experts: {
      columns: 'person_id',
      exported: 'of the staff, for the staff',
      erased: 'they are on no roster any more',
    },
    files: {
      columns: 'owner_person_id created_by name',
      exported: 'files/, and data/profile.json',
      erased: 'the name at once, the bytes and the row by a job',
    },
  },
  texts: {
    expert_certifications: {
      title: 150,
      description: 4000,
    },
    expert_educations: {
      field_of_study: 150,
      description: 4000,
      activities_societies: 4000,
      grade: 100,
    },
    expert_experience_projects: {
      title: 150,
      description: 4000,
    },
    expert_experiences: {
      title: 150,
      description: 4000,
    },
    expert_gigs: {
      gig_title: 150,
    },
    experts: {
      internal_note: 4000,
      rejected_reason: 2000,
      suspended_reason: 2000,
    },
    files: {
      name: 255,
    },
    rosters: {
      name: {
        unique: 100,
      },
    },
  },
  wordless: {
    'expert_search.text': MADE,
    'files.extension type': CODES,
  },
}
