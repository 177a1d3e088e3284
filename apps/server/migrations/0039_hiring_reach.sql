-- Hiring: when an application came, and when the project first answered it.
alter table engagements
  add column applied_at timestamptz,
  add column answered_at timestamptz;
update engagements set applied_at = created_at where origin = 'apply';

-- Lists of experts: what a search looks through, folded once when it is written. Folding it for every row that a
-- common word finds took longer than everything else.
create table expert_search (
  person_id uuid primary key references experts on delete cascade,
  text text not null
);

create function expert_search_text(of_person uuid) returns text language sql stable as $$
  select people_search_text(p.first_name, p.last_name, p.job_title, p.internal_id, p.email)
    || coalesce(' ' || (select string_agg(i.name_key, ' ' order by i.name_key) from expert_skills s
      join reference_items i on i.id = s.skill_id where s.person_id = p.id), '')
    || coalesce(' ' || (select string_agg(i.name_key, ' ' order by i.name_key) from expert_industries x
      join reference_items i on i.id = x.industry_id where x.person_id = p.id), '')
  from people p where p.id = of_person
$$;

-- One statement for all persons that a statement touched; who is no expert has no row.
create function expert_search_write(persons uuid[]) returns void language sql as $$
  insert into expert_search (person_id, text)
  select e.person_id, expert_search_text(e.person_id) from experts e where e.person_id = any(persons)
  on conflict (person_id) do update set text = excluded.text where expert_search.text <> excluded.text
$$;

create function expert_search_of_persons() returns trigger language plpgsql as $$
begin
  perform expert_search_write(array(select distinct person_id from changed));
  return null;
end
$$;
create function expert_search_of_people() returns trigger language plpgsql as $$
begin
  perform expert_search_write(array(select id from changed));
  return null;
end
$$;
create function expert_search_of_items() returns trigger language plpgsql as $$
begin
  perform expert_search_write(array(
    select s.person_id from changed c join before b on b.id = c.id and b.name_key <> c.name_key
      join expert_skills s on s.skill_id = c.id
    union
    select x.person_id from changed c join before b on b.id = c.id and b.name_key <> c.name_key
      join expert_industries x on x.industry_id = c.id));
  return null;
end
$$;

create trigger expert_search_people after update on people referencing new table as changed
  for each statement execute function expert_search_of_people();
create trigger expert_search_experts after insert on experts referencing new table as changed
  for each statement execute function expert_search_of_persons();
create trigger expert_search_skills_new after insert on expert_skills referencing new table as changed
  for each statement execute function expert_search_of_persons();
create trigger expert_search_skills_changed after update on expert_skills referencing new table as changed
  for each statement execute function expert_search_of_persons();
create trigger expert_search_skills_gone after delete on expert_skills referencing old table as changed
  for each statement execute function expert_search_of_persons();
create trigger expert_search_industries_new after insert on expert_industries referencing new table as changed
  for each statement execute function expert_search_of_persons();
create trigger expert_search_industries_gone after delete on expert_industries referencing old table as changed
  for each statement execute function expert_search_of_persons();
create trigger expert_search_items after update on reference_items
  referencing old table as before new table as changed
  for each statement execute function expert_search_of_items();

select expert_search_write(array(select person_id from experts));
create index expert_search_text on expert_search using gin (text gin_trgm_ops);
