-- What happened by its kind and time: insight counts a few kinds of a period.
create index domain_events_kind on domain_events (kind, created_at);
