import { sql, type RawBuilder } from 'kysely'
import { halfAndMost, inDays, nthStep, stepsOf, within, type Period } from './period.ts'
import type { Scope } from './scope.ts'

const kindOfGig = (type: string) => sql`count(*) filter (where type = ${type})::int`

/** `id`, `status`, `type`, `created_at` */
const begun = ({ from, until }: Period, { gigs }: Scope) => sql`
  select id, status, type, created_at from gigs
  where created_at >= ${from} and created_at < ${until} and ${gigs}`

export const projectsByStatus = (period: Period, scope: Scope) => sql`
  select status as label, count(*)::int as count, ${kindOfGig('radar')} as radar, ${kindOfGig('award')} as award,
    ${kindOfGig('growth-opportunity')} as growth_opportunity,
    ${kindOfGig('opportunity-engine')} as opportunity_engine
  from (${begun(period, scope)}) as begun group by status
  order by array_position(array['Draft', 'Requested', 'Approved', 'Submitted', 'Published', 'Unpublished',
    'Rejected', 'Closed'], status)`

export const whichBegan = (period: Period, scope: Scope) => sql`
  select status as label, array['count', replace(type, '-', '_')] as columns, created_at as at, id as gig_id
  from (${begun(period, scope)}) as begun`

/** `at`, `created_at`, `gig_id`, `subject_id` */
const firstHires = (period: Period, { gigs }: Scope) => sql`
  with begun as materialized (select id, created_at from gigs where ${gigs})
  select at, created_at, gig_id, subject_id
  from (
    select distinct on (gig_id) gig_id, at, subject_id from insight_events
    where kind = 'engagement.hired' order by gig_id, at
  ) as first_hires join begun on begun.id = gig_id where ${within(period)}`

export const timeToHire = (period: Period, scope: Scope) => sql`
  with found as (
    select ${nthStep(period, 'month')} as nth, ${halfAndMost(sql`at - created_at`)} as seconds, count(*)::int as projects
    from (${firstHires(period, scope)}) as first_hires group by 1
  )
  select to_char(step, 'YYYY-MM') as label, coalesce(projects, 0) as count, ${inDays(1)} as median_days,
    ${inDays(2)} as p90_days
  from ${stepsOf(period, 'month')} left join found using (nth) order by step`

export const whichHiredFirst = (period: Period, scope: Scope) => sql`
  select to_char(at, 'YYYY-MM') as label, array['count'] as columns, at, gig_id, subject_id as person_id
  from (${firstHires(period, scope)}) as first_hires`

/** The requests of a period with the first answer to each: `at`, `kind` of the answer, `waited`, `gig_id`, `subject_id` */
const answered = (period: Period, scope: Scope) => sql`
  select at, gig_id, subject_id, answer as kind, date_part('epoch', answered_at - at) as waited
  from insight_events
  where insight_events.kind = 'engagement.requested' and ${within(period)} and ${scope.ofGig(sql`gig_id`)}`

export const requests = (period: Period, scope: Scope) => sql`
  with answered as (${answered(period, scope)}), sums as (
    select ${nthStep(period, 'month')} as nth, count(*)::int as asked, ${answers('engagement.accepted')} as accepted,
      ${answers('engagement.declined')} as declined,
      count(*) filter (where kind is null or kind = 'engagement.expired')::int as unanswered,
      round((percentile_cont(0.5) within group (order by waited)
        filter (where kind in ('engagement.accepted', 'engagement.declined')) / 3600)::numeric, 1)::float8 as median_hours
    from answered group by 1
  )
  select to_char(step, 'YYYY-MM') as label, coalesce(asked, 0) as count, coalesce(accepted, 0) as accepted,
    coalesce(declined, 0) as declined, coalesce(unanswered, 0) as unanswered, median_hours
  from ${stepsOf(period, 'month')} left join sums using (nth) order by step`

const answers = (kind: string) => sql`count(*) filter (where kind = ${kind})::int`

export const whoWasAsked = (period: Period, scope: Scope) => sql`
  select to_char(at, 'YYYY-MM') as label, at, gig_id, subject_id as person_id,
    array['count', case kind when 'engagement.accepted' then 'accepted' when 'engagement.declined' then 'declined'
      else 'unanswered' end] as columns
  from (${answered(period, scope)}) as answered`

