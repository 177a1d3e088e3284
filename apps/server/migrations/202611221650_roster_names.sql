-- A roster's name is taken in whatever spelling, as the form says: a second one of that name gets a number.
update rosters set name = left(name, 60) || ' (' || place || ')'
from (select id, row_number() over (partition by owner_id, fold(name) order by created_at, id) as place from rosters) as counted
where counted.id = rosters.id and place > 1;
alter table rosters drop constraint rosters_owner_id_name_key;
create unique index rosters_name on rosters (owner_id, fold(name));
