import { sql } from 'kysely'
import { stepsOf, type Period } from './period.ts'

// Counted from the activity log, as long as it is kept.

export const activePeople = (period: Period) => sql`
  with seen as (
    select distinct date_trunc('week', created_at) as week, user_id from activity_logs
    where user_id is not null and created_at >= ${period.from} and created_at < ${period.until}
  )
  select to_char(step, 'YYYY-MM-DD') as label, count(distinct seen.user_id)::int as count,
    ${holders('growth_experts_admin')} as admins, ${holders('growth_experts_manager')} as managers,
    ${holders('growth_experts_hr_generalist')} as hr, ${holders('growth_experts_expert')} as experts,
    ${holders('growth_experts_customer')} as customers
  from ${stepsOf(period, 'week')} left join seen on seen.week = step left join user_roles using (user_id)
  group by step order by step`

const holders = (role: string) => sql`count(distinct seen.user_id) filter (where role = ${role})::int`

export const visits = ({ from, until }: Period) => sql`
  with seen as (
    select extract(isodow from created_at)::int as weekday, extract(hour from created_at)::int as hour,
      count(*)::int as visits
    from activity_logs where type = 'visit' and created_at >= ${from} and created_at < ${until} group by 1, 2
  )
  select (array['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])[weekday] || ' ' || lpad(hour::text, 2, '0') || ':00'
    as label, coalesce(visits, 0) as count, weekday, hour
  from generate_series(1, 7) as weekday cross join generate_series(0, 23) as hour left join seen using (weekday, hour)
  order by weekday, hour`

export const slowCalls = ({ from, until }: Period) => sql`
  select title || ' (' || api_path || ')' as label, count(*)::int as count,
    round((percentile_cont(0.9) within group (order by response_time) * 1000)::numeric)::int as p90_ms,
    count(*) filter (where status = 'failed')::int as failed
  from activity_logs
  where type in ('retrieve', 'submit') and api_path is not null and source = 'server'
    and response_time is not null and created_at >= ${from} and created_at < ${until}
  group by title, api_path order by p90_ms desc, label limit 40`
