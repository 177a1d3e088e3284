-- People: who exists, with or without a login.
create sequence people_internal_id;

create function next_person_code() returns text language sql volatile as $$
  select 'P-' || lpad(n::text, greatest(6, length(n::text)), '0') from nextval('people_internal_id') n
$$;

create table people (
  id uuid primary key default uuidv7(),
  internal_id text not null unique default next_person_code(),
  first_name text not null,
  last_name text not null,
  email text check (email = lower(email)),
  phone_country_iso text,
  phone_country_code text,
  phone_number text,
  linked_in_url text,
  hear_about_us text,
  referral_name text,
  bio text,
  job_title text,
  location text,
  -- Id of the stored picture; null shows the default one.
  photo_file uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index people_email on people (email);

-- The vetting status of an expert. Written by the feature people until the feature experts takes it over.
create table experts (
  person_id uuid primary key references people on delete cascade,
  status text not null check (status in
    ('Invited', 'New', 'Incomplete', 'Pending', 'Screened', 'Approved', 'Rejected', 'Suspended')),
  status_changed_at timestamptz not null default now()
);

-- Accounts: a person's login.
create table users (
  id uuid primary key default uuidv7(),
  person_id uuid not null unique references people on delete cascade,
  email text not null unique check (email = lower(email)),
  -- argon2id; null for somebody who signs in by an identity provider only.
  password_hash text,
  email_verified_at timestamptz,
  force_change_password boolean not null default false,
  theme text not null default 'light' check (theme in ('light', 'dark')),
  timezone text not null default 'UTC',
  status text not null default 'active' check (status in ('active', 'suspended')),
  -- Seed of the second factor, sealed with AES-256-GCM; a seed without mfa_enabled_at waits for its first code.
  mfa_secret bytea,
  mfa_enabled_at timestamptz,
  -- The last 30-second step whose code was accepted: no code counts twice.
  mfa_last_step bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table user_roles (
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('growth_experts_admin', 'growth_experts_manager',
    'growth_experts_hr_generalist', 'growth_experts_expert', 'growth_experts_customer')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
create index user_roles_role on user_roles (role);

create table role_grants (
  role text not null,
  permission text not null,
  granted_by uuid references users on delete set null,
  granted_at timestamptz not null default now(),
  primary key (role, permission)
);

create table sessions (
  id uuid primary key default uuidv7(),
  -- SHA-256 of the cookie's value, which is stored nowhere.
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  active_role text not null,
  ip text,
  device text,
  os text,
  browser text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user on sessions (user_id) where ended_at is null;
create index sessions_expiry on sessions (expires_at);

create table one_time_tokens (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('verify_email', 'reset_password', 'first_admin', 'mfa_login')),
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  -- What the token is about beside its user; never a secret.
  subject jsonb,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_user on one_time_tokens (user_id, kind) where used_at is null;
create index one_time_tokens_expiry on one_time_tokens (expires_at);

-- Counters of what may be tried only so often, shared by all instances. A lost counter costs nothing worse than
-- a fresh start, so it is not written ahead.
create unlogged table attempts (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index attempts_window on attempts (window_ends_at);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Who signs in from where: (issuer, subject) alone names an account at a provider.
create table external_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index external_identities_user on external_identities (user_id);

create table consents (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null,
  version text not null,
  text_hash text not null,
  typed_name text,
  ip text,
  user_agent text,
  accepted_at timestamptz not null
);
create index consents_user on consents (user_id, kind, accepted_at desc);

-- Kept for 365 days. Holds no secret and no typed text.
create table security_events (
  id uuid primary key default uuidv7(),
  kind text not null,
  user_id uuid references users on delete set null,
  session_id uuid,
  ip text,
  user_agent text,
  details jsonb,
  created_at timestamptz not null
);
create index security_events_user on security_events (user_id, created_at desc);
create index security_events_time on security_events (created_at);
revoke update, delete on security_events from guildhall_app;
grant select, delete on security_events to guildhall_retention;
