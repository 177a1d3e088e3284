-- Until when somebody works on a project, beside what else their card shows of it.
alter table expert_gigs add column ends_on date;
update expert_gigs set ends_on = engagements.ends_on from engagements where engagements.id = expert_gigs.engagement_id;
