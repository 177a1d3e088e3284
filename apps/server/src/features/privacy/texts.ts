import type { WrittenTexts } from '#platform/privacy/texts.ts'

/**
 * Every column in which somebody may write about others: an erasure goes through all of them. A test compares it with
 * the migrated database: a new text fails it until it stands here, or among those that cannot name anybody.
 */
export const WRITTEN_TEXTS = {
  companies: { name: { unique: 200 }, website: 'link', description: 4000 },
  company_redirects: { name: 200 },
  engagements: { request_message: 2000, message: 2000, reason_text: 2000, answers: 'json' },
  expert_certifications: { title: 150, description: 4000 },
  expert_educations: { field_of_study: 150, description: 4000, activities_societies: 4000, grade: 100 },
  expert_experience_projects: { title: 150, description: 4000 },
  expert_experiences: { title: 150, description: 4000 },
  expert_gigs: { gig_title: 150 },
  experts: { internal_note: 4000, rejected_reason: 2000, suspended_reason: 2000 },
  faqs: { title: 300, body: 20_000, body_text: 20_000 },
  feedback: { message: 5000, note: 4000, page_url: 2048 },
  files: { name: 255 },
  gig_comments: { body: 5000 },
  gig_files: { name: 255 },
  gigs: {
    name: 150,
    stage: 150,
    summary: 300,
    description: 20_000,
    status_reason: 2000,
    details: 'json',
    tags: 'list',
    deliverables: 'json',
    screening_questions: 'json',
  },
  industry_segments: { segment_1: 150, segment_2: { unique: 150 } },
  job_items: { name: 300, message: 2000 },
  jobs: { url: 2048 },
  legal_holds: { reason: 500 },
  mail_texts: { subject: 200, body: 5000, button: 200, closing: 2000 },
  notifications: { subject: 2000, letter: 'json' },
  people: { bio: 4000, referral_name: 200, job_title: 150, location: 300, physical_location: 300 },
  person_notes: { note: 4000 },
  ratings: { comment: 1000 },
  reasons: { name: { unique: 150 }, default_text: 2000 },
  reference_items: { name: { unique: 200 } },
  rosters: { name: { unique: 100 } },
  search_saved: { name: { unique: 80 }, query: 'json' },
  search_texts: { text: 10_000_000 },
  settings: { value: 'json' },
  shortlist_opinions: { comment: 1000 },
} as const satisfies WrittenTexts
