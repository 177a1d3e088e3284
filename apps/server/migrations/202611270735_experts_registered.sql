-- When somebody became known stands with their vetting too, so that the list of experts has its order in one table.
alter table experts add column registered_at timestamptz not null default now();

create function expert_registered() returns trigger language plpgsql as $$
begin
  new.registered_at := coalesce((select created_at from people where id = new.person_id), new.registered_at);
  return new;
end
$$;
create trigger expert_registered before insert or update of person_id on experts
  for each row execute function expert_registered();
create function expert_registered_otherwise() returns trigger language plpgsql as $$
begin
  update experts set registered_at = new.created_at where person_id = new.id;
  return null;
end
$$;
create trigger expert_registered_otherwise after update of created_at on people
  for each row when (old.created_at <> new.created_at) execute function expert_registered_otherwise();
