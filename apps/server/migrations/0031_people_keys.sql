-- By what people are compared and found, made when it is written: making it for everybody at every look takes seconds.
create table people_keys (
  person_id uuid primary key references people on delete cascade,
  email text,
  phone text,
  linked_in text,
  full_name text not null,
  first_name text not null,
  last_name text not null,
  city text,
  company_id uuid,
  -- What a search of the list looks through.
  search text not null
);
create index people_keys_email on people_keys (email) where email is not null;
create index people_keys_phone on people_keys (phone) where phone is not null;
create index people_keys_linked_in on people_keys (linked_in) where linked_in is not null;
create index people_keys_full_name on people_keys (full_name);
create index people_keys_company on people_keys (company_id, last_name) where company_id is not null;
create index people_keys_last_name on people_keys (last_name);
create index people_keys_first_name on people_keys (first_name);
create index people_keys_search on people_keys using gin (search gin_trgm_ops);

create function keys_of_people(persons people[]) returns setof people_keys language sql stable as $$
  select p.id, email_key(p.email), case when p.phone_number is null then null
      else phone_key(p.phone_country_code, p.phone_number) end,
    linked_in_key(p.linked_in_url), fold(p.first_name || ' ' || p.last_name), fold(p.first_name), fold(p.last_name),
    fold(p.location), p.company_id,
    people_search_text(p.first_name, p.last_name, p.job_title, p.internal_id, p.email)
      || coalesce(' ' || phone_key(p.phone_country_code, p.phone_number), '')
  from unnest(persons) p
$$;
create function keep_people_keys() returns trigger language plpgsql as $$
begin
  insert into people_keys select * from keys_of_people(array[new])
  on conflict (person_id) do update set email = excluded.email, phone = excluded.phone,
    linked_in = excluded.linked_in, full_name = excluded.full_name, first_name = excluded.first_name,
    last_name = excluded.last_name, city = excluded.city, company_id = excluded.company_id, search = excluded.search;
  return null;
end
$$;
create trigger keep_people_keys after insert or update of first_name, last_name, email, phone_country_code,
  phone_number, linked_in_url, location, company_id, job_title, internal_id on people
  for each row execute function keep_people_keys();
insert into people_keys select k.* from (select array_agg(p) as persons from people p) every_one, keys_of_people(persons) k;

drop index people_email_key;
drop index people_phone_key;
drop index people_linked_in_key;
drop index people_company_last_name;
drop index people_company_first_name;
drop index people_city_last_name;
drop index people_city_first_name;
