-- The text with an alias in the place of these names, where they stand as words of their own, written as names are:
-- in texts about somebody his first name alone tells who he was.
create function scrubbed_names(value text, alias text, names text[]) returns text
language plpgsql immutable parallel safe as $$
declare
  name text;
begin
  foreach name in array names loop
    value := regexp_replace(value, '\m' || regexp_replace(name, '([.*+?^$|()\[\]{}\\])', '\\\1', 'g') || '\M', alias, 'g');
  end loop;
  return value;
end
$$;
