-- Calls between those who run a project and an expert: proposed times, then one that is booked.
create table calls (
  id uuid primary key default uuidv7(),
  engagement_id uuid not null references engagements on delete cascade,
  host_id uuid references users on delete set null,
  title text not null check (title <> '' and length(title) <= 150),
  link text check (length(link) <= 2000),
  status text not null default 'proposed'
    check (status in ('proposed', 'booked', 'moved', 'cancelled', 'held', 'missed')),
  start_at timestamptz,
  end_at timestamptz,
  -- Of RFC 5545: counts what changed in the calendars of both sides.
  sequence integer not null default 0,
  reason text check (length(reason) <= 2000),
  outcome text check (length(outcome) <= 500),
  notes text check (length(notes) <= 5000),
  -- 1: a day before, 2: an hour before.
  reminded smallint not null default 0 check (reminded between 0 and 2),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((start_at is null) = (end_at is null) and start_at < end_at),
  check (status in ('proposed', 'cancelled') or start_at is not null),
  check (status <> 'cancelled' or reason is not null)
);
create index calls_engagement on calls (engagement_id, created_at desc);
create index calls_host on calls (host_id, start_at) where start_at is not null;
create index calls_start on calls (start_at) where status in ('booked', 'moved');

create table call_slots (
  id uuid primary key default uuidv7(),
  call_id uuid not null references calls on delete cascade,
  start_at timestamptz not null,
  end_at timestamptz not null,
  by_expert boolean not null,
  check (start_at < end_at)
);
create index call_slots_call on call_slots (call_id, start_at);

-- When somebody can be called: [{weekday, from, to}] in their own time zone, but for the days off.
create table availability (
  person_id uuid primary key references people on delete cascade,
  timezone text not null,
  weekly jsonb not null default '[]',
  days_off date[] not null default '{}',
  updated_at timestamptz not null
);

-- The private address of somebody's calendar; the token itself is not stored.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  generation integer not null default 1,
  token_hash bytea not null unique,
  updated_at timestamptz not null
);
