-- The first answer to a request stands beside it, and what a page of insight joins is read from indexes alone.
alter table insight_events add column answer text, add column answered_at timestamptz;

update insight_events asked set answer = first.kind, answered_at = first.at
from (
  select distinct on (asked.event_id) asked.event_id, answers.kind, answers.at
  from insight_events asked join insight_events answers
    on answers.gig_id = asked.gig_id and answers.subject_id = asked.subject_id and answers.at >= asked.at
  where asked.kind = 'engagement.requested'
    and answers.kind in ('engagement.accepted', 'engagement.declined', 'engagement.expired')
  order by asked.event_id, answers.at
) first where first.event_id = asked.event_id;

create index insight_events_pair on insight_events (gig_id, subject_id, at)
  where kind in ('engagement.requested', 'engagement.accepted', 'engagement.declined', 'engagement.expired');
create index insight_events_asked on insight_events (at) include (gig_id, subject_id, answer, answered_at)
  where kind = 'engagement.requested';
create index insight_events_hired on insight_events (gig_id, at) include (subject_id)
  where kind = 'engagement.hired';
create index gigs_begun on gigs (created_at) include (id, status, type, owner_id) where deleted_at is null;
create index gigs_budget on gigs (id) include (bid_type, currency, budget_max, type, owner_id)
  where budget_max is not null and deleted_at is null;
create index engagements_declined on engagements (gig_id, person_id) include (reason_ids)
  where close_reason = 'declined';

-- Events may come in any order, so a request finds its answer and an answer finds its requests.
create function insight_answer() returns trigger language plpgsql as $$
begin
  if new.kind = 'engagement.requested' then
    select e.kind, e.at into new.answer, new.answered_at from insight_events e
    where e.gig_id = new.gig_id and e.subject_id = new.subject_id and e.at >= new.at
      and e.kind in ('engagement.accepted', 'engagement.declined', 'engagement.expired')
    order by e.at limit 1;
  else
    update insight_events e set answer = new.kind, answered_at = new.at
    where e.gig_id = new.gig_id and e.subject_id = new.subject_id and e.at <= new.at
      and e.kind = 'engagement.requested' and (e.answered_at is null or e.answered_at > new.at);
  end if;
  return new;
end
$$;
create trigger insight_answer before insert on insight_events for each row
  when (new.kind in ('engagement.requested', 'engagement.accepted', 'engagement.declined', 'engagement.expired'))
  execute function insight_answer();
