import { sql } from 'kysely'
import { stepsOf, within, type Period } from './period.ts'

// Counted from what happened to experts; nothing here depends on who asks.

export const applications = (period: Period) => sql`
  with happened as (
    select date_trunc('week', at) as step, kind, count(*)::int as times from insight_events
    where kind in ('expert.applied', 'expert.approved', 'expert.rejected') and ${within(period)} group by 1, 2
  )
  select to_char(step, 'YYYY-MM-DD') as label, ${times('expert.applied')} as count,
    ${times('expert.applied')} as applied, ${times('expert.approved')} as approved,
    ${times('expert.rejected')} as rejected
  from ${stepsOf(period, 'week')} left join happened using (step)
  group by step order by step`

const times = (kind: string) => sql`coalesce(sum(times) filter (where kind = ${kind}), 0)::int`

export const timeInStatus = (period: Period) => sql`
  select left_status as label, count(*)::int as count, ${days(0.5)} as median_days, ${days(0.9)} as p90_days
  from insight_events where left_status is not null and came_at is not null and ${within(period)}
  group by left_status
  order by array_position(array['Invited', 'New', 'Incomplete', 'Pending', 'Screened', 'Approved', 'Rejected',
    'Suspended'], left_status)`

const days = (share: number) => sql`round((percentile_cont(${share}::float8) within group
  (order by extract(epoch from at - came_at)) / 86400)::numeric, 1)::float8`

export const sources = (period: Period) => sql`
  with applied as (
    select subject_id, min(at) as at from insight_events
    where kind = 'expert.applied' and ${within(period)} group by subject_id
  ), decided as (
    select subject_id, max(at) as at from insight_events
    where kind = 'expert.approved' and at >= ${period.from} group by subject_id
  )
  select coalesce(nullif(trim(people.hear_about_us), ''), 'Not told') as label, count(*)::int as count,
    count(*) filter (where decided.at >= applied.at)::int as approved
  from applied left join decided using (subject_id) left join people on people.id = applied.subject_id
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
    places - coalesce(people, 0) as shortage, item_id::text
  from demand join reference_items on reference_items.id = item_id left join supply using (item_id)
  order by shortage desc, label limit 40`
