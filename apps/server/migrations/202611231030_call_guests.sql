-- A customer of the project may sit in on a call (NEXT N3).
alter table calls add column guest_id uuid references users on delete set null;
create index calls_guest on calls (guest_id, start_at) where guest_id is not null and start_at is not null;

-- A week of somebody, and what comes next on a hire, are asked by the time of the call.
create index calls_engagement_start on calls (engagement_id, start_at) where start_at is not null;
