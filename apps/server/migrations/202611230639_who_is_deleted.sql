-- Whoever deletes a person or a login, as the undo of an import does row after row, asks each table that names them. What
-- is empty is not kept: most of these columns are.
create index experts_screened_by on experts (screened_by) where screened_by is not null;
create index experts_approved_by on experts (approved_by) where approved_by is not null;
create index experts_rejected_by on experts (rejected_by) where rejected_by is not null;
create index experts_suspended_by on experts (suspended_by) where suspended_by is not null;
create index gigs_owned_by on gigs (owner_id);
create index gigs_created_by on gigs (created_by) where created_by is not null;
create index gigs_updated_by on gigs (updated_by) where updated_by is not null;
create index gigs_submitted_by on gigs (submitted_by) where submitted_by is not null;
create index gigs_status_changed_by on gigs (status_changed_by) where status_changed_by is not null;
create index gigs_contact on gigs (contact_person_id) where contact_person_id is not null;
create index gig_members_added_by on gig_members (added_by) where added_by is not null;
create index engagements_hired_by on engagements (hired_by) where hired_by is not null;
create index files_created_by on files (created_by) where created_by is not null;
create index files_of_person on files (owner_person_id);
