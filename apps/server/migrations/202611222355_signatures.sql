-- What was agreed on at a hire, as fixed texts: a change of the terms adds a version.
create table agreements (
  id uuid primary key default uuidv7(),
  engagement_id uuid not null references engagements on delete cascade,
  version integer not null check (version >= 1),
  -- What its PDF is set from, and the same as plain text.
  paper jsonb not null,
  text text not null,
  -- Of the text in UTF-8. Both stay as they are; only an erasure takes names out of the text.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  unique (engagement_id, version)
);
create index agreements_hash on agreements (sha256);

-- The evidence of a signature. Rows are added and never changed or deleted, but for what an erasure takes out.
create table agreement_signatures (
  id uuid primary key default uuidv7(),
  agreement_id uuid not null unique references agreements,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- A login as it was then: no merging of people touches the evidence.
  signer_id uuid not null,
  signer_name text check (length(signer_name) <= 300),
  typed_name text check (length(typed_name) <= 200),
  name_differs boolean not null,
  second_factor boolean not null,
  ip text,
  user_agent text,
  signed_at timestamptz not null,
  erased_at timestamptz
);
create index agreement_signatures_signer on agreement_signatures (signer_id);

create function refuse_change_of_evidence() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('guildhall.erased_signer', true) = old.signer_id::text then
    return new;
  end if;
  -- A restore empties the tables of a new database before it fills them.
  if tg_op = 'TRUNCATE' and not exists (select from agreement_signatures) then
    return null;
  end if;
  raise exception 'Signatures are evidence: they are never changed or deleted.' using errcode = '42501';
end
$$;
create trigger agreement_signatures_stay before update or delete on agreement_signatures
  for each row execute function refuse_change_of_evidence();
create trigger agreement_signatures_are_not_emptied before truncate on agreement_signatures
  for each statement execute function refuse_change_of_evidence();
revoke update, delete, truncate on agreement_signatures from guildhall_app;

-- The one way to take an erased person out of the evidence: that something was signed, what and when stays.
create function erase_signer(person uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  signer uuid;
begin
  if not exists (select from people where id = person and erased_at is not null) then
    raise exception 'Only an erased person may be taken out of the signatures.';
  end if;
  for signer in select unnest(array_remove(ids_of_person(person) || (select id from users where person_id = person), null))
  loop
    perform set_config('guildhall.erased_signer', signer::text, true);
    update agreement_signatures set signer_name = null, typed_name = null, ip = null, user_agent = null, erased_at = now()
      where signer_id = signer and erased_at is null;
  end loop;
  perform set_config('guildhall.erased_signer', '', true);
end
$$;
revoke all on function erase_signer from public;
grant execute on function erase_signer to guildhall_app;

-- The files of agreements as they were handed out: the same bytes for ever. An erasure takes the bytes, the hash stays.
create table agreement_files (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  agreement_id uuid not null references agreements on delete cascade,
  -- With the certificate of its signature.
  is_signed boolean not null,
  bytes bytea,
  made_at timestamptz not null
);
create unique index agreement_files_kept on agreement_files (agreement_id, is_signed) where bytes is not null;
