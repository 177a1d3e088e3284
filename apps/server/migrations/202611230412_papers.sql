-- What experts sign or learn beside the agreement of a hire; each change is a version that is asked for anew.
create table compliance_papers (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('nda', 'training', 'attestation')),
  version integer not null check (version >= 1),
  title text not null check (title <> '' and length(title) <= 200),
  text text not null check (text <> '' and length(text) <= 20000),
  -- Of a training: [{ question, options, right }].
  questions jsonb not null default '[]',
  made_by uuid references users on delete set null,
  made_at timestamptz not null,
  unique (kind, version)
);

-- A paper that somebody signs for themselves is kept like the agreement of a hire: with evidence, certificate and file.
alter table agreements
  alter column engagement_id drop not null,
  add column person_id uuid references people on delete cascade,
  add column kind text not null default 'engagement' check (kind in ('engagement', 'nda', 'attestation')),
  -- For which year an attestation counts.
  add column year integer,
  add check ((kind = 'engagement') = (engagement_id is not null)),
  add check ((kind = 'engagement') = (person_id is null)),
  add check ((kind = 'attestation') = (year is not null));
create index agreements_person on agreements (person_id, kind) where person_id is not null;

-- Who has answered all questions of a training.
create table training_passes (
  person_id uuid not null references people on delete cascade,
  paper_id uuid not null references compliance_papers,
  passed_at timestamptz not null,
  primary key (person_id, paper_id)
);

-- When whoever hires last asked an expert for what a gate needs.
create table gate_asks (
  engagement_id uuid not null references engagements on delete cascade,
  gate text not null,
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  primary key (engagement_id, gate)
);
