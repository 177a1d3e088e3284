-- Roles belong to the whole cluster: they may exist already, or be made at this moment for another database.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['guildhall_app', 'guildhall_retention'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin', wanted);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
    if not pg_has_role(current_user, wanted, 'set') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$$;

-- The owner makes tables, the app works with their rows. Single tables take rights away again (append only, secrets).
revoke create on schema public from public;
grant usage on schema public to guildhall_app, guildhall_retention;
alter default privileges in schema public grant select, insert, update, delete on tables to guildhall_app;
alter default privileges in schema public grant usage on sequences to guildhall_app;

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- How people expect names and titles in a list: accents and case do not scatter them, "Project 2" before "Project 10".
create collation alphabetical (provider = icu, locale = 'und-u-kn-true');
