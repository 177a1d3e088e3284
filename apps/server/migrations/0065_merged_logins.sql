-- A login that ended in a merge has an id of its own: links, events and rows of the log still name it.
alter table person_merges add column merged_user_id uuid unique;

create or replace function person_of(id uuid) returns uuid language sql stable parallel safe
return coalesce(
  (select u.person_id from users u where u.id = $1),
  (select m.survivor_id from person_merges m where m.merged_id = $1),
  (select m.survivor_id from person_merges m where m.merged_user_id = $1),
  $1);
-- Every id under which something may have happened to a person, but for that of his login.
create or replace function ids_of_person(id uuid) returns uuid[] language sql stable parallel safe
return array_append(
  array(select unnest(array_remove(array[m.merged_id, m.merged_user_id], null)) from person_merges m
    where m.survivor_id = $1), $1);
-- The login that an id means: its own, that of its person, or one that ended in a merge.
create function login_of(id uuid) returns uuid language sql stable parallel safe
return coalesce((select u.id from users u where u.id = $1),
  (select u.id from users u where u.person_id = person_of($1)));
