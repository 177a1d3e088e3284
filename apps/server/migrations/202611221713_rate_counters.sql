-- What callers have used of their rate limits, across all instances. Not logged: after a crash everybody begins anew.
create unlogged table rate_counters (
  -- A hash of the rate class and the caller.
  key text primary key,
  points integer not null,
  ends_at timestamptz not null
);
