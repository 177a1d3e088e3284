-- Gigs: the projects of the network.
-- What a kind of gig offers: the roles of contributors, the levels of customers, the templates.
create table gig_roles (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('radar', 'award', 'growth-opportunity', 'opportunity-engine')),
  slug text not null,
  description text not null,
  position integer not null,
  can_edit boolean not null,
  can_submit boolean not null,
  can_review boolean not null,
  can_add_contributors boolean not null,
  unique (kind, slug)
);
create table gig_permissions (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('radar', 'award', 'growth-opportunity', 'opportunity-engine')),
  value text not null check (value in ('view', 'comment', 'collaborate', 'manage')),
  -- 1 view ... 4 manage: nobody gives more than he has.
  level smallint not null,
  description text not null,
  unique (kind, value)
);
create table gig_templates (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('radar', 'award', 'growth-opportunity', 'opportunity-engine')),
  name text not null,
  position integer not null,
  unique (kind, name)
);

insert into gig_roles (kind, slug, description, position, can_edit, can_submit, can_review, can_add_contributors)
select kind, slug, description, position, flags like '%e%', flags like '%s%', flags like '%r%', flags like '%a%'
from (values
  ('radar', 'lead_analyst', 'Leads the research and the team', 1, 'esra'),
  ('radar', 'analyst', 'Researches and scores companies', 2, 'e'),
  ('radar', 'reviewer', 'Checks the work before publication', 3, 'r'),
  ('radar', 'editor', 'Edits the texts', 4, 'e'),
  ('radar', 'expert', 'Contributes expert knowledge', 5, ''),
  ('award', 'lead_analyst', 'Leads the research and the team', 1, 'esra'),
  ('award', 'juror', 'Scores the nominees', 2, 'r'),
  ('award', 'reviewer', 'Checks the work before publication', 3, 'r'),
  ('award', 'editor', 'Edits the texts', 4, 'e'),
  ('award', 'expert', 'Contributes expert knowledge', 5, ''),
  ('growth-opportunity', 'engagement_manager', 'Runs the engagement and the team', 1, 'esra'),
  ('growth-opportunity', 'contributor', 'Works on the content', 2, 'e'),
  ('growth-opportunity', 'reviewer', 'Checks the work before publication', 3, 'r'),
  ('growth-opportunity', 'expert', 'Contributes expert knowledge', 4, ''),
  ('opportunity-engine', 'programme_manager', 'Runs the programme and the team', 1, 'esra'),
  ('opportunity-engine', 'workstream_lead', 'Leads one workstream', 2, 'e'),
  ('opportunity-engine', 'contributor', 'Works on the content', 3, 'e'),
  ('opportunity-engine', 'reviewer', 'Checks the work before publication', 4, 'r'),
  ('opportunity-engine', 'expert', 'Contributes expert knowledge', 5, '')
) as role (kind, slug, description, position, flags);

insert into gig_permissions (kind, value, level, description)
select kind, value, level, case
    when kind = 'award' and value = 'manage' then 'Everything before, and may invite colleagues and accept the award text'
    when kind = 'radar' and value = 'manage' then 'Everything before, and may invite colleagues and approve the own company profile'
    else description end
from unnest(array['radar', 'award', 'growth-opportunity', 'opportunity-engine']) as kind,
  (values
    ('view', 1, 'Sees the project once it is published'),
    ('comment', 2, 'Sees it and takes part in the discussion'),
    ('collaborate', 3, 'Sees it before publication and uploads files'),
    ('manage', 4, 'Everything before, and may invite colleagues')
  ) as permission (value, level, description);

insert into gig_templates (kind, name, position) values
  ('radar', 'Standard radar', 1), ('radar', 'Compact radar', 2),
  ('award', 'Standard award', 1),
  ('growth-opportunity', 'Expert call set', 1), ('growth-opportunity', 'Advisory project', 2),
  ('growth-opportunity', 'Report', 3),
  ('opportunity-engine', '6-month', 1), ('opportunity-engine', '12-month', 2);

-- The last number given to a code of a year: RAD-2026-0042.
create table gig_codes (
  prefix text not null,
  year smallint not null,
  last integer not null,
  primary key (prefix, year)
);

