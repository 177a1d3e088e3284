-- Lists of projects and the ranking, at fifty thousand projects: a search by the internal code reads an index, and so
-- does who works on something now.
create index gigs_code on gigs (upper(internal_id) text_pattern_ops);
create index engagements_working on engagements (person_id, starts_on, ends_on) where status = 'Hired';
