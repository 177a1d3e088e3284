-- The one token of the identity provider; a new one revokes the one before.
create table scim_tokens (
  id uuid primary key default uuidv7(),
  token_hash bytea not null unique,
  -- How it begins; the rest of it is nowhere.
  hint text not null,
  created_by uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create unique index scim_tokens_one on scim_tokens ((true)) where revoked_at is null;
create index scim_tokens_maker on scim_tokens (created_by);

-- What the identity provider has said of a login.
create table scim_users (
  user_id uuid primary key references users on delete cascade,
  external_id text check (length(external_id) <= 200),
  -- As it wants it; who is in no group is switched off all the same.
  is_active boolean not null default true,
  is_groupless boolean not null default false,
  removed_at timestamptz
);
create unique index scim_users_external on scim_users (external_id) where removed_at is null;
