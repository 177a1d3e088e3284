-- Files of people: what they are and whose. Their bytes lie in the storage, under keys that say nothing.
create table files (
  id uuid primary key,
  owner_person_id uuid not null references people on delete cascade,
  kind text not null check (kind in ('attachment', 'certification', 'nda', 'photo', 'resume')),
  certification_id uuid references expert_certifications on delete cascade,
  name text not null check (name <> '' and length(name) <= 255),
  extension text not null,
  size bigint not null check (size >= 0),
  type text not null,
  sha256 bytea not null,
  storage_key uuid not null unique,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  -- Its object waits for its removal; then the row goes too.
  deleted_at timestamptz,
  check ((kind = 'certification') = (certification_id is not null))
);
create index files_owner on files (owner_person_id, kind, created_at desc) where deleted_at is null;
create index files_certification on files (certification_id) where certification_id is not null;

create table file_tags (
  file_id uuid not null references files on delete cascade,
  tag_id uuid not null references reference_items,
  primary key (file_id, tag_id)
);
create index file_tags_tag on file_tags (tag_id);
