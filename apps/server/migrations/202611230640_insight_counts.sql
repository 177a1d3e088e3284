-- What insight counts of the events, in rows narrow enough for a million of them: one for each, written with it. The
-- log is counted by the day (docs/decisions/148).
create table insight_events (
  event_id uuid primary key,
  kind text not null,
  subject_id uuid,
  gig_id uuid,
  at timestamptz not null,
  -- An expert came to another status.
  is_move boolean not null,
  -- The status that they left, and when they had come to it.
  left_status text,
  came_at timestamptz
);
create index insight_events_kind on insight_events (kind, at) include (subject_id, gig_id);
create index insight_events_moves on insight_events (subject_id, at) where is_move;
create index insight_events_stays on insight_events (at) include (left_status, came_at) where left_status is not null;

-- Events may come in any order: the demo network and old systems bring theirs later.
create function insight_note() returns trigger language plpgsql as $$
declare
  moved boolean := new.subject_kind = 'expert' and new.kind like 'expert.%'
    and coalesce(new.differences ? 'status', false);
begin
  if not moved and new.kind not like 'engagement.%'
    and new.kind not in ('expert.applied', 'expert.approved', 'expert.rejected') then
    return null;
  end if;
  insert into insight_events (event_id, kind, subject_id, gig_id, at, is_move, left_status, came_at)
  values (new.id, new.kind, new.subject_id, new.gig_id, new.created_at, moved,
    case when moved then new.differences -> 'status' ->> 'from' end,
    case when moved then (select e.at from insight_events e
      where e.subject_id = new.subject_id and e.is_move and e.at <= new.created_at
      order by e.at desc, e.event_id desc limit 1) end)
  on conflict do nothing;
  if moved then
    update insight_events e set came_at = new.created_at
    where e.subject_id = new.subject_id and e.is_move and e.at > new.created_at
      and (e.came_at is null or e.came_at < new.created_at);
  end if;
  return null;
end
$$;
create trigger insight_note after insert on domain_events for each row
  when (new.kind like 'expert.%' or new.kind like 'engagement.%') execute function insight_note();

-- The days of the log that are counted; what came on other days is counted from the log itself.
create table insight_days (
  day date primary key
);
create table insight_visits (
  day date not null,
  hour smallint not null,
  visits integer not null,
  primary key (day, hour)
);
create table insight_people (
  day date not null,
  -- Outlives the login, as the log does.
  user_id uuid not null,
  primary key (day, user_id)
);
create table insight_calls (
  day date not null,
  api_path text not null,
  title text not null,
  -- Of the time that an answer took: the power of 1.05 that is nearest to its milliseconds.
  step smallint not null,
  calls integer not null,
  failed integer not null,
  primary key (day, api_path, title, step)
);
