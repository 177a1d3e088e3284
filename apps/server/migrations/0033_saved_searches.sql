-- Searches that somebody keeps under a name.
create table search_saved (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  name text not null check (name <> '' and length(name) <= 80),
  name_key text not null generated always as (fold(name)) stored,
  -- The keyword and the filters, shaped by the contract.
  query jsonb not null,
  created_at timestamptz not null,
  unique (user_id, name_key)
);
