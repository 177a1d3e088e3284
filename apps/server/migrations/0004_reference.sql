-- How names are compared and found: without case, accents and surplus spaces. unaccent() itself is only stable, since
-- its dictionary could be changed; ours never is, and an index needs an immutable function.
create function fold(name text) returns text
  language sql immutable strict parallel safe
  return lower(
    public.unaccent('public.unaccent'::regdictionary, regexp_replace(btrim(normalize(name, nfkc)), '\s+', ' ', 'g'))
      collate pg_catalog.pg_unicode_fast
  );

-- The lists of plain named items: skills, languages, degree types, tags ...
create table reference_items (
  id uuid primary key default uuidv7(),
  list text not null,
  name text not null check (name <> '' and length(name) <= 200),
  name_key text not null generated always as (fold(name)) stored,
  -- What stands for the item elsewhere: the ISO code of a language or nationality, the slug of a tag, a school's short name.
  code text,
  -- A fixed place in the list; null sorts by name, behind those that have one.
  position integer,
  -- Typed into a form and not yet approved: its author and staff see it in lists.
  is_draft boolean not null default false,
  source text not null default 'Catalogue' check (source in ('Catalogue', 'Profile', 'Admin')),
  -- A user; without a foreign key since accounts stand on reference and not the other way round.
  created_by uuid,
  created_at timestamptz not null default now(),
  -- Changed by an admin: a newer catalogue leaves the row alone.
  edited_at timestamptz,
  unique (list, name_key)
);
create index reference_items_search on reference_items using gin (list, name_key gin_trgm_ops);
create index reference_items_order on reference_items (list, position, name collate alphabetical);

create table industry_segments (
  id uuid primary key default uuidv7(),
  industry_id uuid not null references reference_items,
  segment_1 text not null,
  segment_2 text not null,
  name text not null generated always as (segment_1 || ' · ' || segment_2) stored,
  name_key text not null generated always as (fold(segment_1 || ' ' || segment_2)) stored,
  position integer not null,
  edited_at timestamptz,
  unique (industry_id, name_key)
);

create table reasons (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('reject', 'suspend', 'gig_reject', 'decline', 'gig_close')),
  name text not null,
  name_key text not null generated always as (fold(name)) stored,
  allow_resubmit boolean not null,
  default_text text,
  text_required boolean not null,
  position integer not null,
  edited_at timestamptz,
  unique (kind, name_key)
);

create table countries (
  id uuid primary key,
  iso text not null unique check (iso ~ '^[A-Z]{2}$'),
  name text not null,
  nicename text not null,
  -- Further names to find it by: "UK", "Ivory Coast".
  also text not null,
  name_key text not null generated always as (fold(nicename || ' ' || name || ' ' || also)) stored,
  phonecode integer
);

create table states (
  id uuid primary key,
  country_id uuid not null references countries,
  name text not null,
  name_key text not null generated always as (fold(name)) stored,
  -- ISO 3166-2; null where ISO has none and the state stands for the whole country.
  code text unique
);
create index states_of_country on states (country_id, name collate alphabetical);

create table cities (
  id uuid primary key,
  state_id uuid not null references states,
  name text not null,
  name_key text not null generated always as (fold(name)) stored
);
create index cities_of_state on cities (state_id, name collate alphabetical);

-- Which catalogue the rows above were written from; at most one row.
create table reference_stamp (
  is_only boolean primary key default true check (is_only),
  version text not null,
  seeded_at timestamptz not null default now()
);
