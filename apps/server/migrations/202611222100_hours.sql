-- Hours of an expert on a project, and what became of each week: without a row a week is open.
create table hour_entries (
  id uuid primary key default uuidv7(),
  engagement_id uuid not null references engagements on delete cascade,
  day date not null,
  minutes integer not null check (minutes between 1 and 1440),
  note text check (length(note) <= 500),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index hour_entries_engagement on hour_entries (engagement_id, day, id);

create table hour_weeks (
  engagement_id uuid not null references engagements on delete cascade,
  -- Its Monday.
  week date not null check (extract(isodow from week) = 1),
  status text not null check (status in ('open', 'submitted', 'approved', 'sent_back')),
  reason text check (length(reason) <= 2000),
  submitted_at timestamptz,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  primary key (engagement_id, week),
  check ((status = 'sent_back') = (reason is not null))
);
