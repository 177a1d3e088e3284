-- A text that was reset keeps its row, so that its version goes on: no number comes back that somebody has seen before.
alter table mail_texts add column is_reset boolean not null default false;
