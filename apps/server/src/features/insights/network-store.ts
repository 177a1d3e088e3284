import { sql } from 'kysely'
import { stepsOf, type Period } from './period.ts'

// Counted from what happened to experts; nothing here depends on who asks.

export const applications = (period: Period) => sql`
  select to_char(step, 'YYYY-MM-DD') as label, ${kinds('expert.applied')} as count,
    ${kinds('expert.applied')} as applied, ${kinds('expert.approved')} as approved,
    ${kinds('expert.rejected')} as rejected
  from ${stepsOf(period, 'week')} left join domain_events as happened
    on kind in ('expert.applied', 'expert.approved', 'expert.rejected')
    and created_at >= began and created_at < ended
  group by step order by step`

const kinds = (kind: string) => sql`count(*) filter (where kind = ${kind})::int`

export const timeInStatus = ({ from, until }: Period) => sql`
  with moves as (
    select differences -> 'status' ->> 'from' as status, created_at as left_at,
      lag(created_at) over (partition by subject_id order by created_at, id) as came_at
    from domain_events
    where subject_kind = 'expert' and kind like 'expert.%' and differences ? 'status' and created_at < ${until}
  )
  select status as label, count(*)::int as count, ${days(0.5)} as median_days, ${days(0.9)} as p90_days
  from moves where left_at >= ${from} and came_at is not null and status is not null
  group by status
  order by array_position(array['Invited', 'New', 'Incomplete', 'Pending', 'Screened', 'Approved', 'Rejected',
    'Suspended'], status)`

const days = (share: number) => sql`round((percentile_cont(${share}::float8) within group
  (order by extract(epoch from left_at - came_at)) / 86400)::numeric, 1)::float8`

export const sources = ({ from, until }: Period) => sql`
  with applied as (
    select subject_id, min(created_at) as at from domain_events
    where kind = 'expert.applied' and created_at >= ${from} and created_at < ${until} group by subject_id
  )
  select coalesce(nullif(trim(people.hear_about_us), ''), 'Not told') as label, count(*)::int as count,
    count(*) filter (where exists (select from domain_events as decided where decided.subject_kind = 'expert'
      and decided.subject_id = applied.subject_id and decided.kind = 'expert.approved'
      and decided.created_at >= applied.at))::int as approved
  from applied left join people on people.id = applied.subject_id
  group by 1 order by 2 desc, 1`

export const supplyDemand = () => sql`
  with wanted as (
    select id, coalesce(experts_count, 1) as places from gigs
    where status = 'Published' and needs_experts and deleted_at is null
  ), ready as (
    select person_id from experts where status = 'Approved' and is_available
  ), demand as (
    select 'Skill' as what, skill_id as item_id, sum(places)::int as places
    from wanted join gig_skills on gig_id = wanted.id group by skill_id
    union all
    select 'Industry', industry_id, sum(places)::int
    from wanted join gig_industries on gig_id = wanted.id group by industry_id
  ), supply as (
    select skill_id as item_id, count(*)::int as people from ready join expert_skills using (person_id) group by 1
    union all
    select industry_id, count(*)::int from ready join expert_industries using (person_id) group by 1
  )
  select what || ': ' || name as label, places as count, places as demand, coalesce(people, 0) as supply,
    places - coalesce(people, 0) as shortage
  from demand join reference_items on reference_items.id = item_id left join supply using (item_id)
  order by shortage desc, label limit 40`
