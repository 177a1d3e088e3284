-- Today asks for the few weeks of hours and deliverables that wait for somebody, among all that were ever decided.
create index hour_weeks_waiting on hour_weeks (status) where status in ('submitted', 'sent_back');
create index deliverables_waiting on deliverables (status) where status in ('handed_in', 'sent_back');
