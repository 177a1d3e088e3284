-- The log cannot be bent unseen (NEXT N4, docs/decisions/094): each row leaves an entry with its digest in the
-- transaction that writes it, and the entries of a month are chained, each hash over the one before. Whoever changes,
-- removes or adds a row past the portal leaves a row that does not fit its entry. `npm run verify-log` names it.
create schema activity_chain;
grant usage on schema activity_chain to guildhall_app, guildhall_retention;

create table activity_chain.origin (
  is_only boolean primary key default true check (is_only),
  -- The same after a backup was restored: anchors of other logs are told apart by it.
  log_id uuid not null default gen_random_uuid(),
  -- Rows beyond this id that were there before the chain are not all in it yet; null: they are.
  old_from uuid
);

-- What is not chained yet: written with the row, without an index, so that no writer waits for another.
create table activity_chain.tail (
  seq bigint generated always as identity,
  id uuid not null,
  change text not null default 'added' check (change in ('added', 'changed', 'deleted')),
  -- By whose leave it was changed or deleted.
  gap uuid,
  -- Goes when what it stands for is erased: nobody can try values against the digest any more.
  salt uuid,
  -- Of the row as it is after this; null when it is gone.
  digest bytea
);

create table activity_chain.entries (
  -- As 202611, of the id.
  month integer not null,
  place bigint not null,
  id uuid not null,
  change text not null,
  gap uuid,
  salt uuid,
  digest bytea,
  hash bytea not null,
  primary key (month, place)
);
create index entries_id on activity_chain.entries (id);

-- The end of each month, signed with the key of the installation.
create table activity_chain.seals (
  month integer primary key,
  place bigint not null,
  hash bytea not null,
  key_id bytea not null,
  signature bytea not null,
  signed_at timestamptz not null default now()
);

-- What erasure and retention took out: how many rows, a digest over them, signed in the same transaction. Of a month
-- that was dropped whole: its last place and hash.
create table activity_chain.gaps (
  id uuid not null,
  month integer not null,
  kind text not null check (kind in ('erased', 'shortened', 'expired', 'dropped')),
  rows bigint not null,
  digest bytea not null,
  key_id bytea not null,
  signature bytea not null,
  made_at timestamptz not null default now(),
  primary key (id, month)
);

grant select on all tables in schema activity_chain to guildhall_app, guildhall_retention;
grant insert on activity_chain.tail, activity_chain.gaps to guildhall_app, guildhall_retention;
grant insert, update on activity_chain.seals to guildhall_app;

-- What of a row is proven: all of it, in the binary form in which the database sends it, with lengths and types. A
-- column that is added later is appended where it is not null, so that older digests stand.
create function activity_chain.content(r activity_logs) returns bytea language sql stable parallel safe
return sha256(record_send(row(r.id, r.type, r.action, r.status, r.log_name, r.title, r.description, r.url,
  r.url_full_path, r.url_params, r.url_query, r.api, r.api_full_path, r.api_path, r.api_query, r.api_payload,
  r.status_code, r.response_time, r.is_main, r.parent_id, r.user_id, r.session_id, r.gig_id, r.expert_id, r.ip,
  r.user_agent, r.device, r.os, r.browser, r.version, r.request_id, r.source, r.created_at)));

create function activity_chain.salted(salt uuid, content bytea) returns bytea language sql stable parallel safe
return sha256(uuid_send(salt) || content);

create function activity_chain.link(before bytea, id uuid, change text, gap uuid, digest bytea) returns bytea
language sql stable parallel safe
return sha256(before || uuid_send(id) || textsend(change) || coalesce(uuid_send(gap), '') || coalesce(digest, ''));

create function activity_chain.month_of(id uuid) returns integer language sql stable parallel safe
return coalesce(to_char(uuid_extract_timestamp(id) at time zone 'UTC', 'YYYYMM')::integer, 0);

-- Statement by statement: a trigger for each row costs ten times as much.
create function activity_chain.note_added() returns trigger language plpgsql as $$
begin
  insert into activity_chain.tail (id, salt, digest)
    select id, salt, activity_chain.salted(salt, content)
    from (select row.id, gen_random_uuid() as salt, activity_chain.content(row) as content from added row) noted;
  return null;
end
$$;

create function activity_chain.note_changed() returns trigger language plpgsql as $$
begin
  insert into activity_chain.tail (id, change, gap, salt, digest)
    select id, 'changed', current_setting('guildhall.gap')::uuid, salt, activity_chain.salted(salt, content)
    from (select row.id, gen_random_uuid() as salt, activity_chain.content(row) as content from changed row) noted;
  return null;
end
$$;

create function activity_chain.note_deleted() returns trigger language plpgsql as $$
begin
  insert into activity_chain.tail (id, change, gap)
    select id, 'deleted', current_setting('guildhall.gap')::uuid from deleted;
  return null;
end
$$;

-- What the portal adds is chained. What anybody else adds, as the owner of the database for example, is a row too many.
create trigger note_added after insert on activity_logs referencing new table as added
  for each statement when (current_user = 'guildhall_app') execute function activity_chain.note_added();
create trigger note_changed after update on activity_logs referencing new table as changed
  for each statement when (current_setting('guildhall.gap', true) <> '')
  execute function activity_chain.note_changed();
