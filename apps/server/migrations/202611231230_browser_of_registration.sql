-- SHA-256 of the secret that the browser of a registration keeps in a cookie: there the link of the mail signs in.
alter table one_time_tokens add column browser_hash bytea;
