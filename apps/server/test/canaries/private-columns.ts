/** Names of demo logins whose roles may read a value of people and projects with which they have nothing to do. */
export type Readers = readonly string[] | 'secret'

const STAFF: Readers = ['admin', 'manager', 'hr']
const ADMINS: Readers = ['admin']
/** Their owner reads them, and whoever has to do with it. */
const OWNERS: Readers = []
/** Of use to nobody but the server: never sent, logged or exported, not even to its owner. */
const SECRET: Readers = 'secret'

/** Every column with something private in it: `column column`, and who may read it in rows of strangers. */
export const PRIVATE: Readonly<Record<string, Readonly<Record<string, Readers>>>> = {
  users: { 'password_hash mfa_secret': SECRET, email: STAFF },
  // An administrator sees on the page of a user where they are signed in.
  sessions: { token_hash: SECRET, 'ip device os browser': ADMINS },
  one_time_tokens: { 'token_hash browser_hash': SECRET, subject: OWNERS },
  recovery_codes: { code_hash: SECRET },
  passkeys: { public_key: SECRET, 'credential_id name': OWNERS },
  passkey_challenges: { holder_hash: SECRET },
  external_identities: { subject: OWNERS },
  consents: { 'typed_name ip user_agent': OWNERS },
  security_events: { 'details ip user_agent': ADMINS },
  people: {
    'first_name last_name email phone_number linked_in_url twitter_handle nationality': STAFF,
    'hear_about_us referral_name location physical_location job_title bio': STAFF,
  },
  person_notes: { note: STAFF },
  person_merges: { 'name former_email': STAFF },
  legal_holds: { reason: ADMINS },
  experts: { 'internal_note rejected_reason suspended_reason': STAFF },
  expert_experiences: { 'title description': STAFF },
  expert_experience_projects: { 'title description': STAFF },
  expert_educations: { 'field_of_study description activities_societies grade': STAFF },
  expert_certifications: { 'title description': STAFF },
  expert_gigs: { gig_title: STAFF },
  files: { 'name sha256': STAFF },
  rosters: { name: STAFF },
  search_texts: { text: STAFF },
  search_saved: { 'name query': OWNERS },
  gigs: {
    'name stage summary description status_reason details tags deliverables screening_questions': STAFF,
  },
  gig_comments: { body: STAFF },
  gig_files: { 'name sha256': STAFF },
  gig_invitations: { 'email first_name last_name': STAFF },
  engagements: { 'request_message message reason_text answers weighed': STAFF },
  ratings: { comment: STAFF },
  shortlist_opinions: { comment: STAFF },
  gate_waivers: { reason: STAFF },
  agreements: { 'paper text': STAFF },
  agreement_files: { bytes: STAFF },
  agreement_signatures: { 'signer_name typed_name ip user_agent': STAFF },
  calls: { 'title link reason outcome notes': STAFF },
  hour_entries: { note: STAFF },
  hour_weeks: { reason: STAFF },
  deliverables: { 'title brief_line note link reason': STAFF },
  calendar_feeds: { token_hash: SECRET },
  restricted_entries: { 'name note': STAFF },
  imports: { 'file_name headers': STAFF },
  import_rows: { 'cells found reason': STAFF },
  feedback: { 'message note page_url ip_address': ADMINS },
  notifications: { 'subject letter': OWNERS },
  push_subscriptions: { 'endpoint_hash sealed': SECRET },
  jobs: { url: OWNERS },
  job_items: { 'name message': OWNERS },
  api_keys: { key_hash: SECRET, name: ADMINS },
  scim_tokens: { token_hash: SECRET },
  scim_users: { external_id: OWNERS },
  webhooks: { secret_sealed: SECRET, url: ADMINS },
  webhook_deliveries: { answer: ADMINS },
  repeats: { answer: SECRET },
  activity_logs: {
    'api_payload api_query url_params url_query title description url url_full_path': ADMINS,
    'api_full_path ip user_agent': ADMINS,
  },
  domain_events: { 'actor_name subject_title differences': STAFF },
  company_redirects: { name: STAFF },
}

/** Texts that are private to nobody, and why: `table.column column`. */
export const OPEN: Readonly<Record<string, string>> = {
  'announcements.title body': 'for all to whom they are addressed',
  'faqs.title body body_text': 'for all to whom they are addressed',
  'companies.name website description': 'known to everybody who fills in a profile',
  'compliance_papers.title text questions': 'what everybody reads who has to sign it',
  'reasons.name default_text': 'from lists',
  'reference_items.name': 'from lists',
  'industry_segments.segment_1 segment_2': 'from lists',
  'mail_texts.subject body button closing': 'stand in the mails that everybody gets',
  'settings.value': 'how the portal looks and works',
  'imports.mapping': 'which of the headers means what',
  'people.internal_id phone_country_iso phone_country_code': 'a code, and the country of a number',
  'person_merges.internal_id': 'a code',
  'users.timezone': 'from a list',
  'sessions.active_role': 'from a list',
  'external_identities.issuer': 'the address of the provider',
  'consents.kind version text_hash': 'which text it was',
  'agreement_signatures.sha256': 'the fingerprint that proves the text',
  'notification_preferences.muted': 'kinds of messages',
  'passkeys.transports': 'kinds of keys',
  'webhooks.events': 'kinds of events',
  'repeats.id request': 'fingerprints',
  'activity_logs.action api api_path browser device log_name os request_id version': 'kinds and codes',
  'domain_events.kind subject_kind': 'kinds',
  'security_events.kind': 'kinds',
  'shared_assets.content encoding name': 'the web app, public',
  'schema_migrations.name checksum': 'of the release',
  'rate_counters.key': 'a fingerprint of a caller',
}
