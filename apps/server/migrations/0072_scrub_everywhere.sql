-- Names stand in texts as people type and format them: over two lines, half of it bold, within JSON. An erasure finds
-- them there too, and leaves numbers and the form of the text alone.

-- The text as it is read: without tags, on one line.
create function read_text(value text) returns text language sql immutable parallel safe
return regexp_replace(regexp_replace(value, '<[^<>]*>', '', 'g'), '(?:[\s\u00a0]|&nbsp;|\\n)+', ' ', 'g');

-- The text with an alias in the place of these words. Between their parts there may be line breaks and tags; the tags
-- stay, behind the alias.
create or replace function scrubbed(value text, alias text, words text[]) returns text
language plpgsql immutable parallel safe as $$
declare
  tags constant text := '((?:<[^<>]*>)*)';
  gap constant text := '(?:[\s\u00a0]|&nbsp;)+';
  word text;
  parts text[];
  spaces integer;
begin
  foreach word in array words loop
    parts := regexp_split_to_array(regexp_replace(word, '([.*+?^$|()\[\]{}\\])', '\\\1', 'g'), '\s+');
    spaces := cardinality(parts) - 1;
    value := case when spaces between 1 and 4
      then regexp_replace(value, array_to_string(parts, tags || gap || tags),
        alias || (select string_agg('\' || number, '') from generate_series(1, 2 * spaces) number), 'gi')
      else regexp_replace(value, array_to_string(parts, gap), alias, 'gi') end;
  end loop;
  return value;
end
$$;

-- The same of each text within JSON. A number goes only when it is one of the words.
create function scrubbed(value jsonb, alias text, words text[]) returns jsonb
language plpgsql immutable parallel safe as $$
begin
  return case jsonb_typeof(value)
    when 'string' then to_jsonb(scrubbed(value #>> '{}', alias, words))
    when 'number' then case when value::text = any (words) then to_jsonb(alias) else value end
    when 'array' then (select coalesce(jsonb_agg(scrubbed(item, alias, words) order by place), '[]')
      from jsonb_array_elements(value) with ordinality list(item, place))
    when 'object' then (select coalesce(jsonb_object_agg(scrubbed(key, alias, words), scrubbed(item, alias, words)), '{}')
      from jsonb_each(value) fields(key, item))
    else value end;
end
$$;

create function scrubbed(value text[], alias text, words text[]) returns text[] language sql immutable parallel safe
return array(select scrubbed(item, alias, words) from unnest(value) with ordinality list(item, place) order by place);

-- As before, but for JSON that stays JSON.
create or replace function privacy_scrub_others(first uuid, last uuid, addresses text[], alias text, words text[])
returns void language plpgsql set search_path = public, pg_temp as $$
declare
  parts text[] := parts_of(words);
begin
  update activity_logs set ip = null, user_agent = null
    where id >= first and id <= last and user_id is null and ip = any (addresses);
  update activity_logs set title = scrubbed(title, alias, words), description = scrubbed(description, alias, words),
      url = scrubbed(url, alias, words), url_full_path = scrubbed(url_full_path, alias, words),
      api = scrubbed(api, alias, words), api_full_path = scrubbed(api_full_path, alias, words),
      api_path = scrubbed(api_path, alias, words), url_params = scrubbed(url_params, alias, words),
      url_query = scrubbed(url_query, alias, words), api_query = scrubbed(api_query, alias, words),
      api_payload = scrubbed(api_payload, alias, words)
    where id >= first and id <= last and lower(concat_ws(' ', title, description, url, url_full_path, api,
      api_full_path, api_path, url_params::text, url_query::text, api_query::text, api_payload::text)) like any (parts);
end
$$;

create or replace function privacy_scrub_logs(person uuid, addresses text[], alias text, words text[]) returns void
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
      actor_name = scrubbed(actor_name, alias, words), differences = scrubbed(differences, alias, words)
    where mentions(read_text(concat_ws(' ', subject_title, actor_name, differences::text)), words);

  update security_events set ip = null, user_agent = null, details = null where user_id = any (his);
  update security_events set ip = null, user_agent = null
    where user_id is null and ip = any (addresses);
  update security_events set details = scrubbed(details, alias, words)
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
