-- Accounts, as administrators see them.
alter table users add column last_sign_in_at timestamptz;
create index users_created on users (created_at desc, id desc);

-- The link that brings somebody in whom an administrator added.
alter table one_time_tokens drop constraint one_time_tokens_kind_check;
alter table one_time_tokens add constraint one_time_tokens_kind_check check (kind in
  ('verify_email', 'reset_password', 'first_admin', 'mfa_login', 'change_email', 'invitation', 'invite_user'));

-- The session of an administrator who looks at the portal as somebody else does, and changes nothing.
alter table sessions add column view_as uuid references users on delete cascade;

-- The company that a customer belongs to (PRODUCT D-04), or an employer.
alter table people add column company_id uuid references companies on delete set null;
create index people_company on people (company_id);
