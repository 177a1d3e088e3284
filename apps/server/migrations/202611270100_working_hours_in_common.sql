-- How many hours of the manager's working day an expert shares at least; null: any time zone.
alter table gigs add column overlap_hours smallint check (overlap_hours between 1 and 8);
