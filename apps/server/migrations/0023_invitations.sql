-- Accounts: the link of an invitation.
alter table one_time_tokens drop constraint one_time_tokens_kind_check;
alter table one_time_tokens add constraint one_time_tokens_kind_check check (kind in
  ('verify_email', 'reset_password', 'first_admin', 'mfa_login', 'change_email', 'invitation'));
create index one_time_tokens_invitation on one_time_tokens ((subject ->> 'id'))
  where kind = 'invitation' and used_at is null;

-- Gigs: an invitation is to an account (one that nobody has opened yet, where the address had none); its token lies
-- with the other tokens.
alter table gig_invitations drop column token_hash;
alter table gig_invitations add column user_id uuid not null references users on delete cascade;
create index gig_invitations_user on gig_invitations (user_id) where status = 'pending';
