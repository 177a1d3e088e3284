-- An erasure holds its transaction for as long as it takes. The log of one person may have a million rows: what goes
-- beyond the latest of them is taken out in short steps by the job behind it.

-- Each word as a part of a text in small letters: `like any` reads a text once, whatever their number.
create function parts_of(words text[]) returns text[] language sql immutable parallel safe
return array(select '%' || regexp_replace(lower(word), '([%_\\])', '\\\1', 'g') || '%' from unnest(words) word);
create or replace function mentions(value text, words text[]) returns boolean language sql immutable parallel safe
return lower(value) like any (parts_of(words));

-- Takes an erased person out of his calls between two ids, both among them. They keep their id, kind and time.
create function privacy_scrub_own(first uuid, last uuid, his uuid[]) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  update activity_logs set ip = null, user_agent = null, version = null, title = null, description = null,
      url = split_part(url, '?', 1), url_full_path = split_part(url_full_path, '?', 1), url_params = null,
      url_query = null, api = split_part(api, '?', 1), api_full_path = split_part(api_full_path, '?', 1),
      api_query = null, api_payload = null
    where id >= first and id <= last and user_id = any (his) and num_nonnulls(ip, user_agent, version, title,
      description, url_params, url_query, api_query, api_payload) + strpos(concat(url, api), '?') > 0;
end
$$;
revoke all on function privacy_scrub_own from public;

-- Takes him out of the calls of others between two ids: his addresses where nobody was signed in, his words everywhere.
create function privacy_scrub_others(first uuid, last uuid, addresses text[], alias text, words text[]) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  parts text[] := parts_of(words);
begin
  update activity_logs set ip = null, user_agent = null
    where id >= first and id <= last and user_id is null and ip = any (addresses);
  update activity_logs set title = scrubbed(title, alias, words), description = scrubbed(description, alias, words),
      url = scrubbed(url, alias, words), url_full_path = scrubbed(url_full_path, alias, words),
      api = scrubbed(api, alias, words), api_full_path = scrubbed(api_full_path, alias, words),
      api_path = scrubbed(api_path, alias, words), url_params = scrubbed(url_params::text, alias, words)::jsonb,
      url_query = scrubbed(url_query::text, alias, words)::jsonb,
      api_query = scrubbed(api_query::text, alias, words)::jsonb,
      api_payload = scrubbed(api_payload::text, alias, words)::jsonb
    where id >= first and id <= last and lower(concat_ws(' ', title, description, url, url_full_path, api,
      api_full_path, api_path, url_params::text, url_query::text, api_query::text, api_payload::text)) like any (parts);
end
$$;
revoke all on function privacy_scrub_others from public;

-- The ids under which somebody who has been erased did something; nobody else may be taken out of the logs.
create function ids_of_erased(person uuid) returns uuid[] language plpgsql stable set search_path = public, pg_temp as $$
begin
  if not exists (select from people where id = person and erased_at is not null) then
    raise exception 'Only of an erased person the traces may be taken out of the logs.';
  end if;
  return array_remove(ids_of_person(person) || (select id from users where person_id = person), null);
end
$$;

-- One step of the job: the rows that follow `beyond`. Answers where the next step begins, null at the end.
create function privacy_scrub_step(person uuid, beyond uuid, addresses text[], alias text, words text[]) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  his uuid[] := ids_of_erased(person);
  first uuid;
  last uuid;
begin
  select (array_agg(id order by id))[1], (array_agg(id order by id desc))[1] into first, last
    from (select id from activity_logs where id > beyond order by id limit 500) step;
  if last is not null then
    perform privacy_scrub_own(first, last, his);
    perform privacy_scrub_others(first, last, addresses, alias, words);
  end if;
  return last;
end
$$;
revoke all on function privacy_scrub_step from public;
grant execute on function privacy_scrub_step to guildhall_app;

-- What the transaction of an erasure takes out of the logs: all of the events, of the calls his latest ones and those
-- that the search of the log finds by his words. `addresses` are his network addresses.
drop function privacy_scrub_logs;
create function privacy_scrub_logs(person uuid, addresses text[], alias text, words text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  his uuid[] := ids_of_erased(person);
  part text;
  call uuid;
begin
  update domain_events set actor_name = alias where actor_id = any (his);
  update domain_events set subject_title = alias, differences =
      (select jsonb_object_agg(key, value) from jsonb_each(differences) where key in ('status', 'roles'))
    where subject_kind in ('expert', 'user', 'person') and subject_id = any (his);
  update domain_events set subject_title = scrubbed(subject_title, alias, words),
      actor_name = scrubbed(actor_name, alias, words), differences = scrubbed(differences::text, alias, words)::jsonb
    where mentions(concat_ws(' ', subject_title, actor_name, differences::text), words);

  update security_events set ip = null, user_agent = null, details = null where user_id = any (his);
  update security_events set ip = null, user_agent = null
    where user_id is null and ip = any (addresses);
  update security_events set details = scrubbed(details::text, alias, words)::jsonb
    where mentions(details::text, words);

  select id into call from activity_logs where user_id = any (his) order by created_at desc offset 5000 limit 1;
  perform privacy_scrub_own(coalesce(call, '00000000-0000-0000-0000-000000000000'),
    'ffffffff-ffff-ffff-ffff-ffffffffffff', his);
  foreach part in array parts_of(words) loop
    for call in select id from activity_logs
      where activity_search_text(log_name, title, url, api) like part limit 1000 loop
      perform privacy_scrub_others(call, call, addresses, alias, words);
    end loop;
  end loop;
end
$$;
revoke all on function privacy_scrub_logs from public;
grant execute on function privacy_scrub_logs to guildhall_app;