create table gigs (
  id uuid primary key default uuidv7(),
  internal_id text not null unique,
  type text not null check (type in ('radar', 'award', 'growth-opportunity', 'opportunity-engine')),
  name text not null check (name <> '' and length(name) <= 150),
  base_year smallint not null,
  template_id uuid references gig_templates,
  stage text,
  summary text,
  -- Sanitised HTML.
  description text,
  status text not null default 'Draft' check (status in
    ('Draft', 'Requested', 'Approved', 'Submitted', 'Published', 'Unpublished', 'Rejected', 'Closed')),
  locked boolean not null default false,
  rejected_from text check (rejected_from in ('Requested', 'Submitted')),
  was_published boolean not null default false,
  -- Why it was rejected, unpublished or closed.
  reason_ids uuid[] not null default '{}',
  status_reason text,
  status_changed_at timestamptz not null,
  status_changed_by uuid references users on delete set null,
  submitted_by uuid references users on delete set null,
  -- A change of the content since the last rejection: it may be requested again.
  changed_since_rejection boolean not null default false,
  owner_id uuid not null references users,
  co_owner_ids uuid[] not null default '{}',
  created_by uuid references users on delete set null,
  company_id uuid references companies,
  contact_person_id uuid references people on delete set null,
  start_at date,
  end_at date,
  deadline date,
  confidentiality text not null default 'open' check (confidentiality in ('open', 'nda', 'restricted')),
  requires_signoff boolean not null default false,
  -- The fields of the kind (PRODUCT 5.6.3), shaped by the contract.
  details jsonb not null default '{}',
  tags text[] not null default '{}',
  -- The expert block.
  needs_experts boolean not null,
  category_id uuid references reference_items,
  talent_type_id uuid references reference_items,
  experts_count smallint check (experts_count between 1 and 50),
  years_min smallint check (years_min between 0 and 50),
  minimum_rating numeric(2, 1) check (minimum_rating between 0 and 5),
  is_remote boolean not null default true,
  country_id uuid references countries,
  state_id uuid references states,
  city_id uuid references cities,
  bid_type text check (bid_type in ('Hourly', 'Daily', 'Monthly', 'Fixed')),
  budget_min numeric(12, 2) check (budget_min >= 0),
  budget_max numeric(12, 2) check (budget_max >= 0),
  currency text not null default 'USD' check (currency in ('USD', 'EUR', 'GBP', 'INR')),
  show_budget boolean not null default false,
  time_interval text check (time_interval in ('hours', 'days', 'weeks', 'months')),
  duration integer check (duration > 0),
  hours_per_week smallint check (hours_per_week between 1 and 80),
  -- [{id, kind: text|yes_no|choice, question, choices?, is_required, is_knock_out}]
  screening_questions jsonb not null default '[]',
  applications_until date,
  -- [{text, due}]
  deliverables jsonb not null default '[]',
  cloned_from uuid references gigs,
  published_at timestamptz,
  closed_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null,
  check (start_at <= end_at),
  check (budget_min <= budget_max)
);
create index gigs_status on gigs (status, updated_at desc) where deleted_at is null;
create index gigs_updated on gigs (updated_at desc, id) where deleted_at is null;
create index gigs_owner on gigs (owner_id) where deleted_at is null;
create index gigs_co_owners on gigs using gin (co_owner_ids);
create index gigs_company on gigs (company_id) where deleted_at is null;
create index gigs_search on gigs using gin (fold(name) gin_trgm_ops);

create table gig_industries (
  gig_id uuid not null references gigs on delete cascade,
  industry_id uuid not null references reference_items,
  primary key (gig_id, industry_id)
);
create index gig_industries_industry on gig_industries (industry_id);
create table gig_segments (
  gig_id uuid not null references gigs on delete cascade,
  segment_id uuid not null references industry_segments,
  primary key (gig_id, segment_id)
);
create table gig_regions (
  gig_id uuid not null references gigs on delete cascade,
  region_id uuid not null references reference_items,
  primary key (gig_id, region_id)
);
create index gig_regions_region on gig_regions (region_id);
create table gig_languages (
  gig_id uuid not null references gigs on delete cascade,
  language_id uuid not null references reference_items,
  primary key (gig_id, language_id)
);
create table gig_skills (
  gig_id uuid not null references gigs on delete cascade,
  skill_id uuid not null references reference_items,
  is_required boolean not null,
  primary key (gig_id, skill_id)
);
create index gig_skills_skill on gig_skills (skill_id);
-- Experts of these companies are not offered.
create table gig_conflicts (
  gig_id uuid not null references gigs on delete cascade,
  company_id uuid not null references companies,
  primary key (gig_id, company_id)
);

create table gig_members (
  id uuid primary key default uuidv7(),
  gig_id uuid not null references gigs on delete cascade,
  user_id uuid not null references users on delete cascade,
  type text not null check (type in ('contributor', 'customer')),
  role_id uuid references gig_roles,
  permission_id uuid references gig_permissions,
  -- An invited customer who has not accepted yet sees nothing.
  status text not null default 'active' check (status in ('active', 'pending')),
  added_by uuid references users on delete set null,
  created_at timestamptz not null,
  unique (gig_id, user_id),
  check ((type = 'contributor') = (role_id is not null)),
  check ((type = 'customer') = (permission_id is not null))
);
create index gig_members_user on gig_members (user_id);

create table gig_invitations (
  id uuid primary key default uuidv7(),
  gig_id uuid not null references gigs on delete cascade,
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  permission_id uuid not null references gig_permissions,
  -- SHA-256 of the token in the mail.
  token_hash bytea not null unique,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'revoked')),
  sent_count integer not null default 1,
  invited_by uuid references users on delete set null,
  accepted_by uuid references users on delete set null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create unique index gig_invitations_pending on gig_invitations (gig_id, email) where status = 'pending';
create index gig_invitations_email on gig_invitations (email);

create table gig_comments (
  id uuid primary key default uuidv7(),
  gig_id uuid not null references gigs on delete cascade,
  author_id uuid references users on delete set null,
  body text not null check (length(body) <= 5000),
  mentions uuid[] not null default '{}',
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz
);
create index gig_comments_gig on gig_comments (gig_id, created_at, id) where deleted_at is null;

-- Files of gigs; their bytes lie in the storage like those of people.
create table gig_files (
  id uuid primary key,
  gig_id uuid not null references gigs on delete cascade,
  is_deliverable boolean not null default false,
  name text not null check (name <> '' and length(name) <= 255),
  extension text not null,
  size bigint not null check (size >= 0),
  type text not null,
  sha256 bytea not null,
  storage_key uuid not null unique,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index gig_files_gig on gig_files (gig_id, created_at desc) where deleted_at is null;
