-- What was weighed is kept with the sentences that prove it, so that it can be read again. What was kept before has none.
update engagements set weighed = jsonb_build_object('at', to_jsonb(to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
  'parts', (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'label', case key
      when 'skills' then 'Skills' when 'text' then 'Profile' when 'industry' then 'Industry'
      when 'years' then 'Experience' when 'rating' then 'Rating' when 'rate' then 'Rate'
      when 'language' then 'Languages' when 'location' then 'Location' else 'Availability' end,
    'weight', value -> 'weight', 'value', value -> 'value', 'evidence', '', 'chips', '[]'::jsonb)), '[]')
    from jsonb_each(weighed)))
  where weighed is not null;