/** `reason_ids`, `at`, `gig_id`, `subject_id`; of those who declined the same project again each event has its own. */
const declined = (period: Period, scope: Scope) => sql`
  select happened.at, happened.gig_id, happened.subject_id, case when declined.times > 1 then (
      select reason_ids from engagements
      where engagements.gig_id = happened.gig_id and person_id = happened.subject_id and close_reason = 'declined'
      order by abs(extract(epoch from engagements.updated_at - happened.at)) limit 1
    ) else declined.reason_ids end as reason_ids
  from insight_events as happened
  left join (
    select gig_id, person_id, count(*) as times, any_value(reason_ids) as reason_ids from engagements
    where close_reason = 'declined' group by gig_id, person_id
  ) as declined on declined.gig_id = happened.gig_id and declined.person_id = happened.subject_id
  where happened.kind = 'engagement.declined' and ${scope.ofGig(sql`happened.gig_id`)} and ${within(period)}`

/** With the names of its reasons as `label`: what has two is there twice. */
const named = (rows: RawBuilder<unknown>) => sql`
  select coalesce(reasons.name, 'No reason given') as label, declined.* from (${rows}) as declined
  left join lateral unnest(declined.reason_ids) as reason_id on true left join reasons on reasons.id = reason_id`

export const declines = (period: Period, scope: Scope) => {
  const sums = sql`select reason_ids, count(*) as times from (${declined(period, scope)}) as each group by 1`
  return sql`select label, sum(times)::int as count from (${named(sums)}) as named group by 1 order by 2 desc, 1`
}

export const whoDeclined = (period: Period, scope: Scope) => sql`
  select label, array['count'] as columns, at, gig_id, subject_id as person_id
  from (${named(declined(period, scope))}) as named`

export const hires = (period: Period, scope: Scope) => sql`
  with hired as (
    select ${nthStep(period, 'month')} as nth, count(*)::int as times from insight_events
    where kind = 'engagement.hired' and ${within(period)} and ${scope.ofGig(sql`gig_id`)} group by 1
  )
  select to_char(step, 'YYYY-MM') as label, coalesce(times, 0) as count
  from ${stepsOf(period, 'month')} left join hired using (nth) order by step`

export const whoWasHired = (period: Period, scope: Scope) => sql`
  select to_char(at, 'YYYY-MM') as label, array['count'] as columns, at, gig_id, subject_id as person_id
  from insight_events where kind = 'engagement.hired' and ${within(period)} and ${scope.ofGig(sql`gig_id`)}`

/** `label`, `bid_amount`, `budget_max`, `applied_at`, `gig_id`, `person_id` */
const offers = ({ from, until }: Period, { gigs }: Scope) => sql`
  select engagements.currency || ', ' || lower(engagements.bid_type) as label, bid_amount, budget_max,
    engagements.applied_at, gig_id, person_id
  from engagements join gigs on gigs.id = engagements.gig_id
    and gigs.bid_type = engagements.bid_type and gigs.currency = engagements.currency
  where bid_amount is not null and budget_max is not null and engagements.applied_at >= ${from}
    and engagements.applied_at < ${until} and ${gigs}`

export const budget = (period: Period, scope: Scope) => sql`
  select label, count(*)::int as count,
    round(avg(bid_amount), 2)::float8 as asked, round(avg(budget_max), 2)::float8 as budget,
    count(*) filter (where bid_amount > budget_max)::int as over
  from (${offers(period, scope)}) as offers group by 1 order by 2 desc, 1`

export const whoOffered = (period: Period, scope: Scope) => sql`
  select label, array['count'] || case when bid_amount > budget_max then array['over'] else '{}' end as columns,
    applied_at as at, gig_id, person_id
  from (${offers(period, scope)}) as offers`

/** `projects` (four or more are 4), `person_id`; whoever sees all counts approved experts without a project too. */
const loads = (scope: Scope) => sql`
  select least(coalesce(projects, 0), 4) as projects, person_id
  from experts ${scope.seesAll ? sql`left join` : sql`join`} (
    select person_id, count(*)::int as projects from engagements
    where status = 'Hired' and ${scope.ofGig(sql`gig_id`)} group by person_id
  ) as hired using (person_id)
  where status = 'Approved' or projects > 0`

const LOAD = sql`case when projects = 4 then '4 or more' else projects::text end`

export const load = (_period: Period, scope: Scope) => sql`
  select ${LOAD} as label, count(*)::int as count from (${loads(scope)}) as loads
  group by projects order by loads.projects`

export const whoWorks = (_period: Period, scope: Scope) => sql`
  select ${LOAD} as label, array['count'] as columns, null::timestamptz as at, person_id from (${loads(scope)}) as loads`
