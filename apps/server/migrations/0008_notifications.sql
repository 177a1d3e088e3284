-- What the portal tells its users, written in the transaction of what it tells.
create table notifications (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  category text not null check (category in
    ('applications', 'review', 'gigs', 'membership', 'requests', 'hiring', 'comments', 'upkeep', 'jobs')),
  kind text not null,
  -- HTML of ours; what people typed is escaped in it.
  subject text not null,
  -- A path of the portal.
  link text,
  gig_id uuid,
  expert_id uuid,
  -- What open pages do when it arrives: RELOAD_EXPERTS_LIST_Pending.
  commands text[] not null default '{}',
  mail text not null check (mail in ('none', 'now', 'digest')),
  -- The words of the mail beyond the subject, until it is sent.
  letter jsonb,
  mailed_at timestamptz,
  has_push boolean not null,
  is_read boolean not null default false,
  created_at timestamptz not null
);
create index notifications_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where not is_read;
create index notifications_mail on notifications (mail, user_id) where mail <> 'none' and mailed_at is null;
