import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { stepsOf, within, type Period } from './period.ts'

/** Which rows of `gigs` are counted. */
export type Scope = RawBuilder<SqlBool>

const counted = (scope: Scope) => sql`select id from gigs where ${scope}`

const kindOfGig = (type: string) => sql`count(*) filter (where type = ${type})::int`

export const projectsByStatus = ({ from, until }: Period, scope: Scope) => sql`
  select status as label, count(*)::int as count, ${kindOfGig('radar')} as radar, ${kindOfGig('award')} as award,
    ${kindOfGig('growth-opportunity')} as growth_opportunity,
    ${kindOfGig('opportunity-engine')} as opportunity_engine
  from gigs where created_at >= ${from} and created_at < ${until} and ${scope}
  group by status
  order by array_position(array['Draft', 'Requested', 'Approved', 'Submitted', 'Published', 'Unpublished',
    'Rejected', 'Closed'], status)`

export const timeToHire = (period: Period, scope: Scope) => sql`
  with first_hires as (
    select gig_id, min(at) as at from insight_events where kind = 'engagement.hired' group by gig_id
  ), found as (
    select date_trunc('month', at) as step, ${days(0.5)} as median_days, ${days(0.9)} as p90_days, count(*)::int as projects
    from first_hires join gigs on gigs.id = gig_id where ${within(period)} and ${scope} group by 1
  )
  select to_char(step, 'YYYY-MM') as label, coalesce(projects, 0) as count, median_days, p90_days
  from ${stepsOf(period, 'month')} left join found using (step) order by step`

const days = (share: number) => sql`round((percentile_cont(${share}::float8) within group
  (order by extract(epoch from at - created_at)) / 86400)::numeric, 1)::float8`

export const requests = (period: Period, scope: Scope) => sql`
  with asked as (
    select event_id, gig_id, subject_id, at from insight_events
    where kind = 'engagement.requested' and ${within(period)} and gig_id in (${counted(scope)})
  ), answers as (
    select gig_id, subject_id, kind, at from insight_events
    where kind in ('engagement.accepted', 'engagement.declined', 'engagement.expired') and at >= ${period.from}
  ), answered as (
    select distinct on (asked.event_id) asked.at, answers.kind,
      extract(epoch from answers.at - asked.at) as waited
    from asked left join answers on answers.gig_id = asked.gig_id and answers.subject_id = asked.subject_id
      and answers.at >= asked.at
    order by asked.event_id, answers.at
  ), sums as (
    select date_trunc('month', at) as step, count(*)::int as asked, ${answers('engagement.accepted')} as accepted,
      ${answers('engagement.declined')} as declined,
      count(*) filter (where kind is null or kind = 'engagement.expired')::int as unanswered,
      round((percentile_cont(0.5) within group (order by waited)
        filter (where kind in ('engagement.accepted', 'engagement.declined')) / 3600)::numeric, 1)::float8 as median_hours
    from answered group by 1
  )
  select to_char(step, 'YYYY-MM') as label, coalesce(asked, 0) as count, coalesce(accepted, 0) as accepted,
    coalesce(declined, 0) as declined, coalesce(unanswered, 0) as unanswered, median_hours
  from ${stepsOf(period, 'month')} left join sums using (step) order by step`

const answers = (kind: string) => sql`count(*) filter (where kind = ${kind})::int`

export const declines = (period: Period, scope: Scope) => sql`
  select coalesce(reasons.name, 'No reason given') as label, count(*)::int as count
  from insight_events as happened
  left join lateral (
    select reason_ids from engagements
    where engagements.gig_id = happened.gig_id and person_id = happened.subject_id and close_reason = 'declined'
    order by abs(extract(epoch from engagements.updated_at - happened.at)) limit 1
  ) as engagement on true
  left join lateral unnest(engagement.reason_ids) as reason_id on true
  left join reasons on reasons.id = reason_id
  where happened.kind = 'engagement.declined' and happened.gig_id in (${counted(scope)}) and ${within(period)}
  group by 1 order by 2 desc, 1`

export const hires = (period: Period, scope: Scope) => sql`
  with hired as (
    select date_trunc('month', at) as step, count(*)::int as times from insight_events
    where kind = 'engagement.hired' and ${within(period)} and gig_id in (${counted(scope)}) group by 1
  )
  select to_char(step, 'YYYY-MM') as label, coalesce(times, 0) as count
  from ${stepsOf(period, 'month')} left join hired using (step) order by step`

export const budget = ({ from, until }: Period, scope: Scope) => sql`
  select engagements.currency || ', ' || lower(engagements.bid_type) as label, count(*)::int as count,
    round(avg(bid_amount), 2)::float8 as asked, round(avg(budget_max), 2)::float8 as budget,
    count(*) filter (where bid_amount > budget_max)::int as over
  from engagements join gigs on gigs.id = engagements.gig_id
    and gigs.bid_type = engagements.bid_type and gigs.currency = engagements.currency
  where bid_amount is not null and budget_max is not null and engagements.applied_at >= ${from}
    and engagements.applied_at < ${until} and ${scope}
  group by 1 order by 2 desc, 1`

/** `all`: also approved experts without any project. */
export const load = (scope: Scope, who: 'all' | 'hired') => sql`
  with hired as (
    select person_id, count(*)::int as projects from engagements
    where status = 'Hired' and gig_id in (${counted(scope)}) group by person_id
  ), loads as (
    select least(coalesce(projects, 0), 4) as projects
    from experts ${who === 'all' ? sql`left join` : sql`join`} hired using (person_id)
    where status = 'Approved' or projects > 0
  )
  select case when projects = 4 then '4 or more' else projects::text end as label, count(*)::int as count
  from loads group by projects order by loads.projects`
