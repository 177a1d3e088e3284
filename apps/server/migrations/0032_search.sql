-- Search: one document for each thing that can be found, and the marks of what has changed since.

-- How texts are read: without accents. The stems find "optimise" by "optimising"; the plain words are what a word that is
-- still being typed begins.
create text search configuration search_stems (copy = english);
alter text search configuration search_stems alter mapping for hword, hword_part, word with unaccent, english_stem;
create text search configuration search_plain (copy = simple);
alter text search configuration search_plain alter mapping for hword, hword_part, word with unaccent, simple;

-- A file name is one word to PostgreSQL: its parts are words too.
create function search_name(title text) returns text language sql immutable parallel safe
return case when title ~ '[._]' then title || ' ' || regexp_replace(title, '[._-]+', ' ', 'g') else title end;

-- Stems carry their places and weights (title, headline, body) for phrases and ranking; plain words only exist.
create function search_words(title text, headline text, body text) returns tsvector
language sql immutable parallel safe
return setweight(to_tsvector('public.search_stems', search_name(title)), 'A')
  || setweight(to_tsvector('public.search_stems', headline), 'B')
  || setweight(to_tsvector('public.search_stems', body), 'D')
  || strip(to_tsvector('public.search_plain', search_name(title) || ' ' || headline || ' ' || body));

