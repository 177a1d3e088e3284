-- The events from before insight kept its own rows; nobody waits for this.
insert into insight_events (event_id, kind, subject_id, gig_id, at, is_move, left_status, came_at)
select id, kind, subject_id, gig_id, created_at, is_move, case when is_move then differences -> 'status' ->> 'from' end,
  case when is_move then lag(created_at) over (partition by is_move, subject_id order by created_at, id) end
from (
  select *, subject_kind = 'expert' and kind like 'expert.%' and coalesce(differences ? 'status', false) as is_move
  from domain_events where kind like 'expert.%' or kind like 'engagement.%'
) happened
where is_move or kind like 'engagement.%' or kind in ('expert.applied', 'expert.approved', 'expert.rejected')
on conflict do nothing;
