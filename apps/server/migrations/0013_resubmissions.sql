-- How often an expert has applied again after a rejection.
alter table experts add column resubmissions smallint not null default 0;
