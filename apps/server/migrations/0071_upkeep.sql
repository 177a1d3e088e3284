-- When an expert was last asked to sign the notice again or to look at his profile, and of which end of a certificate he knows.
alter table experts
  add column consent_asked_at timestamptz,
  add column refresh_asked_at timestamptz;
alter table expert_certifications add column lapse_told_for date;
