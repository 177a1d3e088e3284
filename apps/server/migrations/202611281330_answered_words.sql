-- A question may be reworded later: an answer keeps the words that it answered.
update engagements set answers = (
  select jsonb_agg(answer || jsonb_build_object('question', question ->> 'question') order by place)
  from jsonb_array_elements(engagements.answers) with ordinality as given(answer, place)
  join jsonb_array_elements(gigs.screening_questions) question on question ->> 'id' = answer ->> 'question_id'
)
from gigs
where gigs.id = engagements.gig_id and engagements.answers <> '[]'
  and exists (
    select from jsonb_array_elements(engagements.answers) answer
    join jsonb_array_elements(gigs.screening_questions) question on question ->> 'id' = answer ->> 'question_id'
  );
-- Whose question is gone was shown to nobody.
update engagements set answers = '[]' where answers <> '[]' and not answers @? '$[*].question';
