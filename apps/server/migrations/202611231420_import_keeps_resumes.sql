-- The file of a resume that was imported, and how many an import kept.
alter table import_rows add column file_id uuid references files on delete set null;
create index import_rows_file on import_rows (file_id) where file_id is not null;
alter table imports add column resumes integer not null default 0;
