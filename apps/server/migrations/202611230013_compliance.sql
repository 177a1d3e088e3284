-- What projects of a kind and confidentiality require; where there is no row, what the contract says binds.
create table compliance_requirements (
  kind text not null,
  confidentiality text not null,
  gate text not null,
  -- hire, call, files
  binds text[] not null,
  updated_by uuid references users on delete set null,
  updated_at timestamptz not null,
  primary key (kind, confidentiality, gate)
);

-- A text as words alone, so that a name is found in it whole and however it is written.
create function words_of(value text) returns text language sql immutable parallel safe
return ' ' || btrim(regexp_replace(fold(coalesce(value, '')), '[^[:alnum:]]+', ' ', 'g')) || ' ';

-- Companies and topics with which nobody may have to do on both sides.
create table restricted_entries (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('company', 'topic')),
  name text not null check (name <> '' and length(name) <= 200),
  words text not null generated always as (words_of(name)) stored,
  note text check (length(note) <= 500),
  created_by uuid references users on delete set null,
  created_at timestamptz not null
);
create unique index restricted_entries_once on restricted_entries (kind, words);

-- An administrator lets somebody through a gate.
create table gate_waivers (
  engagement_id uuid not null references engagements on delete cascade,
  gate text not null,
  reason text not null check (reason <> '' and length(reason) <= 2000),
  waived_by uuid references users on delete set null,
  waived_at timestamptz not null,
  primary key (engagement_id, gate)
);
