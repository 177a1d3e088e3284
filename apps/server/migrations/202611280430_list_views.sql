-- How people look at lists: what the address of a list asks for, under a name, for oneself or for a role.
create table list_views (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  list text not null,
  name text not null check (name <> '' and length(name) <= 60),
  name_key text not null generated always as (fold(name)) stored,
  query text not null,
  shared_with text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, list, name_key)
);
-- Each list asks for what is shared with the roles of its reader; it costs one entry for each shared view.
create index list_views_shared on list_views (shared_with) where shared_with is not null;

-- The view that somebody begins a list with.
create table list_view_starts (
  user_id uuid not null references users on delete cascade,
  list text not null,
  view_id uuid not null references list_views on delete cascade,
  primary key (user_id, list)
);
-- A view that is deleted takes its starts along.
create index list_view_starts_view on list_view_starts (view_id);
