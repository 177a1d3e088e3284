-- Requests that came with an Idempotency-Key: the same one again within a day has no second effect. Who sent it and
-- what was sent stand here as keyed hashes, the answer is sealed: nobody can read any of it from the database.
create table repeats (
  id bytea primary key check (length(id) = 32),
  request bytea not null check (length(request) = 32),
  -- Null while it is being worked on.
  answer bytea,
  -- Its effect is stored, whether or not the answer was.
  is_done boolean not null default false,
  created_at timestamptz not null
);
create index repeats_age on repeats (created_at);

drop table application_submissions;
