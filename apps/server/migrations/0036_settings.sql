-- Counts up with every change of any setting: who saves names the version that he has seen.
alter table settings add column version integer not null default 0;

-- The words of a mail as an administrator wrote them; a mail without a row has its first words.
create table mail_texts (
  name text primary key,
  subject text not null,
  body text not null,
  button text not null,
  closing text not null,
  version integer not null default 1,
  changed_by uuid,
  changed_at timestamptz not null
);

-- What is retired cannot be chosen any more; where it was chosen, it stays.
alter table reference_items
  add column retired_at timestamptz,
  -- The row keeps its name, so that typing it again finds the other, and no newer catalogue brings it back.
  add column merged_into uuid references reference_items,
  add column version integer not null default 1;
alter table industry_segments
  add column retired_at timestamptz,
  add column merged_into uuid references industry_segments,
  add column version integer not null default 1,
  add column source text not null default 'Catalogue' check (source in ('Catalogue', 'Admin')),
  add column created_at timestamptz not null default now();
alter table reasons
  add column retired_at timestamptz,
  add column version integer not null default 1,
  add column source text not null default 'Catalogue' check (source in ('Catalogue', 'Admin'));

create index domain_events_settings on domain_events (created_at desc, id desc)
  where subject_kind in ('setting', 'mail_text', 'reason', 'reference', 'faq');
