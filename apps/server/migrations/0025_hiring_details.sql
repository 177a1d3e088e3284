-- Hiring: what customers say of a shortlist, and what a job has told already.
create table shortlist_opinions (
  engagement_id uuid not null references engagements on delete cascade,
  user_id uuid not null references users on delete cascade,
  opinion text check (opinion in ('up', 'down')),
  comment text check (length(comment) <= 1000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (engagement_id, user_id)
);

-- The expert was told that the request expires soon.
alter table engagements add column warned_at timestamptz;
create index engagements_hired on engagements (person_id) where assigned_at is not null;

-- Ratings that the rated side does not see yet; a job counts them in when their time has come.
alter table ratings add column is_revealed boolean not null default false;
create index ratings_waiting on ratings (created_at) where not is_revealed;

-- Whether an engagement ever was a hire: past work, when it is closed.
alter table expert_gigs add column if not exists was_hired boolean not null default false;
create index expert_gigs_gig on expert_gigs (gig_id);
create index if not exists expert_gigs_managers on expert_gigs using gin (manager_ids);

-- Ranking: the words of a profile, kept up by the database itself, so that ranking reads them and makes none.
create table profile_words (
  person_id uuid primary key references people on delete cascade,
  words tsvector not null
);
create function profile_words_of(job_title text, bio text) returns tsvector language sql immutable parallel safe
return setweight(to_tsvector('english', coalesce(job_title, '')), 'A')
  || setweight(to_tsvector('english', coalesce(bio, '')), 'C');
create function keep_profile_words() returns trigger language plpgsql as $$
begin
  insert into profile_words (person_id, words) values (new.id, profile_words_of(new.job_title, new.bio))
  on conflict (person_id) do update set words = excluded.words;
  return null;
end
$$;
create trigger keep_profile_words after insert or update of job_title, bio on people
  for each row execute function keep_profile_words();
insert into profile_words (person_id, words) select id, profile_words_of(job_title, bio) from people;

-- How far apart two people work. Summer time shifts both alike, so that a day's offsets are good for every day.
create table timezone_offsets (name text primary key, hours numeric(4, 2) not null);
insert into timezone_offsets (name, hours) select name, extract(epoch from utc_offset) / 3600 from pg_timezone_names;

create index expert_experiences_company_person on expert_experiences (company_id, person_id, end_at);
create index experts_directory on experts (person_id) where is_in_directory;
