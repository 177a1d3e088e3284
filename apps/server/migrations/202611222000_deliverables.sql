-- What is owed on a project: the lines of its brief once somebody is hired, and what its managers add.
create table deliverables (
  id uuid primary key default uuidv7(),
  gig_id uuid not null references gigs on delete cascade,
  -- Whose it is; null: whoever is hired on the project hands it in.
  engagement_id uuid references engagements on delete cascade,
  title text not null check (title <> '' and length(title) <= 300),
  -- The line of the brief that it was made of: one becomes one, however many are hired.
  brief_line text,
  due_at timestamptz,
  status text not null default 'open' check (status in ('open', 'handed_in', 'accepted', 'sent_back')),
  note text check (length(note) <= 2000),
  link text check (length(link) <= 2000),
  file_id uuid references gig_files on delete set null,
  handed_in_by uuid references users on delete set null,
  handed_in_at timestamptz,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  reason text check (length(reason) <= 2000),
  -- 1: three days before, 2: one day before, 3: when it was due.
  reminded smallint not null default 0 check (reminded between 0 and 3),
  version integer not null default 1,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status = 'open' or handed_in_at is not null),
  check ((status = 'sent_back') = (reason is not null))
);
create index deliverables_gig on deliverables (gig_id, due_at, id);
create unique index deliverables_brief on deliverables (gig_id, brief_line) where brief_line is not null;
create index deliverables_engagement on deliverables (engagement_id) where engagement_id is not null;
create index deliverables_file on deliverables (file_id) where file_id is not null;
create index deliverables_due on deliverables (due_at) where status in ('open', 'sent_back') and reminded < 3;

-- Whoever is hired already finds the lines of the brief too; of what is long due nobody is reminded now.
insert into deliverables (gig_id, title, brief_line, due_at, reminded, created_at, updated_at)
  select distinct on (gigs.id, line ->> 'text') gigs.id, line ->> 'text', line ->> 'text',
    (nullif(line ->> 'due', '') || 'T23:59:59Z')::timestamptz, 3, now(), now()
  from gigs cross join lateral jsonb_array_elements(gigs.deliverables) line
  where gigs.deleted_at is null and coalesce(line ->> 'text', '') <> '' and length(line ->> 'text') <= 300
    and exists (select from engagements e where e.gig_id = gigs.id and e.status = 'Hired');
