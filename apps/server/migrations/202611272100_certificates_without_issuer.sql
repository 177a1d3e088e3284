-- A resume names what was earned, hardly ever who issued it: that is missing then, and no company of the register.
alter table expert_certifications alter column company_id drop not null;
update expert_certifications set company_id = null
  where company_id in (select id from companies where name = 'Not provided' and is_draft);
do $$
begin
  delete from companies where name = 'Not provided' and is_draft;
exception when foreign_key_violation then null;
end
$$;
