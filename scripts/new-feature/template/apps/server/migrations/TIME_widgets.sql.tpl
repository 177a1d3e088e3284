create table widgets (
  id uuid primary key default uuidv7(),
  title text not null check (title <> '' and length(title) <= 150),
  body text not null check (body <> '' and length(body) <= 4000),
  search_key text not null generated always as (fold(title || ' ' || body)) stored,
  status text not null check (status in ('Draft', 'Published')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null
);
create index widgets_time on widgets (updated_at desc, id desc);
create index widgets_search on widgets using gin (search_key gin_trgm_ops);
