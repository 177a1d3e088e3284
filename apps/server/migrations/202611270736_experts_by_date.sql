-- In a transaction of its own, in which lists can be read. It is no change of a profile: no search and no ranking looks again.
alter table experts disable trigger user;
update experts set registered_at = people.created_at from people where people.id = experts.person_id;
alter table experts enable trigger user;

-- The day that counts for a status, in the words of the list (features/experts/lists/store.ts).
create index experts_date on experts ((case status
  when 'Approved' then coalesce(approved_at, status_changed_at)
  when 'Rejected' then coalesce(rejected_at, status_changed_at)
  when 'Suspended' then coalesce(suspended_at, status_changed_at)
  when 'Invited' then coalesce(invited_at, status_changed_at)
  when 'Pending' then coalesce(applied_at, status_changed_at)
  when 'Screened' then coalesce(applied_at, status_changed_at)
  else registered_at end), person_id);
