-- Receivers are told of hours, as the screens are; the history calls the same thing a week.
create or replace function webhooks_note() returns trigger language plpgsql as $$
declare
  said text := regexp_replace(regexp_replace(new.kind, '^gig\.', 'project.'), '^week\.', 'hours.');
  made record;
begin
  for made in
    insert into webhook_deliveries (webhook_id, event_id, event, created_at, next_at)
    select id, new.id, said, new.created_at, new.created_at from webhooks where is_active and said = any (events)
    returning id, webhook_id
  loop
    perform graphile_worker.add_job('webhooks.deliver', json_build_object('id', made.id),
      queue_name => 'webhooks ' || (abs(hashtext(made.webhook_id::text)) % 2), max_attempts => 5,
      job_key => 'webhook ' || made.id);
  end loop;
  return null;
end
$$;
