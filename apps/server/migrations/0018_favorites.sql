-- The projects that somebody keeps at hand. Whether he may still see one is asked at every read.
create table favorites (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  gig_id uuid not null references gigs on delete cascade,
  created_at timestamptz not null,
  unique (user_id, gig_id)
);
create index favorites_gig on favorites (gig_id);
