-- Criteria of awards get an id, and the scores of the jury name that instead of the name, which may change. Of two
-- criteria of one name the first was the one that was scored.
update gigs set details = details || jsonb_build_object('criteria', named.criteria, 'scores', named.scores)
from (
  select gig.id, listed.criteria, coalesce((
    select jsonb_agg(score.value - 'criterion' || jsonb_build_object('criterion_id', (
        select one ->> 'id' from jsonb_array_elements(listed.criteria) with ordinality as all_of(one, place)
        where one ->> 'name' = score.value ->> 'criterion' order by place limit 1)) order by score.place)
    from jsonb_array_elements(gig.details -> 'scores') with ordinality as score(value, place)
    where score.value ->> 'criterion' in (select one ->> 'name' from jsonb_array_elements(listed.criteria) one)
  ), '[]') as scores
  from gigs gig
  cross join lateral (
    select coalesce(jsonb_agg(value || jsonb_build_object('id', gen_random_uuid()) order by place), '[]') as criteria
    from jsonb_array_elements(gig.details -> 'criteria') with ordinality as each_of(value, place)
  ) listed
  where gig.type = 'award' and jsonb_typeof(gig.details -> 'criteria') = 'array'
) named
where named.id = gigs.id;
