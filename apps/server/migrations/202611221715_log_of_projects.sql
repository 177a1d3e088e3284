-- The activities of a project show its visits and failed calls (spec 002 §3): the rows that name a project.
create index activity_logs_gig on activity_logs (gig_id, created_at, id) where gig_id is not null;
