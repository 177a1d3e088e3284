-- Alerts also tell what the machine itself lacks: handles for files and connections, and a clock that can be trusted.
alter table alerts drop constraint alerts_part_check;
alter table alerts add constraint alerts_part_check
  check (part in ('database', 'files', 'sign_in', 'parser', 'handles', 'clock'));
