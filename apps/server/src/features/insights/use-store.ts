import { sql, type RawBuilder } from 'kysely'
import { asStep, CALLS, VISITS, type Counted } from './counted-days.ts'
import { stepsOf, type Period } from './period.ts'

// Counted from the activity log, as long as it is kept.

/** `step`, `user_id`: each once a week. */
const seen = ({ days, rest }: Counted) => sql`
  select date_trunc('week', day::timestamptz) as step, user_id from insight_people where ${between(days)}
  union
  select date_trunc('week', created_at), user_id from activity_logs where user_id is not null and ${rest}`

export const activePeople = (period: Period, counted: Counted) => sql`
  with seen as (${seen(counted)})
  select to_char(step, 'YYYY-MM-DD') as label, count(distinct seen.user_id)::int as count,
    ${holders('growth_experts_admin')} as admins, ${holders('growth_experts_manager')} as managers,
    ${holders('growth_experts_hr_generalist')} as hr, ${holders('growth_experts_expert')} as experts,
    ${holders('growth_experts_customer')} as customers
  from ${stepsOf(period, 'week')} left join seen using (step) left join user_roles using (user_id)
  group by step order by step`

const COLUMNS = {
  growth_experts_admin: 'admins',
  growth_experts_manager: 'managers',
  growth_experts_hr_generalist: 'hr',
  growth_experts_expert: 'experts',
  growth_experts_customer: 'customers',
} as const

export const whoWasActive = (_period: Period, counted: Counted) => sql`
  select to_char(step, 'YYYY-MM-DD') as label, null::timestamptz as at, users.person_id,
    array['count'] || array(select ${JSON.stringify(COLUMNS)}::jsonb ->> role from user_roles
      where user_roles.user_id = seen.user_id) as columns
  from (${seen(counted)}) as seen left join users on users.id = seen.user_id`

const holders = (role: string) => sql`count(distinct seen.user_id) filter (where role = ${role})::int`

export const visits = (_period: Period, { days, rest }: Counted) => sql`
  with seen as (
    select extract(isodow from day)::int as weekday, hour, sum(visits)::int as visits
    from (
      select day, hour, visits from insight_visits where ${between(days)}
      union all
      ${VISITS(rest)}
    ) as parts group by 1, 2
  )
  select ${hourOf(sql`weekday`, sql`hour`)} as label, coalesce(visits, 0) as count, weekday, hour
  from generate_series(1, 7) as weekday cross join generate_series(0, 23) as hour left join seen using (weekday, hour)
  order by weekday, hour`

/** `Mon 09:00` */
function hourOf(weekday: RawBuilder<unknown>, hour: RawBuilder<unknown>) {
  return sql`(array['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])[${weekday}] || ' ' || lpad((${hour})::text, 2, '0')
    || ':00'`
}

/** Read from the log itself: which, not how many. */
const logged = ({ from, until }: Period) => sql`
  activity_logs as log left join users on users.id = log.user_id
  where log.created_at >= ${from} and log.created_at < ${until}`

const HOUR = [
  sql`extract(isodow from log.created_at)::int`,
  sql`extract(hour from log.created_at)::int`,
] as const

export const whichVisits = (period: Period) => sql`
  select ${hourOf(...HOUR)} as label, array['count'] as columns, log.created_at as at, person_id,
    log.id as activity_id, log.title as note
  from ${logged(period)} and log.type = 'visit'`

export const whichCalls = (period: Period) => sql`
  select coalesce(log.title, log.log_name, '') || ' (' || log.api_path || ')' as label, log.created_at as at, person_id,
    log.id as activity_id, round(log.response_time * 1000) || ' ms' as note,
    array['count'] || case when log.status = 'failed' then array['failed'] else '{}' end as columns
  from ${logged(period)} and log.type in ('retrieve', 'submit') and log.api_path is not null
    and log.source = 'server' and log.response_time is not null`

const MOST_SLOW = 25
const MOST_FAILING = 15

export const slowCalls = (_period: Period, { days, rest }: Counted) => sql`
  with steps as (
    select title, api_path, step, sum(calls) as calls, sum(failed) as failed
    from (
      select title, api_path, step, calls, failed from (
        select path_id, step, sum(calls)::int as calls, sum(failed)::int as failed
        from insight_path_calls where ${between(days)} group by 1, 2
      ) as counted join insight_paths on insight_paths.id = path_id
      union all
      ${CALLS(rest)}
    ) as parts group by 1, 2, 3
  ), running as (
    select *, sum(calls) over (partition by title, api_path order by step) as so_far,
      sum(calls) over (partition by title, api_path) as whole
    from steps
  ), called as (
    select title || ' (' || api_path || ')' as label, sum(calls)::int as count,
      ${asStep.milliseconds(sql`min(step) filter (where so_far >= 0.9 * whole)`)} as p90_ms, sum(failed)::int as failed
    from running group by title, api_path
  ), placed as (
    select *, row_number() over (order by p90_ms desc, label) as slowest,
      row_number() over (order by failed desc, label) as most_failing from called
  )
  select label, count, p90_ms, failed from placed
  where slowest <= ${MOST_SLOW} or (most_failing <= ${MOST_FAILING} and failed > 0)
  order by p90_ms desc, label`

function between(days: Counted['days']): RawBuilder<boolean> {
  return days === null ? sql`false` : sql`day >= ${days.first}::date and day <= ${days.last}::date`
}
