-- Who is erased goes out of the texts of others where a word of theirs stands alone: "Ann Lee" is not in "Joann Leeson",
-- ann@x.test not in joann@x.test, the handle @gmail not in an address. What words.ts says of mails, this says of texts.

-- The pattern of a word, such that it finds the word only where it stands alone. Numbers are found with any code before
-- them. A sign before the word that an address or JSON writes as %22 or \n is no part of it.
create function standing(word text, pattern text) returns text language sql immutable parallel safe
return case when word ~ '^[+0-9]*$' then pattern else
  '(?:(?<![[:alnum:]' || case when word ~* '@|%40' then '_.+-' else '' end
  || '])|(?<=%[0-9a-f]{2})|(?<=\\[bfnrt]))' || pattern
  || '(?![[:alnum:]' || case when word ~* '^(?:@|%40)|:(?://|%2f)|%3a' then '_-' else '' end || '])' end;

create or replace function mentions(value text, words text[]) returns boolean language sql immutable parallel safe
return exists (select from unnest(words) word where strpos(lower(value), lower(word)) > 0
  and value ~* standing(word, regexp_replace(word, '([.*+?^$|()\[\]{}\\])', '\\\1', 'g')));

create or replace function scrubbed(value text, alias text, words text[]) returns text
language plpgsql immutable parallel safe as $$
declare
  tags constant text := '((?:<[^<>]*>)*)';
  gap constant text := '(?:[\s\u00a0]|&nbsp;)+';
  word text;
  parts text[];
  spaces integer;
begin
  foreach word in array words loop
    parts := regexp_split_to_array(regexp_replace(word, '([.*+?^$|()\[\]{}\\])', '\\\1', 'g'), '\s+');
    spaces := cardinality(parts) - 1;
    value := case when spaces between 1 and 4
      then regexp_replace(value, standing(word, array_to_string(parts, tags || gap || tags)),
        alias || (select string_agg('\' || number, '') from generate_series(1, 2 * spaces) number), 'gi')
      else regexp_replace(value, standing(word, array_to_string(parts, gap)), alias, 'gi') end;
  end loop;
  return value;
end
$$;