-- Texts of people and of HTML in one line, without the marks that highlights use.
create function search_text(given text) returns text language sql immutable parallel safe
return coalesce(btrim(regexp_replace(given, '[\s\u0001-\u001f\u007f]+', ' ', 'g')), '');
create function search_html_text(html text) returns text language sql immutable parallel safe
return search_text(replace(replace(replace(replace(replace(
  regexp_replace(html, '<[^<>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'));

create table search_documents (
  -- The table that it was made from, and its row there.
  source text not null check (source in
    ('person', 'company', 'gig', 'comment', 'person_file', 'gig_file', 'faq', 'feedback')),
  subject_id uuid not null,
  kind text not null check (kind in
    ('expert', 'person', 'company', 'gig', 'comment', 'attachment', 'faq', 'feedback')),
  title text not null,
  -- One line below the title: a job title, a summary.
  headline text not null,
  -- Nothing that some reader of the title may not see.
  body text not null,
  -- What decides who may see it.
  gig_id uuid,
  person_id uuid,
  -- A user.
  author_id uuid,
  status text,
  at timestamptz not null,
  words tsvector not null generated always as (search_words(title, headline, body)) stored,
  primary key (source, subject_id)
);
create index search_documents_words on search_documents using gin (words) with (fastupdate = off);
create index search_documents_title on search_documents using gin (fold(title) gin_trgm_ops) with (fastupdate = off);
create index search_documents_time on search_documents (at desc, source, subject_id);
create index search_documents_kind on search_documents (kind, at desc);
create index search_documents_gig on search_documents (gig_id) where gig_id is not null;

-- What was read out of files; a file that cannot be read is found by its name.
create table search_texts (
  file_id uuid primary key,
  source text not null check (source in ('person_file', 'gig_file')),
  status text not null check (status in ('waiting', 'read', 'unreadable')),
  text text,
  read_at timestamptz
);
create index search_texts_status on search_texts (status);

-- Marks of the writers, in their own transactions. Only added and deleted, never met by two: nobody waits for anybody.
create table search_changes (
  id bigint generated always as identity primary key,
  source text not null,
  subject_id uuid not null,
  noted_at timestamptz not null default now()
);
create index search_changes_subject on search_changes (source, subject_id);

-- When the index was last brought up to date, and last made anew; at most one row.
create table search_state (
  is_only boolean primary key default true check (is_only),
  refreshed_at timestamptz,
  rebuilt_at timestamptz
);
insert into search_state default values;

create function search_note() returns trigger language plpgsql as $$
begin
  execute format('insert into search_changes (source, subject_id) select distinct %L, %I from changed where %I is not null',
    tg_argv[0], tg_argv[1], tg_argv[1]);
  perform pg_notify('search', '');
  return null;
end
$$;

-- Every table that a document is made from, with the column that names the subject.
do $$
declare
  origin record;
begin
  for origin in select * from (values
    ('people', 'person', 'id'),
    ('experts', 'person', 'person_id'),
    ('expert_experiences', 'person', 'person_id'),
    ('expert_experience_projects', 'person', 'person_id'),
    ('expert_educations', 'person', 'person_id'),
    ('expert_certifications', 'person', 'person_id'),
    ('expert_skills', 'person', 'person_id'),
    ('expert_languages', 'person', 'person_id'),
    ('expert_industries', 'person', 'person_id'),
    ('expert_segments', 'person', 'person_id'),
    ('companies', 'company', 'id'),
    ('company_segments', 'company', 'company_id'),
    ('gigs', 'gig', 'id'),
    ('gig_industries', 'gig', 'gig_id'),
    ('gig_segments', 'gig', 'gig_id'),
    ('gig_regions', 'gig', 'gig_id'),
    ('gig_languages', 'gig', 'gig_id'),
    ('gig_skills', 'gig', 'gig_id'),
    ('gig_comments', 'comment', 'id'),
    ('files', 'person_file', 'id'),
    ('gig_files', 'gig_file', 'id'),
    ('faqs', 'faq', 'id'),
    ('feedback', 'feedback', 'id')
  ) as origins (origin_table, source, subject) loop
    execute format('create trigger search_note_insert after insert on %I referencing new table as changed
      for each statement execute function search_note(%L, %L)', origin.origin_table, origin.source, origin.subject);
    execute format('create trigger search_note_update after update on %I referencing new table as changed
      for each statement execute function search_note(%L, %L)', origin.origin_table, origin.source, origin.subject);
    execute format('create trigger search_note_delete after delete on %I referencing old table as changed
      for each statement execute function search_note(%L, %L)', origin.origin_table, origin.source, origin.subject);
  end loop;
end
$$;

-- A new name of a company, a skill or another entry of a list stands in the documents of whoever uses it.
create function search_note_company_users() returns trigger language plpgsql as $$
begin
  insert into search_changes (source, subject_id)
    select 'person', person_id from expert_experiences where company_id = new.id
    union select 'person', person_id from expert_certifications where company_id = new.id
    union select 'gig', id from gigs where company_id = new.id;
  perform pg_notify('search', '');
  return null;
end
$$;
create trigger search_note_company_users after update of name on companies for each row
  when (old.name is distinct from new.name) execute function search_note_company_users();

create function search_note_item_users() returns trigger language plpgsql as $$
begin
  insert into search_changes (source, subject_id)
    select 'person', person_id from expert_skills where skill_id = new.id
    union select 'person', person_id from expert_languages where language_id = new.id
    union select 'person', person_id from expert_industries where industry_id = new.id
    union select 'person', person_id from expert_educations where school_id = new.id or degree_type_id = new.id
    union select 'company', id from companies where industry_id = new.id
    union select 'gig', gig_id from gig_industries where industry_id = new.id
    union select 'gig', gig_id from gig_regions where region_id = new.id
    union select 'gig', gig_id from gig_languages where language_id = new.id
    union select 'gig', gig_id from gig_skills where skill_id = new.id
    union select 'gig', id from gigs where category_id = new.id or talent_type_id = new.id;
  perform pg_notify('search', '');
  return null;
end
$$;
create trigger search_note_item_users after update of name on reference_items for each row
  when (old.name is distinct from new.name) execute function search_note_item_users();

create function search_note_segment_users() returns trigger language plpgsql as $$
begin
  insert into search_changes (source, subject_id)
    select 'person', person_id from expert_segments where segment_id = new.id
    union select 'company', company_id from company_segments where segment_id = new.id
    union select 'gig', gig_id from gig_segments where segment_id = new.id;
  perform pg_notify('search', '');
  return null;
end
$$;
create trigger search_note_segment_users after update of segment_1, segment_2 on industry_segments for each row
  when (old.segment_1 is distinct from new.segment_1 or old.segment_2 is distinct from new.segment_2)
  execute function search_note_segment_users();

-- What is there already.
insert into search_changes (source, subject_id)
  select 'person', id from people
  union all select 'company', id from companies
  union all select 'gig', id from gigs
  union all select 'comment', id from gig_comments
  union all select 'person_file', id from files
  union all select 'gig_file', id from gig_files
  union all select 'faq', id from faqs
  union all select 'feedback', id from feedback;
