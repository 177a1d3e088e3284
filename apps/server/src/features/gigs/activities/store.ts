import { STAFF_ROLES } from '@guildhall/contract/access'
import type { GigActivityQuery } from '@guildhall/contract/gigs/activities'
import { PAGE_SIZE } from '@guildhall/contract/envelope'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fullName } from '#platform/db/full-name.ts'
import { literally } from '#platform/db/like.ts'
import { titleOfActivity as title } from './title.ts'
import { sliceOf } from '#platform/db/page.ts'

/** What happened to a gig (`kind`), or a visit or call of the log (`log_name`). */
export interface ActivityRow {
  id: string
  type: string
  status: string
  kind: string | null
  log_name: string | null
  status_code: number | null
  title: string
  actor_id: string | null
  actor_name: string | null
  photo_file: string | null
  differences: unknown
  created_at: Date
}

/** One page of what happened to a gig and on it, the newest first unless asked otherwise. */
export async function page(db: Db, gigId: string, query: GigActivityQuery) {
  const { page: number = 1, pageSize = PAGE_SIZE } = query
  const { key, direction } = query.sort ?? query.order ?? { key: 'created_at', direction: 'desc' }
  const column = key === 'created_at' ? sql`a.created_at` : sql`lower(${title})`
  const order = direction === 'asc' ? sql`${column} asc, a.id asc` : sql`${column} desc, a.id desc`
  const from = sql`from (${events(gigId)} union all ${calls(gigId, query.type)}) a
    left join users u on u.id = a.actor_id left join people p on p.id = u.person_id where ${matching(query)}`
  const { rows } = await sql<ActivityRow>`select a.id, a.type, a.status, a.kind, a.log_name, a.status_code,
    ${title} as title, a.actor_id, coalesce(${fullName('p')}, a.named) as actor_name, p.photo_file,
    a.differences, a.created_at ${from} order by ${order} ${sliceOf({ page: number, pageSize })}`.execute(db)
  const { rows: totals } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return { rows, total: totals[0]?.total ?? 0 }
}

/** What was done to it: each is a call that succeeded. */
const events = (
  gigId: string,
) => sql`select id, 'submit' as type, 'success' as status, kind, null as log_name,
  null::smallint as status_code, subject_title, actor_id, actor_name as named, differences, created_at
  from domain_events where gig_id = ${gigId}`

/**
 * Whose rows of the log count: who is or was on the project, staff, and experts where it is or was open to them. Anybody
 * else may guess its id, and name a visit as they like.
 */
const isConcerned = (gigId: string) => sql`(
  exists (select from gig_members m where m.gig_id = ${gigId} and m.user_id = activity_logs.user_id)
  or exists (select from user_roles r where r.user_id = activity_logs.user_id and (r.role = any(${sql.lit(`{${STAFF_ROLES.join(',')}}`)}::text[])
    or r.role = 'growth_experts_expert' and exists (select from gigs where gigs.id = ${gigId}
      and gigs.was_published and gigs.confidentiality <> 'restricted')))
  or exists (select from engagements e join users x on x.person_id = e.person_id
    where e.gig_id = ${gigId} and x.id = activity_logs.user_id))`

/**
 * Of the log the visits of its pages and the calls that failed, without anything that telemetry knows. What succeeded
 * is among the events; what was only read is there for who asks for it.
 */
const calls = (gigId: string, type: string | undefined) => sql`select id, type, status, null, log_name,
  status_code, null, user_id, null, null::jsonb, created_at
  from activity_logs where gig_id = ${gigId} and user_id is not null
    and (type in ('visit', 'error') or status = 'failed' ${type === 'retrieve' ? sql`or type = 'retrieve'` : sql``})
    and ${isConcerned(gigId)}`

function matching(query: GigActivityQuery): RawBuilder<unknown> {
  const { keyword = '', user_id: users, start_at, end_at, type, status } = query
  const words = `%${literally(keyword)}%`
  return sql`(${keyword} = '' or ${title} ilike ${words} or a.named ilike ${words}
      or ${fullName('p')} ilike ${words})
    ${type === undefined ? sql`` : sql`and a.type = ${type}`}
    ${status === undefined ? sql`` : sql`and a.status = ${status}`}
    ${users === undefined ? sql`` : sql`and a.actor_id = any(${users}::uuid[])`}
    ${start_at === undefined ? sql`` : sql`and a.created_at >= ${start_at}::timestamp at time zone 'UTC'`}
    ${end_at === undefined ? sql`` : sql`and a.created_at < (${end_at}::timestamp + interval '1 day') at time zone 'UTC'`}`
}
