-- Files of the web app that any instance may be asked for: of the release before by open tabs, of the next one while the
-- instances are restarted one after the other.
create table shared_assets (
  name text primary key,
  -- As browsers get it.
  content bytea not null,
  -- 'br' where the content is packed.
  encoding text,
  -- When an instance that has it said so last.
  seen_at timestamptz not null
);
