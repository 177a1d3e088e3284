-- Applications that came with an Idempotency-Key: the same one again has no second effect.
create table application_submissions (
  user_id uuid not null references users on delete cascade,
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  body_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, idempotency_key)
);
