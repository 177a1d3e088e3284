-- Companies: employers, issuers of certificates, later customers. Typed into a profile they are drafts.
create table companies (
  id uuid primary key default uuidv7(),
  name text not null check (name <> '' and length(name) <= 200),
  name_key text not null generated always as (fold(name)) stored unique,
  is_draft boolean not null default false,
  source text not null default 'Admin' check (source in ('Profile', 'Admin', 'Import')),
  created_by uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index companies_search on companies using gin (name_key gin_trgm_ops);

-- Accounts: a new address is confirmed by a link of its own.
alter table one_time_tokens drop constraint one_time_tokens_kind_check;
alter table one_time_tokens add constraint one_time_tokens_kind_check
  check (kind in ('verify_email', 'reset_password', 'first_admin', 'mfa_login', 'change_email'));

-- People: what "about me" says of anybody, expert or not.
alter table people
  add column twitter_handle text,
  add column nationality text,
  add column physical_location text,
  add column years_of_experience smallint check (years_of_experience between 0 and 60);
create index people_phone on people (phone_country_code, phone_number);

-- Experts: the extension of a person; from here on the feature experts is its only writer.
alter table experts
  add column invited_by uuid references users on delete set null,
  add column applied_at timestamptz,
  add column screened_at timestamptz,
  add column screened_by uuid references users on delete set null,
  add column approved_at timestamptz,
  add column approved_by uuid references users on delete set null,
  add column rejected_at timestamptz,
  add column rejected_by uuid references users on delete set null,
  add column rejected_reason text,
  add column suspended_at timestamptz,
  add column suspended_by uuid references users on delete set null,
  add column suspended_reason text,
  -- The reasons of the last rejection or suspension.
  add column reason_ids uuid[] not null default '{}',
  -- For staff alone; leaves the server in no profile.
  add column internal_note text,
  add column demarcation text check (demarcation in ('Fresh Graduate', 'Ex-Frostie', 'Panel Member')),
  -- The preferred type of rate; what it costs stands in expert_rates.
  add column rate_type text check (rate_type in ('Hourly', 'Daily', 'Monthly')),
  add column is_past_fs boolean,
  add column certify_obligation boolean not null default false,
  add column is_available boolean not null default true,
  add column rating_average numeric(3, 2),
  add column rating_count integer not null default 0;
create index experts_status on experts (status);
create index experts_invited_by on experts (invited_by);

-- What the gigs report of an expert's engagements: who may see him, what his card shows.
create table expert_gigs (
  engagement_id uuid primary key,
  person_id uuid not null references people on delete cascade,
  gig_id uuid not null,
  gig_title text not null,
  status text not null check (status in ('Requested', 'Applied', 'Reviewed', 'Hired', 'Closed')),
  -- Users who manage the gig, and customers of the gig to whom the expert was put forward.
  manager_ids uuid[] not null default '{}',
  shown_to uuid[] not null default '{}',
  changed_at timestamptz not null default now()
);
create index expert_gigs_person on expert_gigs (person_id, changed_at desc);

create table expert_rates (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people on delete cascade,
  rate_type text not null check (rate_type in ('Hourly', 'Daily', 'Monthly')),
  -- In USD; null is negotiable.
  rate numeric(10, 2) check (rate >= 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (person_id, rate_type)
);

create table expert_experiences (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people on delete cascade,
  title text not null,
  description text,
  company_id uuid references companies,
  employment_type_id uuid not null references reference_items,
  country_id uuid references countries,
  state_id uuid references states,
  city_id uuid references cities,
  start_at date not null,
  end_at date,
  currently_working boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (id, person_id),
  check (currently_working = (end_at is null))
);
create index expert_experiences_person on expert_experiences (person_id, start_at desc);
create index expert_experiences_company on expert_experiences (company_id);

create table expert_experience_projects (
  id uuid primary key default uuidv7(),
  person_id uuid not null,
  experience_id uuid not null,
  title text not null,
  description text,
  start_at date not null,
  end_at date,
  currently_working boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  -- A project belongs to the person of its experience.
  foreign key (experience_id, person_id) references expert_experiences (id, person_id) on delete cascade,
  check (currently_working = (end_at is null))
);
create index expert_experience_projects_experience on expert_experience_projects (experience_id, start_at desc);

create table expert_educations (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people on delete cascade,
  school_id uuid not null references reference_items,
  degree_type_id uuid not null references reference_items,
  field_of_study text,
  start_at date not null,
  end_at date,
  still_studying boolean not null,
  description text,
  activities_societies text,
  grade text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (still_studying = (end_at is null))
);
create index expert_educations_person on expert_educations (person_id, start_at desc);

create table expert_certifications (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people on delete cascade,
  kind text not null check (kind in ('certification', 'licence')),
  title text not null,
  company_id uuid not null references companies,
  description text,
  issue_date date,
  expiration_date date,
  no_expiration boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (no_expiration = (expiration_date is null))
);
create index expert_certifications_person on expert_certifications (person_id, issue_date desc);
create index expert_certifications_company on expert_certifications (company_id);

create table expert_skills (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people on delete cascade,
  skill_id uuid not null references reference_items,
  level text check (level in ('Beginner', 'Intermediate', 'Advanced', 'Expert')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (person_id, skill_id)
);
create index expert_skills_skill on expert_skills (skill_id);

create table expert_languages (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people on delete cascade,
  language_id uuid not null references reference_items,
  level text check (level in ('Elementary', 'Intermediate', 'Fluent', 'Native')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (person_id, language_id)
);
create index expert_languages_language on expert_languages (language_id);

-- Areas of expertise: saved as a whole, so they have one version.
create table expert_areas (
  person_id uuid primary key references people on delete cascade,
  version integer not null default 1
);
create table expert_industries (
  person_id uuid not null references expert_areas on delete cascade,
  industry_id uuid not null references reference_items,
  primary key (person_id, industry_id)
);
create index expert_industries_industry on expert_industries (industry_id);
create table expert_segments (
  person_id uuid not null references expert_areas on delete cascade,
  segment_id uuid not null references industry_segments,
  primary key (person_id, segment_id)
);
create index expert_segments_segment on expert_segments (segment_id);
