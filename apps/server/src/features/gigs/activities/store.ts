import type { GigActivityQuery } from '@guildhall/contract/gigs/activities'
import { PAGE_SIZE } from '@guildhall/contract/envelope'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { literally } from '#platform/db/like.ts'

export interface EventRow {
  id: string
  kind: string
  subject_title: string
  actor_id: string | null
  actor_name: string | null
  photo_file: string | null
  differences: unknown
  created_at: Date
}

/** One page of what happened to a gig, the newest first unless asked otherwise. */
export async function page(db: Db, gigId: string, query: GigActivityQuery) {
  const { page: number = 1, pageSize = PAGE_SIZE, keyword = '', user_id: users, start_at, end_at } = query
  const { key, direction } = query.sort ?? query.order ?? { key: 'created_at', direction: 'desc' }
  const column = key === 'created_at' ? sql`e.created_at` : sql`e.kind`
  const order = direction === 'asc' ? sql`${column} asc, e.id asc` : sql`${column} desc, e.id desc`
  const words = `%${literally(keyword).replaceAll(' ', '_')}%`
  const from = sql`from domain_events e left join users u on u.id = e.actor_id left join people p on p.id = u.person_id
    where e.gig_id = ${gigId} and (${keyword} = '' or e.kind ilike ${words} or e.actor_name ilike ${words}
      or p.first_name || ' ' || p.last_name ilike ${words}
      or e.kind like 'engagement.%' and e.subject_title ilike ${words})
      ${users === undefined ? sql`` : sql`and e.actor_id = any(${users}::uuid[])`}
      ${start_at === undefined ? sql`` : sql`and e.created_at >= ${start_at}::timestamp at time zone 'UTC'`}
      ${end_at === undefined ? sql`` : sql`and e.created_at < (${end_at}::timestamp + interval '1 day') at time zone 'UTC'`}`
  const { rows } = await sql<EventRow>`select e.id, e.kind, e.subject_title, e.actor_id,
    coalesce(p.first_name || ' ' || p.last_name, e.actor_name) as actor_name, p.photo_file, e.differences,
    e.created_at ${from} order by ${order} limit ${pageSize} offset ${(number - 1) * pageSize}`.execute(db)
  const { rows: totals } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return { rows, total: totals[0]?.total ?? 0 }
}
