-- What forms offer of these is a setting now; what was chosen before stays.
alter table gigs drop constraint gigs_currency_check, add check (currency ~ '^[A-Z]{3}$');
alter table companies drop constraint companies_currency_check, add check (currency ~ '^[A-Z]{3}$');
alter table companies drop constraint companies_type_check;
