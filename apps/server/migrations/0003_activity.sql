-- Telemetry: one row for each visit and each call. Partitioned by month of its UUIDv7 id, which carries the time.
-- Rows name users, sessions and parents without foreign keys: they outlive them, and a parent may come later.
create table activity_logs (
  id uuid not null,
  type text not null check (type in ('visit', 'submit', 'retrieve', 'error')),
  action text,
  status text not null check (status in ('success', 'failed')),
  log_name text,
  title text,
  description text,
  url text,
  url_full_path text,
  url_params jsonb,
  url_query jsonb,
  api text,
  api_full_path text,
  api_path text,
  api_query jsonb,
  api_payload jsonb,
  status_code smallint,
  -- In seconds.
  response_time double precision,
  is_main boolean not null default false,
  parent_id uuid,
  user_id uuid,
  session_id uuid,
  gig_id uuid,
  expert_id uuid,
  ip text,
  user_agent text,
  device text,
  os text,
  browser text,
  version text,
  request_id text,
  source text not null check (source in ('server', 'client')),
  created_at timestamptz not null,
  primary key (id)
) partition by range (id);

-- Each filter of the screen walks its own index in the order of the list; each ends in the sort key.
create index activity_logs_time on activity_logs (created_at, id);
create index activity_logs_name on activity_logs (log_name, created_at, id);
create index activity_logs_user on activity_logs (user_id, created_at, id);
create index activity_logs_session on activity_logs (session_id, created_at, id) where session_id is not null;
create index activity_logs_parent on activity_logs (parent_id, created_at, id) where parent_id is not null;
create index activity_logs_ip on activity_logs (ip, created_at, id);
create index activity_logs_type on activity_logs (type, status, created_at, id);
create index activity_logs_status on activity_logs (status, created_at, id);
create index activity_logs_browser on activity_logs (browser, created_at, id);
create index activity_logs_os on activity_logs (os, created_at, id);
create index activity_logs_device on activity_logs (device, created_at, id);

-- What the search box looks at. The expression of the index and of every search.
create function activity_search_text(log_name text, title text, url text, api text)
returns text language sql immutable parallel safe
return lower(coalesce(log_name, '') || ' ' || coalesce(title, '') || ' ' || coalesce(url, '') || ' ' || coalesce(api, ''));

create index activity_logs_search on activity_logs
  using gin (activity_search_text(log_name, title, url, api) gin_trgm_ops);

-- Nobody changes a row: the app reads and adds, retention coarsens and deletes.
revoke all on activity_logs from guildhall_app;
grant select, insert on activity_logs to guildhall_app;
grant select, delete, update (ip, user_agent, version) on activity_logs to guildhall_retention;

-- Partitions stand apart, so that nobody reads them by accident and the types of the tables do not change monthly.
create schema activity_months;
create table activity_months.other partition of activity_logs default;
revoke all on activity_months.other from guildhall_app;

-- The smallest UUIDv7 of a moment.
create function uuidv7_floor(at timestamptz) returns uuid language sql immutable parallel safe
return (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70000000000000000000')::uuid;

-- Makes the monthly partitions that cover these moments; rows that came before their partition move into it.
create function activity_ensure_months(since timestamptz, until timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  month timestamptz := date_trunc('month', since);
  name text;
begin
  perform pg_advisory_xact_lock(7310521);
  while month <= until loop
    name := 'm' || to_char(month, 'YYYY_MM');
    if to_regclass('activity_months.' || name) is null then
      execute format('create table activity_months.%I (like activity_logs including defaults including constraints)', name);
      execute format('revoke all on activity_months.%I from guildhall_app', name);
      execute format('with moved as (delete from activity_months.other where id >= %L and id < %L returning *) '
        'insert into activity_months.%I select * from moved',
        uuidv7_floor(month), uuidv7_floor(month + interval '1 month'), name);
      execute format('alter table activity_logs attach partition activity_months.%I for values from (%L) to (%L)',
        name, uuidv7_floor(month), uuidv7_floor(month + interval '1 month'));
    end if;
    month := month + interval '1 month';
  end loop;
end
$$;
revoke all on function activity_ensure_months from public;
grant execute on function activity_ensure_months to guildhall_app, guildhall_retention;

-- Drops one month that ended before `before`; true when there was one.
create function activity_drop_month(before timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  oldest text;
begin
  -- Readers and writers wait for a drop no longer than this.
  set local lock_timeout = '200ms';
  select min(relname) into oldest from pg_class
    where relnamespace = 'activity_months'::regnamespace and relkind = 'r' and relname ~ '^m\d{4}_\d{2}$';
  if oldest is null or to_date(oldest, '"m"YYYY_MM') + interval '1 month' > before then
    return false;
  end if;
  execute format('drop table activity_months.%I', oldest);
  return true;
end
$$;
revoke all on function activity_drop_month from public;
grant execute on function activity_drop_month to guildhall_retention;

-- Ends the query of an export whose reader went away. The app may not end other processes of the database.
create function activity_cancel_export(backend integer) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select pg_cancel_backend(pid) from pg_stat_activity
  where pid = backend and datname = current_database() and state = 'active' and query like 'fetch % from exported'
$$;
revoke all on function activity_cancel_export from public;
grant execute on function activity_cancel_export to guildhall_app;

select activity_ensure_months(now() - interval '1 month', now() + interval '2 months');

-- What happened to a thing, in the transaction of the change; no address, device or payload.
create table domain_events (
  id uuid primary key default uuidv7(),
  kind text not null,
  subject_kind text not null,
  -- Null for what has no id: a setting.
  subject_id uuid,
  subject_title text not null,
  gig_id uuid,
  actor_id uuid,
  actor_name text,
  differences jsonb,
  created_at timestamptz not null
);
create index domain_events_subject on domain_events (subject_kind, subject_id, created_at desc, id desc);
create index domain_events_gig on domain_events (gig_id, created_at desc, id desc) where gig_id is not null;
create index domain_events_actor on domain_events (actor_id, created_at desc);
revoke all on domain_events from guildhall_app;
grant select, insert on domain_events to guildhall_app;

-- Switches and values that an administrator may change while the portal runs.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_by uuid,
  updated_at timestamptz not null default now()
);
