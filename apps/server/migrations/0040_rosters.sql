-- Experts whom somebody of the staff keeps together under a name. Whether he may still see one is asked at every read.
create table rosters (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references users on delete cascade,
  name text not null,
  created_at timestamptz not null,
  unique (owner_id, name)
);
create table roster_experts (
  roster_id uuid not null references rosters on delete cascade,
  person_id uuid not null references people on delete cascade,
  added_at timestamptz not null,
  primary key (roster_id, person_id)
);
create index roster_experts_person on roster_experts (person_id);
