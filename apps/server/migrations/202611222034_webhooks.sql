create table webhooks (
  id uuid primary key default uuidv7(),
  url text not null check (url <> '' and length(url) <= 500),
  events text[] not null check (cardinality(events) > 0),
  -- What signs the messages; read again for each, so it is sealed and not hashed.
  secret_sealed bytea not null,
  is_active boolean not null default true,
  failing_since timestamptz,
  switched_off_at timestamptz,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  version integer not null default 1
);
create index webhooks_maker on webhooks (created_by);

create table webhook_deliveries (
  id uuid primary key default uuidv7(),
  webhook_id uuid not null references webhooks on delete cascade,
  -- What is said is read from the event when it is sent: an erasure that went over it leaves nothing here.
  event_id uuid not null,
  event text not null,
  state text not null default 'Waiting' check (state in ('Waiting', 'Delivered', 'Failed')),
  tries integer not null default 0,
  status_code smallint,
  answer text check (length(answer) <= 300),
  created_at timestamptz not null,
  tried_at timestamptz,
  next_at timestamptz
);
create index webhook_deliveries_list on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_time on webhook_deliveries (created_at);

-- The outbox: with the event, in its transaction, one delivery for each webhook that listens, and the job that sends it.
-- Two queues, so that webhooks that answer slowly leave workers to everybody else.
create function webhooks_note() returns trigger language plpgsql as $$
declare
  said text := regexp_replace(new.kind, '^gig\.', 'project.');
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
create trigger webhooks_note after insert on domain_events for each row execute function webhooks_note();
