-- A resume seldom says how somebody was employed: what it does not say is not known.
alter table expert_experiences alter column employment_type_id drop not null;
