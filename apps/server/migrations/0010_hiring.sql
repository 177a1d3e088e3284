-- Hiring: what is between an expert and a gig.
create table engagements (
  id uuid primary key default uuidv7(),
  gig_id uuid not null references gigs,
  person_id uuid not null references people on delete cascade,
  status text not null check (status in ('Requested', 'Applied', 'Reviewed', 'Hired', 'Closed')),
  close_reason text check (close_reason in ('declined', 'expired', 'withdrawn_by_staff', 'withdrawn_by_expert',
    'not_selected', 'completed', 'terminated', 'gig_closed', 'expert_rejected', 'expert_suspended')),
  reason_ids uuid[] not null default '{}',
  reason_text text,
  origin text not null check (origin in ('invite', 'apply', 'recommendation')),
  -- Of the manager to the expert, and of the expert to the manager.
  request_message text,
  message text,
  bid_type text check (bid_type in ('Hourly', 'Daily', 'Monthly', 'Fixed')),
  bid_amount numeric(12, 2) check (bid_amount >= 0),
  currency text not null default 'USD',
  -- [{question_id, answer}]
  answers jsonb not null default '[]',
  declares_no_conflict boolean not null default false,
  expires_at timestamptz,
  is_shortlisted boolean not null default false,
  -- The ranking when the expert was asked; never for experts.
  score numeric(5, 2),
  assigned_at timestamptz,
  rate numeric(12, 2) check (rate >= 0),
  rate_type text check (rate_type in ('Hourly', 'Daily', 'Monthly', 'Fixed')),
  starts_on date,
  ends_on date,
  hours_planned integer,
  hired_by uuid references users on delete set null,
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'Closed') = (close_reason is not null))
);
create unique index engagements_open on engagements (gig_id, person_id) where status <> 'Closed';
create index engagements_gig on engagements (gig_id, status, updated_at desc);
create index engagements_person on engagements (person_id, updated_at desc);
create index engagements_expiry on engagements (expires_at) where status = 'Requested';

-- After an engagement: of the expert by the gig's people, of the gig's owner by the expert.
create table ratings (
  id uuid primary key default uuidv7(),
  engagement_id uuid not null references engagements on delete cascade,
  direction text not null check (direction in ('of_expert', 'of_owner')),
  author_id uuid references users on delete set null,
  rate numeric(2, 1) not null check (rate between 1 and 5 and rate * 2 = trunc(rate * 2)),
  comment text check (length(comment) <= 1000),
  created_at timestamptz not null,
  unique (engagement_id, direction, author_id)
);

-- What an expert must have before he counts as an onboarded IC (PRODUCT D-06).
create table onboarding_items (
  person_id uuid not null references people on delete cascade,
  item text not null check (item in ('consent', 'nda', 'rate', 'tax_form', 'bank_details', 'profile_confirmed')),
  done_by uuid references users on delete set null,
  done_at timestamptz not null,
  file_id uuid references files on delete set null,
  primary key (person_id, item)
);
-- The directory that experts see holds those who asked for it.
alter table experts add column is_in_directory boolean not null default false;
