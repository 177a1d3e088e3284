create table api_keys (
  id uuid primary key default uuidv7(),
  name text not null check (name <> '' and length(name) <= 80),
  -- How the key begins; the rest of it is nowhere.
  hint text not null,
  key_hash bytea not null unique,
  role text not null,
  permissions text[] not null,
  -- Calls of the key are theirs.
  created_by uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_maker on api_keys (created_by);
create index api_keys_time on api_keys (created_at desc, id desc);
