-- Long pieces of work that somebody waits for: how far they are and what became of each part.
create table jobs (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null,
  status text not null check (status in ('waiting', 'running', 'done', 'cancelled', 'failed')),
  done integer not null default 0,
  total integer not null,
  -- Where the result is fetched, for work that makes a file.
  url text,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index jobs_user on jobs (user_id, created_at desc);

create table job_items (
  job_id uuid not null references jobs on delete cascade,
  position integer not null,
  subject_id uuid not null,
  name text not null,
  status text not null default 'waiting' check (status in ('waiting', 'done', 'refused')),
  message text,
  primary key (job_id, position)
);
create index job_items_waiting on job_items (job_id, position) where status = 'waiting';
