create table announcements (
  id uuid primary key default uuidv7(),
  title text not null check (title <> '' and length(title) <= 150),
  body text not null check (body <> '' and length(body) <= 4000),
  search_key text not null generated always as (fold(title || ' ' || body)) stored,
  roles text[] not null check (cardinality(roles) > 0),
  -- The day from which on the people of these roles read it.
  starts_on date not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null
);
create index announcements_day on announcements (starts_on desc, id desc);
create index announcements_search on announcements using gin (search_key gin_trgm_ops);

create table announcement_reads (
  announcement_id uuid not null references announcements on delete cascade,
  user_id uuid not null references users on delete cascade,
  read_at timestamptz not null,
  primary key (user_id, announcement_id)
);
create index announcement_reads_announcement on announcement_reads (announcement_id);

-- Which sources and kinds there are is said by the code; a list here would have to grow with each feature.
alter table search_documents drop constraint search_documents_source_check, drop constraint search_documents_kind_check;
create trigger search_note_insert after insert on announcements referencing new table as changed
  for each statement execute function search_note('announcement', 'id');
create trigger search_note_update after update on announcements referencing new table as changed
  for each statement execute function search_note('announcement', 'id');
create trigger search_note_delete after delete on announcements referencing old table as changed
  for each statement execute function search_note('announcement', 'id');
