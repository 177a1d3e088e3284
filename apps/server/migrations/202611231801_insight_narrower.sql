-- What a whole page of insight reads at once, in the order in which it is summed up, and no wider than it has to be.
create index insight_events_left on insight_events (left_status, at) include (came_at) where left_status is not null;
drop index insight_events_stays;
create index gigs_deleted on gigs (id) where deleted_at is not null;
create index gigs_wanted on gigs (id) include (experts_count, type, owner_id)
  where status = 'Published' and needs_experts and deleted_at is null;
create index engagements_offers on engagements (applied_at) include (gig_id, bid_type, currency, bid_amount)
  where bid_amount is not null;

-- Of a project that is gone nothing is counted, so that its events need no look for it.
delete from insight_events where kind like 'engagement.%'
  and not exists (select from gigs where gigs.id = insight_events.gig_id);
create function insight_forget_gig() returns trigger language plpgsql as $$
begin
  delete from insight_events where gig_id = old.id
    and kind in ('engagement.requested', 'engagement.accepted', 'engagement.declined', 'engagement.expired');
  delete from insight_events where gig_id = old.id and kind = 'engagement.hired';
  return null;
end
$$;
create trigger insight_forget_gig after delete on gigs for each row execute function insight_forget_gig();

-- Of skills that somebody looks for, who has them.
create index expert_skills_of_skill on expert_skills (skill_id, person_id);
drop index expert_skills_skill;

-- The calls of the log are counted under a number instead of two texts.
create table insight_paths (
  id integer primary key generated always as identity,
  api_path text not null,
  title text not null,
  unique (api_path, title)
);
create table insight_path_calls (
  day date not null,
  path_id integer not null references insight_paths,
  -- Of the time that an answer took: the power of 1.05 that is nearest to its milliseconds.
  step smallint not null,
  calls integer not null,
  failed integer not null,
  primary key (day, path_id, step)
);
insert into insight_paths (api_path, title) select distinct api_path, title from insight_calls;
insert into insight_path_calls (day, path_id, step, calls, failed)
select day, id, step, calls, failed from insight_calls join insight_paths using (api_path, title) order by 1, 2, 3;
drop table insight_calls;

-- The release before goes on reading and counting by its own name until the last instance is restarted.
create view insight_calls as select day, api_path, title, step, calls, failed
  from insight_path_calls join insight_paths on insight_paths.id = path_id;
create function insight_calls_of_before() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from insight_path_calls using insight_paths where insight_paths.id = path_id and day = old.day
      and api_path = old.api_path and title = old.title and step = old.step;
    return old;
  end if;
  insert into insight_paths (api_path, title) values (new.api_path, new.title) on conflict do nothing;
  insert into insight_path_calls (day, path_id, step, calls, failed)
  select new.day, id, new.step, new.calls, new.failed from insight_paths
  where api_path = new.api_path and title = new.title;
  return new;
end
$$;
create trigger insight_calls_of_before instead of insert or delete on insight_calls
  for each row execute function insight_calls_of_before();
