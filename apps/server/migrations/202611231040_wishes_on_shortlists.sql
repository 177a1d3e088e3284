-- A customer wants to talk to somebody on the shortlist.
alter table shortlist_opinions add column wants_to_talk boolean not null default false;
