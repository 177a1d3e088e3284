-- People: who may be the same person, and who was merged into whom.

-- One mailbox has many spellings: what follows a plus, and for Google the dots.
create function email_key(email text) returns text language sql immutable parallel safe
return (case
  when email is null or email not like '%@%' then null
  when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || lower(split_part(email, '@', 2)) end);

-- The digits of a number with its country.
create function phone_key(country_code text, number text) returns text language sql immutable parallel safe
return nullif(regexp_replace(coalesce(country_code, '') || coalesce(number, ''), '\D', '', 'g'), '');

create function linked_in_key(url text) returns text language sql immutable parallel safe
return nullif(lower(rtrim(regexp_replace(url, '^.*linkedin\.com/in/', '', 'i'), '/')), '');

create index people_email_key on people (email_key(email)) where email is not null;
create index people_phone_key on people (phone_key(phone_country_code, phone_number)) where phone_number is not null;
create index people_linked_in_key on people (linked_in_key(linked_in_url)) where linked_in_url is not null;
create index people_company_last_name on people (company_id, fold(last_name)) where company_id is not null;
create index people_company_first_name on people (company_id, fold(first_name)) where company_id is not null;
create index people_city_last_name on people (fold(location), fold(last_name)) where location is not null;
create index people_city_first_name on people (fold(location), fold(first_name)) where location is not null;

-- Pairs of whom somebody has said that they are two people. The lesser id stands first.
create table distinct_people (
  first_id uuid not null references people on delete cascade,
  second_id uuid not null references people on delete cascade,
  decided_by uuid references users on delete set null,
  decided_at timestamptz not null,
  primary key (first_id, second_id),
  check (first_id < second_id)
);
create index distinct_people_second on distinct_people (second_id);

-- The ids of those who were merged into somebody: old links and old events lead on to him.
create table person_merges (
  merged_id uuid primary key,
  survivor_id uuid not null references people on delete cascade,
  internal_id text not null,
  name text not null,
  -- Of the login that was switched off, where an administrator wanted to keep it.
  former_email text,
  merged_by uuid references users on delete set null,
  merged_at timestamptz not null
);
create index person_merges_survivor on person_merges (survivor_id);

-- The person whom an id means: his own, that of his login, or that of somebody who was merged into him.
create function person_of(id uuid) returns uuid language sql stable parallel safe
return coalesce(
  (select u.person_id from users u where u.id = $1),
  (select m.survivor_id from person_merges m where m.merged_id = $1),
  $1);
-- Every id under which something may have happened to a person.
create function ids_of_person(id uuid) returns uuid[] language sql stable parallel safe
return array_append(array(select m.merged_id from person_merges m where m.survivor_id = $1), $1);

-- The projects of an experience follow it to another person.
alter table expert_experience_projects drop constraint expert_experience_projects_experience_id_person_id_fkey;
alter table expert_experience_projects
  add foreign key (experience_id, person_id) references expert_experiences (id, person_id)
  on delete cascade on update cascade;