create trigger note_deleted after delete on activity_logs referencing old table as deleted
  for each statement when (current_setting('guildhall.gap', true) <> '')
  execute function activity_chain.note_deleted();

insert into activity_chain.origin (old_from)
  select case when exists (select from activity_logs) then uuid '00000000-0000-0000-0000-000000000000' end;

-- Chains the oldest entries of the tail, as many as `most`, and answers the new ends. One at a time: another one who
-- comes meanwhile has nothing to do.
create function activity_chain.seal(most integer) returns table (month integer, place bigint, hash bytea)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  entry record;
begin
  if not pg_try_advisory_xact_lock(7310522) then
    return;
  end if;
  for entry in
    with taken as (
      delete from activity_chain.tail t
      where t.seq in (select o.seq from activity_chain.tail o order by o.seq limit most) returning t.*
    )
    select taken.*, activity_chain.month_of(taken.id) as its_month from taken order by its_month, taken.seq
  loop
    if entry.its_month is distinct from month then
      if month is not null then
        return next;
      end if;
      month := entry.its_month;
      select e.place, e.hash into place, hash from activity_chain.entries e
        where e.month = entry.its_month order by e.place desc limit 1;
    end if;
    place := coalesce(place, 0) + 1;
    hash := activity_chain.link(coalesce(hash, ''), entry.id, entry.change, entry.gap, entry.digest);
    insert into activity_chain.entries (month, place, id, change, gap, salt, digest, hash)
      values (month, place, entry.id, entry.change, entry.gap, entry.salt, entry.digest, hash);
  end loop;
  if month is not null then
    return next;
  end if;
end
$$;

-- Ends a gap: what it changed keeps no salt of before, and its list is told, month by month, to be signed.
create function activity_chain.close_gap(this uuid) returns table (month integer, rows bigint, digest bytea)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
  -- No entry moves from the tail into the chain meanwhile.
  perform pg_advisory_xact_lock(7310522);
  update activity_chain.entries set salt = null
    where salt is not null and id in (select id from activity_chain.tail where gap = this);
  update activity_chain.tail set salt = null
    where salt is not null and gap is distinct from this and id in (select id from activity_chain.tail where gap = this);
  return query select activity_chain.month_of(id), count(*),
      sha256(string_agg(uuid_send(id) || coalesce(digest, ''), '' order by id, digest))
    from activity_chain.tail where gap = this group by 1;
end
$$;

-- Drops one month that ended before `before`, and answers where its chain ended.
create function activity_chain.drop_month(before timestamptz)
returns table (month integer, rows bigint, digest bytea)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  oldest text;
begin
  select min(relname) into oldest from pg_class
    where relnamespace = 'activity_months'::regnamespace and relkind = 'r' and relname ~ '^m\d{4}_\d{2}$';
  if not public.activity_drop_month(before) then
    return;
  end if;
  month := replace(substr(oldest, 2), '_', '')::integer;
  perform pg_advisory_xact_lock(7310522);
  delete from activity_chain.tail t where activity_chain.month_of(t.id) = month;
  delete from activity_chain.seals s where s.month = drop_month.month;
  delete from activity_chain.gaps g where g.month = drop_month.month;
  select e.place, e.hash into rows, digest from activity_chain.entries e
    where e.month = drop_month.month order by e.place desc limit 1;
  rows := coalesce(rows, 0);
  digest := coalesce(digest, '');
  return next;
end
$$;

-- Lets go of entries of dropped months, as many as `most`; answers how many it were.
create function activity_chain.forget(most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  count integer;
begin
  delete from activity_chain.entries where (month, place) in (
    select e.month, e.place from activity_chain.gaps g join activity_chain.entries e on e.month = g.month
    where g.kind = 'dropped' limit most);
  get diagnostics count = row_count;
  return count;
end
$$;

-- Takes rows from before the chain into it, in the order of their ids, as many as `most`; true when there are more.
create function activity_chain.take_old(most integer) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  first uuid;
  last uuid;
  count integer;
begin
  select old_from into first from activity_chain.origin for update skip locked;
  if first is null then
    return false;
  end if;
  select (array_agg(step.id order by step.id desc))[1], count(*) into last, count
    from (select id from public.activity_logs where id > first order by id limit most) step;
  insert into activity_chain.tail (id, salt, digest)
    select l.id, s.salt, activity_chain.salted(s.salt, activity_chain.content(l))
    from public.activity_logs l, lateral (select gen_random_uuid() as salt where l.id is not null) s
    where l.id > first and l.id <= last
      and not exists (select from activity_chain.entries e where e.id = l.id)
      and not exists (select from activity_chain.tail t where t.id = l.id)
    order by l.id;
  update activity_chain.origin set old_from = case when count = most then last end;
  return count = most;
end
$$;

revoke all on all functions in schema activity_chain from public;
grant execute on function activity_chain.content, activity_chain.salted, activity_chain.note_added,
  activity_chain.note_changed, activity_chain.note_deleted, activity_chain.close_gap to guildhall_app, guildhall_retention;
grant execute on function activity_chain.seal, activity_chain.take_old to guildhall_app;
grant execute on function activity_chain.drop_month, activity_chain.forget to guildhall_retention;
