-- How notifications reach people: what they chose, and the browsers that take push messages.
alter table notifications
  -- Whether it stands in the list: some want the mail alone.
  add column in_app boolean not null default true;
drop index notifications_user;
drop index notifications_unread;
create index notifications_user on notifications (user_id, created_at desc, id desc) where in_app;
create index notifications_unread on notifications (user_id) where in_app and not is_read;

create table notification_preferences (
  user_id uuid primary key references users on delete cascade,
  -- What is switched off: gigs:mail, comments:push. Everything else is on.
  muted text[] not null default '{}',
  digest text not null default 'less_urgent' check (digest in ('less_urgent', 'all', 'off')),
  digest_hour smallint not null default 8 check (digest_hour between 0 and 23)
);

create table push_subscriptions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  -- A browser that is signed out hears nothing more.
  session_id uuid not null references sessions on delete cascade,
  -- SHA-256 of the address, so that a browser has one row.
  endpoint_hash bytea not null unique,
  -- The address and its keys, sealed: who holds them can send to that browser.
  sealed bytea not null,
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_session on push_subscriptions (session_id);
