-- A file of which experts, people or companies are made. The rows are forgotten after a month; the numbers stay.
create table imports (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('experts', 'people', 'companies', 'resumes')),
  file_name text not null check (length(file_name) <= 300),
  status text not null default 'ready'
    check (status in ('ready', 'checking', 'checked', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  headers text[] not null,
  -- header -> field, or null where the column is left out
  mapping jsonb not null,
  -- Of a ZIP of resumes, as long as its files are needed.
  storage_key text,
  total integer not null,
  settled integer not null default 0,
  new_rows integer not null default 0,
  duplicate_rows integer not null default 0,
  error_rows integer not null default 0,
  made integer not null default 0,
  undone integer not null default 0,
  kept integer not null default 0,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  finished_at timestamptz,
  forgotten_at timestamptz
);
create index imports_list on imports (created_at desc, id desc);
create index imports_maker on imports (created_by);

create table import_rows (
  import_id uuid not null references imports on delete cascade,
  number integer not null,
  cells text[] not null,
  -- What was read in a resume, so that it is read once.
  found jsonb,
  verdict text check (verdict in ('new', 'duplicate', 'error')),
  reason text check (length(reason) <= 500),
  -- Written in the transaction of what it made: a run that is cut off goes on with the next row.
  is_settled boolean not null default false,
  person_id uuid references people on delete set null,
  company_id uuid references companies on delete set null,
  is_expert boolean not null default false,
  undo text check (undo in ('undone', 'kept')),
  primary key (import_id, number)
);
create index import_rows_open on import_rows (import_id, number) where not is_settled;
create index import_rows_verdict on import_rows (import_id, verdict, number);
create index import_rows_person on import_rows (person_id) where person_id is not null;
create index import_rows_company on import_rows (company_id) where company_id is not null;
