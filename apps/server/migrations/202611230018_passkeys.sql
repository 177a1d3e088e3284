create table passkeys (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  name text not null check (name <> '' and length(name) <= 80),
  credential_id text not null unique,
  public_key bytea not null,
  -- How often it was used, as it says itself: a copy would lag behind. Many always say 0.
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_owner on passkeys (user_id, created_at);

-- What a passkey must sign, once: for the session that adds one, or the browser that signs in.
create table passkey_challenges (
  holder_hash bytea primary key,
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_end on passkey_challenges (expires_at);

-- A passkey counts as both factors: such a session need not set up a second one.
alter table sessions add column by_passkey boolean not null default false;
