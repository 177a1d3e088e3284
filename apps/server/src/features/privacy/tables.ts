/** What the export and the erasure do with the columns of one table that lead to people. */
interface PersonalTable {
  /** Columns that name a person, or hold what is his: `user_id`, `email`, `ip`. */
  columns: string
  /** Where it stands in the archive, or why it does not. */
  exported: string
  /** What is left of it after an erasure. */
  erased: string
}

const ALIAS = 'the id stays as a pseudonym: it leads to an alias'
const NOT_HIS = 'not his data: what others did to things'

/**
 * Every table with a reference to a person or with personal columns. A test compares it with the migrated database:
 * a new column that leads to people fails it until this list, the export and the erasure know it.
 */
export const PERSONAL_TABLES: Record<string, PersonalTable> = {
  people: {
    columns:
      'id first_name last_name email phone_country_iso phone_country_code phone_number linked_in_url twitter_handle',
    exported: 'data/person.json',
    erased: 'the row stays under its alias; everything else is null',
  },
  users: {
    columns: 'person_id email password_hash last_sign_in_at',
    exported: 'data/account.json',
    erased: 'the row stays without address, password and second factor, switched off',
  },
  user_roles: { columns: 'user_id', exported: 'data/account.json', erased: 'deleted' },
  role_grants: { columns: 'granted_by', exported: NOT_HIS, erased: ALIAS },
  sessions: { columns: 'user_id view_as ip', exported: 'data/account.json', erased: 'deleted' },
  one_time_tokens: {
    columns: 'user_id',
    exported: 'data/account.json, without the tokens',
    erased: 'deleted, with those of others that name him',
  },
  recovery_codes: { columns: 'user_id', exported: 'secret', erased: 'deleted' },
  external_identities: { columns: 'user_id', exported: 'data/account.json', erased: 'deleted' },
  consents: {
    columns: 'user_id typed_name ip user_agent',
    exported: 'data/account.json',
    erased: 'that he agreed, to what and when stays; name, address and browser go',
  },
  security_events: {
    columns: 'user_id ip user_agent',
    exported: 'data/account.json',
    erased: 'kind and time stay; address, browser and details go',
  },
  activity_logs: {
    columns: 'user_id expert_id ip user_agent url_params url_query api_query api_payload',
    exported: 'data/activity.json',
    erased: 'id, type and time stay; addresses, browser, queries and payload go, in rows of others his names',
  },
  domain_events: {
    columns: 'actor_id actor_name subject_id subject_title',
    exported: 'data/activity.json, without the names of others',
    erased: 'kind and time stay, under his alias; of the differences status and roles',
  },
  settings: { columns: 'updated_by', exported: NOT_HIS, erased: ALIAS },
  notifications: {
    columns: 'user_id expert_id subject letter',
    exported: 'data/notifications.json, without the words',
    erased: 'his are deleted; those of others name his alias',
  },
  notification_preferences: { columns: 'user_id', exported: 'data/notifications.json', erased: 'deleted' },
  push_subscriptions: {
    columns: 'user_id session_id',
    exported: 'data/notifications.json',
    erased: 'deleted',
  },
  jobs: { columns: 'user_id', exported: 'data/jobs.json', erased: 'deleted' },
  job_items: { columns: 'subject_id name', exported: NOT_HIS, erased: 'they name his alias' },
  companies: { columns: 'created_by', exported: NOT_HIS, erased: ALIAS },
  company_redirects: { columns: 'merged_by', exported: NOT_HIS, erased: ALIAS },
  mail_texts: { columns: 'changed_by', exported: NOT_HIS, erased: ALIAS },
  reference_items: { columns: 'created_by', exported: NOT_HIS, erased: ALIAS },
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
  expert_rates: { columns: 'person_id', exported: 'data/profile.json', erased: 'deleted' },
  expert_experiences: { columns: 'person_id', exported: 'data/profile.json', erased: 'deleted' },
  expert_experience_projects: {
    columns: 'person_id',
    exported: 'data/profile.json',
    erased: 'deleted with the experience',
  },
  expert_educations: { columns: 'person_id', exported: 'data/profile.json', erased: 'deleted' },
  expert_certifications: { columns: 'person_id', exported: 'data/profile.json', erased: 'deleted' },
  expert_skills: { columns: 'person_id', exported: 'data/profile.json', erased: 'deleted' },
  expert_languages: { columns: 'person_id', exported: 'data/profile.json', erased: 'deleted' },
  expert_areas: {
    columns: 'person_id',
    exported: 'data/profile.json, by what is in them',
    erased: 'deleted',
  },
  expert_industries: { columns: 'person_id', exported: 'data/profile.json', erased: 'deleted' },
  expert_segments: { columns: 'person_id', exported: 'data/profile.json', erased: 'deleted' },
  expert_changes: {
    columns: 'person_id',
    exported: 'only that something changed, for a day',
    erased: 'forgotten within a day',
  },
  expert_search: {
    columns: 'person_id',
    exported: 'made of what stands in data/person.json and data/profile.json',
    erased: 'made anew of his alias',
  },
  rosters: { columns: 'owner_id', exported: 'data/profile.json, his own', erased: 'deleted' },
  roster_experts: {
    columns: 'person_id',
    exported: 'of the staff, for the staff',
    erased: 'he is on no roster any more',
  },
  people_keys: {
    columns: 'person_id email phone linked_in first_name last_name',
    exported: 'made of what stands in data/person.json',
    erased: 'made anew of his alias',
  },
  search_documents: {
    columns: 'person_id author_id',
    exported: 'made of what stands elsewhere',
    erased: 'deleted; those of others that name him are made anew',
  },
  search_saved: { columns: 'user_id', exported: 'data/search.json', erased: 'deleted' },
  distinct_people: { columns: 'first_id second_id decided_by', exported: NOT_HIS, erased: 'deleted' },
  person_merges: {
    columns: 'survivor_id merged_user_id name former_email merged_by',
    exported: 'data/person.json',
    erased: 'the ids stay and lead to his alias; name and address go',
  },
  person_notes: {
    columns: 'person_id author_id note',
    exported: 'of the staff, for the staff',
    erased: 'those about him are deleted; those by him stay, under his alias',
  },
  files: {
    columns: 'owner_person_id created_by name',
    exported: 'files/, and data/profile.json',
    erased: 'the name at once, the bytes and the row by a job',
  },
  onboarding_items: {
    columns: 'person_id done_by',
    exported: 'data/engagements.json',
    erased: 'deleted',
  },
  application_submissions: { columns: 'user_id', exported: 'data/applications.json', erased: 'deleted' },
  gigs: {
    columns: 'owner_id co_owner_ids created_by updated_by submitted_by status_changed_by contact_person_id',
    exported: 'data/projects.json, those he owns',
    erased: 'the owner is his alias; he is no contact and no co-owner any more',
  },
  gig_members: { columns: 'user_id added_by', exported: 'data/projects.json', erased: 'deleted' },
  gig_invitations: {
    columns: 'user_id email first_name last_name invited_by accepted_by',
    exported: 'data/projects.json',
    erased: 'address and name are those of his alias; a pending one is revoked',
  },
  gig_comments: {
    columns: 'author_id mentions',
    exported: 'data/projects.json, his own',
    erased: 'the text stays, under his alias; where it names him it names the alias',
  },
  gig_files: {
    columns: 'created_by name',
    exported: 'data/projects.json; the file belongs to the project',
    erased: ALIAS,
  },
  engagements: {
    columns: 'person_id hired_by message request_message answers',
    exported: 'data/engagements.json',
    erased: 'numbers and days stay; messages and answers go, open ones end',
  },
  ratings: {
    columns: 'author_id comment',
    exported: 'data/engagements.json: given, and those received that he may read, without authors',
    erased: 'the rate stays; the words about him go, his own stay under his alias',
  },
  shortlist_opinions: {
    columns: 'user_id comment',
    exported: 'data/engagements.json, his own',
    erased: 'the words about him go',
  },
  favorites: { columns: 'user_id', exported: 'data/favorites.json', erased: 'deleted' },
  faqs: { columns: 'updated_by', exported: NOT_HIS, erased: ALIAS },
  feedback: {
    columns: 'created_by updated_by ip_address',
    exported: 'data/feedback.json',
    erased: 'the message stays, without author and address',
  },
  data_exports: {
    columns: 'person_id requested_by',
    exported: 'the archive itself',
    erased: 'deleted, the archives by a job',
  },
  erasures: {
    columns: 'person_id requested_by',
    exported: 'shown on the page',
    erased: 'stays: proof of it',
  },
  legal_holds: {
    columns: 'person_id set_by',
    exported: 'of the staff, for the staff',
    erased: 'nobody under a hold is erased',
  },
}
