-- Filters that are chosen together find nothing at once where nothing is. A browser runs on few systems and devices; the
-- planner takes them for independent without statistics, and walks the whole log for a pair that never occurs.
create statistics activity_logs_agents on browser, os, device from activity_logs;
create index activity_logs_agents on only activity_logs (browser, os, device, created_at, id);
-- What failed from one address.
create index activity_logs_calls on only activity_logs (ip, type, status, created_at, id);

-- Months without rows get the indexes here; the others after the start, while others write (features/activity/indexes.ts).
do $$
declare
  month text;
  is_empty boolean;
begin
  for month in select relname from pg_class
    where relnamespace = 'activity_months'::regnamespace and relkind = 'r' order by relname
  loop
    execute format('create statistics activity_months.%I on browser, os, device from activity_months.%I',
      month || '_agents', month);
    execute format('select not exists (select from activity_months.%I)', month) into is_empty;
    if is_empty then
      execute format('create index %I on activity_months.%I (browser, os, device, created_at, id)', month || '_agents_idx', month);
      execute format('alter index activity_logs_agents attach partition activity_months.%I', month || '_agents_idx');
      execute format('create index %I on activity_months.%I (ip, type, status, created_at, id)', month || '_calls_idx', month);
      execute format('alter index activity_logs_calls attach partition activity_months.%I', month || '_calls_idx');
    end if;
  end loop;
end
$$;

-- Makes the monthly partitions that cover these moments; rows that came before their partition move into it.
create or replace function activity_ensure_months(since timestamptz, until timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  month timestamptz := date_trunc('month', since);
  name text;
begin
  perform pg_advisory_xact_lock(7310521);
  while month <= until loop
    name := 'm' || to_char(month, 'YYYY_MM');
    if to_regclass('activity_months.' || name) is null then
      execute format('create table activity_months.%I (like activity_logs including defaults including constraints including statistics)', name);
      execute format('revoke all on activity_months.%I from guildhall_app', name);
      execute format('with moved as (delete from activity_months.other where id >= %L and id < %L returning *) '
        'insert into activity_months.%I select * from moved',
        uuidv7_floor(month), uuidv7_floor(month + interval '1 month'), name);
      execute format('alter table activity_logs attach partition activity_months.%I for values from (%L) to (%L)',
        name, uuidv7_floor(month), uuidv7_floor(month + interval '1 month'));
    end if;
    month := month + interval '1 month';
  end loop;
end
$$;
