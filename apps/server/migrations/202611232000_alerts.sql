-- What the server works with and could not reach, the last time of each: a closed list of words, nothing of anybody.
create table alerts (
  part text primary key check (part in ('database', 'files', 'sign_in', 'parser')),
  reason text not null check (reason in ('gone', 'slow', 'nonsense', 'full', 'refused')),
  since timestamptz not null,
  seen_at timestamptz not null,
  over_at timestamptz
);
