-- Lists of projects: the name as it is compared, folded once when it is written. Folding the names of fifty thousand
-- projects for every search took longer than two seconds.
alter table gigs add column name_key text not null generated always as (fold(name)) stored;
drop index gigs_search;
create index gigs_search on gigs using gin (name_key gin_trgm_ops);
