-- What people say about the portal, and the answers that they find in it.
create table feedback (
  id uuid primary key default uuidv7(),
  type text not null check (type in ('suggestion', 'bug', 'others')),
  rate smallint not null check (rate between 1 and 5),
  message text not null check (message <> '' and length(message) <= 5000),
  -- The page that it is about: a path of ours or an http address.
  page_url text not null,
  ip_address text,
  status text not null default 'New' check (status in ('New', 'Read', 'Resolved')),
  -- Of the administrators, for the administrators.
  note text,
  search_key text not null generated always as (fold(message)) stored,
  version integer not null default 1,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_by uuid references users on delete set null,
  updated_at timestamptz not null
);
create index feedback_time on feedback (created_at desc, id desc);
create index feedback_creator on feedback (created_by);
create index feedback_search on feedback using gin (search_key gin_trgm_ops);

create table faqs (
  id uuid primary key default uuidv7(),
  title text not null check (title <> '' and length(title) <= 300),
  -- Sanitised HTML, and its words alone.
  body text not null,
  body_text text not null,
  search_key text not null generated always as (fold(title || ' ' || body_text)) stored,
  audience text not null check (audience in ('public', 'authenticated', 'role')),
  roles text[] not null default '{}',
  is_published boolean not null,
  position integer not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null,
  check ((audience = 'role') = (cardinality(roles) > 0))
);
create index faqs_position on faqs (position, id);
create index faqs_search on faqs using gin (search_key gin_trgm_ops);
