-- Vetting: reminders, the notes of staff, and who hired an expert before.
alter table experts
  add column invited_at timestamptz,
  add column reminded_at timestamptz;

-- The thread of staff about a person; he himself never reads it.
create table person_notes (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people on delete cascade,
  author_id uuid references users on delete set null,
  -- The decision that it came with: `expert.rejected`; null for a note of its own.
  decision text,
  note text not null check (note <> '' and length(note) <= 4000),
  created_at timestamptz not null
);
create index person_notes_person on person_notes (person_id, created_at desc, id desc);

-- An engagement that was ever Hired stays one: managers keep their former experts in sight.
alter table expert_gigs add column was_hired boolean not null default false;
create function expert_gigs_keep_hired() returns trigger language plpgsql as $$
begin
  new.was_hired := new.was_hired or new.status = 'Hired' or (tg_op = 'UPDATE' and old.was_hired);
  return new;
end
$$;
create trigger expert_gigs_keep_hired before insert or update on expert_gigs
  for each row execute function expert_gigs_keep_hired();
create index expert_gigs_managers on expert_gigs using gin (manager_ids);

-- Lists of one status, newest first; and the search of a list: a name, a title, a code or an address in any order.
create index experts_status_applied on experts (status, applied_at desc, person_id desc);
create function people_search_text(first_name text, last_name text, job_title text, internal_id text, email text)
returns text language sql immutable parallel safe
return fold(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(job_title, '') || ' '
  || coalesce(internal_id, '') || ' ' || coalesce(email, ''));
create index people_search on people
  using gin (people_search_text(first_name, last_name, job_title, internal_id, email) gin_trgm_ops);
-- Persons of the same name are possible duplicates.
create index people_name on people (fold(first_name || ' ' || last_name));
