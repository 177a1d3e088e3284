import { sql } from 'kysely'
import { halfAndMost, inDays, stepsOf, within, type Period } from './period.ts'
import type { Scope } from './scope.ts'

// Counted from what happened to experts; administrators alone read it.

const KINDS = sql`array['expert.applied', 'expert.approved', 'expert.rejected']`

/** `week`, `kind`, `at`, `subject_id` */
const decisions = (period: Period, { experts }: Scope) => sql`
  select date_trunc('week', at) as week, kind, at, subject_id from insight_events
  where kind = any (${KINDS}) and ${within(period)}
    and ${experts(sql`subject_id`)}`

/** Each week and kind is a range of the index, which is counted without a look at its rows. */
export const applications = (period: Period, { experts }: Scope) => sql`
  select to_char(step, 'YYYY-MM-DD') as label, ${times('expert.applied')} as count,
    ${times('expert.applied')} as applied, ${times('expert.approved')} as approved,
    ${times('expert.rejected')} as rejected
  from ${stepsOf(period, 'week')} cross join unnest(${KINDS}) as kinds(kind) cross join lateral (
    select count(*) as times from insight_events
    where insight_events.kind = kinds.kind and at >= greatest(step, ${period.from})
      and at < least(step + interval '1 week', ${period.until}) and ${experts(sql`subject_id`)}
  ) as happened
  group by step order by step`

const times = (kind: string) => sql`sum(times) filter (where kind = ${kind})::int`

export const whoDecided = (period: Period, scope: Scope) => sql`
  select to_char(week, 'YYYY-MM-DD') as label, array[split_part(kind, '.', 2)] as columns, at, subject_id as person_id
  from (${decisions(period, scope)}) as decisions`

/** `left_status`, `came_at`, `at`, `subject_id` */
const stays = (period: Period, { experts }: Scope) => sql`
  select left_status, came_at, at, subject_id from insight_events
  where left_status is not null and came_at is not null and ${within(period)} and ${experts(sql`subject_id`)}`

export const timeInStatus = (period: Period, scope: Scope) => sql`
  select left_status as label, times as count, ${inDays(1)} as median_days, ${inDays(2)} as p90_days
  from (
    select left_status, count(*)::int as times, ${halfAndMost(sql`at - came_at`)} as seconds
    from (${stays(period, scope)}) as stays group by left_status
  ) as sums
  order by array_position(array['Invited', 'New', 'Incomplete', 'Pending', 'Screened', 'Approved', 'Rejected',
    'Suspended'], left_status)`

export const whoStayed = (period: Period, scope: Scope) => sql`
  select left_status as label, array['count'] as columns, at, subject_id as person_id,
    trim(trailing '.' from to_char(extract(epoch from at - came_at) / 86400, 'FM999990.9')) || ' days' as note
  from (${stays(period, scope)}) as stays`

/** `label`, `at`, `subject_id`, `is_approved` */
const applicants = (period: Period, { experts }: Scope) => sql`
  select coalesce(nullif(trim(people.hear_about_us), ''), 'Not told') as label, applied.at, applied.subject_id,
    coalesce(decided.at >= applied.at, false) as is_approved
  from (
    select subject_id, min(at) as at from insight_events
    where kind = 'expert.applied' and ${within(period)} and ${experts(sql`subject_id`)} group by subject_id
  ) as applied left join (
    select subject_id, max(at) as at from insight_events
    where kind = 'expert.approved' and at >= ${period.from} group by subject_id
  ) as decided using (subject_id) left join people on people.id = applied.subject_id`

export const sources = (period: Period, scope: Scope) => sql`
  select label, count(*)::int as count, count(*) filter (where is_approved)::int as approved
  from (${applicants(period, scope)}) as applicants group by 1 order by 2 desc, 1`

export const whoApplied = (period: Period, scope: Scope) => sql`
  select label, array['count'] || case when is_approved then array['approved'] else '{}' end as columns, at,
    subject_id as person_id
  from (${applicants(period, scope)}) as applicants`

/** The published projects that look for somebody, and the experts who could come. */
const market = ({ gigs, experts }: Scope) => sql`
  wanted as (
    select id, coalesce(experts_count, 1) as places from gigs
    where status = 'Published' and needs_experts and ${gigs}
  ), ready as (
    select person_id from experts where status = 'Approved' and is_available and ${experts(sql`person_id`)}
  )`

export const supplyDemand = (_period: Period, scope: Scope) => sql`
  with ${market(scope)}, demand as (
    select 'Skill' as what, skill_id as item_id, sum(places)::int as places
    from wanted join gig_skills on gig_id = wanted.id group by skill_id
    union all
    select 'Industry', industry_id, sum(places)::int
    from wanted join gig_industries on gig_id = wanted.id group by industry_id
  ), supply as (
    select skill_id as item_id, count(*)::int as people from ready join expert_skills using (person_id)
    where skill_id = any (array(select item_id from demand)) group by 1
    union all
    select industry_id, count(*)::int from ready join expert_industries using (person_id) group by 1
  )
  select what || ': ' || name as label, places as count, places as demand, coalesce(people, 0) as supply,
    places - coalesce(people, 0) as shortage, item_id::text
  from demand join reference_items on reference_items.id = item_id left join supply using (item_id)
  order by shortage desc, label limit 40`

/** Of skills and industries alike: what a row of either is called. */
export const whoIsWanted = (_period: Period, scope: Scope) => sql`
  with ${market(scope)}, rows as (
    select 'Skill: ' as what, skill_id as item_id, 'demand' as column, id as gig_id, null::uuid as person_id, places
    from wanted join gig_skills on gig_id = wanted.id
    union all
    select 'Industry: ', industry_id, 'demand', id, null, places from wanted join gig_industries on gig_id = wanted.id
    union all
    select 'Skill: ', skill_id, 'supply', null, person_id, null from ready join expert_skills using (person_id)
    union all
    select 'Industry: ', industry_id, 'supply', null, person_id, null from ready join expert_industries using (person_id)
  )
  select what || name as label, array["column"] as columns, null::timestamptz as at, gig_id, person_id,
    case when places = 1 then '1 place' else places || ' places' end as note
  from rows join reference_items on reference_items.id = item_id`
