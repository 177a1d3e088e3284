-- Matching: marks of what changed in the profiles, in the transactions that changed it. Every server keeps its index of
-- profiles in memory and looks here before each ranking. Only added, never met by two: nobody waits for anybody.
create table expert_changes (
  id bigint generated always as identity primary key,
  -- Without a foreign key: that somebody is gone must be told as well.
  person_id uuid not null,
  -- Ids are drawn before the commit, so that a later one may be seen first; what was not committed then is told by this.
  tx xid8 not null default pg_current_xact_id(),
  noted_at timestamptz not null default now()
);
create index expert_changes_tx on expert_changes (tx);

create function expert_note() returns trigger language plpgsql as $$
begin
  execute format('insert into expert_changes (person_id)
    select distinct c.%1$I from changed c join experts e on e.person_id = c.%1$I', tg_argv[0]);
  return null;
end
$$;
create function expert_note_gone() returns trigger language plpgsql as $$
begin
  insert into expert_changes (person_id) select distinct person_id from changed;
  return null;
end
$$;

do $$
declare
  origin record;
begin
  for origin in select * from (values
    ('people', 'id'), ('users', 'person_id'), ('experts', 'person_id'), ('expert_rates', 'person_id'),
    ('expert_experiences', 'person_id'), ('expert_experience_projects', 'person_id'),
    ('expert_educations', 'person_id'), ('expert_certifications', 'person_id'), ('expert_skills', 'person_id'),
    ('expert_languages', 'person_id'), ('expert_industries', 'person_id'), ('expert_segments', 'person_id')
  ) as origins (origin_table, subject) loop
    execute format('create trigger expert_note_insert after insert on %I referencing new table as changed
      for each statement execute function expert_note(%L)', origin.origin_table, origin.subject);
    execute format('create trigger expert_note_update after update on %I referencing new table as changed
      for each statement execute function expert_note(%L)', origin.origin_table, origin.subject);
    if origin.origin_table not in ('people', 'users', 'experts') then
      execute format('create trigger expert_note_delete after delete on %I referencing old table as changed
        for each statement execute function expert_note(%L)', origin.origin_table, origin.subject);
    end if;
  end loop;
end
$$;
create trigger expert_note_delete after delete on experts referencing old table as changed
  for each statement execute function expert_note_gone();

-- A new name of an employer, a skill or another entry of a list stands in the profiles of whoever has it.
create function expert_note_company() returns trigger language plpgsql as $$
begin
  insert into expert_changes (person_id)
    select person_id from expert_experiences where company_id = new.id
    union select person_id from expert_certifications where company_id = new.id;
  return null;
end
$$;
create trigger expert_note_company after update of name on companies for each row
  when (old.name is distinct from new.name) execute function expert_note_company();
create function expert_note_item() returns trigger language plpgsql as $$
begin
  insert into expert_changes (person_id)
    select person_id from expert_skills where skill_id = new.id
    union select person_id from expert_industries where industry_id = new.id
    union select person_id from expert_educations where degree_type_id = new.id;
  return null;
end
$$;
create trigger expert_note_item after update of name on reference_items for each row
  when (old.name is distinct from new.name) execute function expert_note_item();
create function expert_note_segment() returns trigger language plpgsql as $$
begin
  insert into expert_changes (person_id) select person_id from expert_segments where segment_id = new.id;
  return null;
end
$$;
create trigger expert_note_segment after update of segment_1, segment_2 on industry_segments for each row
  when (old.segment_1 is distinct from new.segment_1 or old.segment_2 is distinct from new.segment_2)
  execute function expert_note_segment();

-- What the ranking weighed when an expert was asked, so that it can be explained later; never for experts.
alter table engagements add column weighed jsonb;

-- Took in English alone, and neither jobs nor skills: the index in memory replaces it.
drop trigger keep_profile_words on people;
drop function keep_profile_words();
drop table profile_words;
drop function profile_words_of(text, text);
