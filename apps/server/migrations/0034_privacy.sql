-- Privacy: what somebody takes with him, and what goes when he goes (PRODUCT 5.11).
-- A person whose traces were taken out keeps his row: others' histories name it.
alter table people add column erased_at timestamptz;
alter table experts drop constraint experts_status_check;
alter table experts add constraint experts_status_check check (status in
  ('Invited', 'New', 'Incomplete', 'Pending', 'Screened', 'Approved', 'Rejected', 'Suspended', 'Erased'));
-- An application without any activity: its owner was told that it will be deleted.
alter table experts add column lapse_warned_at timestamptz;
-- Until then the owner of an account may take back that he wants to be erased; null when he does not.
alter table users add column erasure_due_at timestamptz;

-- Exports of all that is kept of one person. The archive lies in the storage until it expires.
create table data_exports (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people on delete cascade,
  -- He alone may fetch it.
  requested_by uuid not null references users on delete cascade,
  job_id uuid references jobs on delete set null,
  status text not null check (status in ('running', 'ready', 'failed', 'removed')),
  storage_key uuid unique,
  size bigint check (size >= 0),
  created_at timestamptz not null,
  expires_at timestamptz
);
-- One at a time.
create unique index data_exports_running on data_exports (person_id) where status = 'running';
create index data_exports_person on data_exports (person_id, created_at desc);
create index data_exports_expiry on data_exports (expires_at) where status = 'ready';

-- Who asked to be erased, and who was.
create table erasures (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people on delete cascade,
  status text not null check (status in ('open', 'withdrawn', 'done')),
  requested_by uuid references users on delete set null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  settled_at timestamptz,
  -- Why it could not be carried out when it was due: the code of the refusal.
  blocked_by text
);
create unique index erasures_open on erasures (person_id) where status = 'open';
create index erasures_due on erasures (due_at) where status = 'open';
create index erasures_time on erasures (requested_at desc, id desc);

-- Persons whose data must be kept for now, whatever they ask.
create table legal_holds (
  person_id uuid primary key references people on delete cascade,
  reason text not null check (reason <> '' and length(reason) <= 500),
  set_by uuid references users on delete set null,
  set_at timestamptz not null
);

-- Whether a text holds one of these words, however they are written in capitals.
create function mentions(value text, words text[]) returns boolean language sql immutable parallel safe
return exists (select from unnest(words) word where strpos(lower(value), lower(word)) > 0);

-- The text with an alias in the place of these words.
create function scrubbed(value text, alias text, words text[]) returns text
language plpgsql immutable parallel safe as $$
declare
  word text;
begin
  foreach word in array words loop
    value := regexp_replace(value, regexp_replace(word, '([.*+?^$|()\[\]{}\\])', '\\\1', 'g'), alias, 'gi');
  end loop;
  return value;
end
$$;

-- The logs are append only for the app. This one change it may make: take an erased person out of them. Rows keep
-- their id, kind and time; `words` are his names and addresses as others may have left them in theirs.
create function privacy_scrub_logs(person uuid, alias text, words text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  login uuid;
  ids uuid[];
  word text;
  addresses text[];
begin
  if not exists (select from people where id = person and erased_at is not null) then
    raise exception 'Only of an erased person the traces may be taken out of the logs.';
  end if;
  select id into login from users where person_id = person;
  -- Those who were merged into him are he.
  ids := array_remove(ids_of_person(person) || login, null);
  select array_agg(distinct ip) into addresses from (
    select ip from sessions where user_id = any (ids)
    union select ip from security_events where user_id = any (ids)
    union select ip from activity_logs where user_id = any (ids)) seen where ip is not null;

  update domain_events set actor_name = alias where actor_id = any (ids);
  update domain_events set subject_title = alias, differences =
      (select jsonb_object_agg(key, value) from jsonb_each(differences) where key in ('status', 'roles'))
    where subject_kind in ('expert', 'user', 'person') and subject_id = any (ids);
  update domain_events set subject_title = scrubbed(subject_title, alias, words),
      actor_name = scrubbed(actor_name, alias, words), differences = scrubbed(differences::text, alias, words)::jsonb
    where mentions(concat_ws(' ', subject_title, actor_name, differences::text), words);

  update security_events set ip = null, user_agent = null, details = null where user_id = any (ids);
  update security_events set ip = null, user_agent = null
    where user_id is null and ip = any (addresses);
  update security_events set details = scrubbed(details::text, alias, words)::jsonb
    where mentions(details::text, words);

  update activity_logs set ip = null, user_agent = null, version = null, title = null, description = null,
      url = split_part(url, '?', 1), url_full_path = split_part(url_full_path, '?', 1), url_params = null,
      url_query = null, api = split_part(api, '?', 1), api_full_path = split_part(api_full_path, '?', 1),
      api_query = null, api_payload = null
    where user_id = any (ids);
  update activity_logs set ip = null, user_agent = null where user_id is null and ip = any (addresses);
  foreach word in array words loop
    update activity_logs set title = scrubbed(title, alias, words), description = scrubbed(description, alias, words),
        url = scrubbed(url, alias, words), url_full_path = scrubbed(url_full_path, alias, words),
        api = scrubbed(api, alias, words), api_full_path = scrubbed(api_full_path, alias, words),
        api_path = scrubbed(api_path, alias, words)
      where activity_search_text(log_name, title, url, api)
        like '%' || regexp_replace(lower(word), '([%_\\])', '\\\1', 'g') || '%';
  end loop;
  update activity_logs set description = scrubbed(description, alias, words),
      url_full_path = scrubbed(url_full_path, alias, words), api_full_path = scrubbed(api_full_path, alias, words),
      url_params = scrubbed(url_params::text, alias, words)::jsonb,
      url_query = scrubbed(url_query::text, alias, words)::jsonb,
      api_query = scrubbed(api_query::text, alias, words)::jsonb,
      api_payload = scrubbed(api_payload::text, alias, words)::jsonb
    where mentions(concat_ws(' ', description, url_full_path, api_full_path, url_params::text, url_query::text,
      api_query::text, api_payload::text), words);
end
$$;
revoke all on function privacy_scrub_logs from public;
grant execute on function privacy_scrub_logs to guildhall_app;
