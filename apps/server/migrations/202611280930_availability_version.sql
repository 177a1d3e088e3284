-- Somebody has their hours open twice: the second save names the version that it began with.
alter table availability add column version integer not null default 1;
