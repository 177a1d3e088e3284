import type { NextDate } from '@guildhall/contract/hiring/next-date'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { visibleOwnGigs } from '#features/gigs/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/context.ts'

export interface NextRow {
  engagement_id: string
  kind: NextDate['kind']
  title: string
  at: Date
}

const call = (now: Date) => sql`select 'call' as kind, c.title, c.start_at as at from calls c
  where c.engagement_id = e.id and c.status in ('booked', 'moved') and c.end_at > ${now}
  order by c.start_at, c.id limit 1`

const deliverable = sql`select 'deliverable', d.title, d.due_at from deliverables d
  where d.gig_id = e.gig_id and e.status = 'Hired' and (d.engagement_id is null or d.engagement_id = e.id)
    and d.status in ('open', 'sent_back') and d.due_at is not null
  order by d.due_at, d.id limit 1`

/** Hours that were written down and not handed over; their week has ended with its Sunday. */
const hours = sql`select 'hours', h.week::text, (h.week + 7)::timestamp at time zone 'UTC'
  from (select date_trunc('week', day)::date as week from hour_entries where engagement_id = e.id) h
    left join hour_weeks w on w.engagement_id = e.id and w.week = h.week
  where coalesce(w.status, 'open') in ('open', 'sent_back') order by h.week limit 1`

/** The side of an engagement that reads its calls, its hours and all of its deliverables. */
function isParty(reader: Actor): RawBuilder<SqlBool> {
  const sides = [
    sql`(e.person_id = ${reader.personId} and ${reader.roles.includes('growth_experts_expert')}::boolean)`,
    ...(reader.roles.includes('growth_experts_manager') ? [visibleOwnGigs(reader)] : []),
    ...(reader.roles.includes('growth_experts_admin') ? [sql`true`] : []),
  ]
  return sql<SqlBool>`(${sql.join(sides, sql` or `)})`
}

/** What comes first of each of these engagements, of those in which the reader has a part; late ones come first. */
export async function nextOf(
  db: Db,
  reader: Actor,
  ids: readonly string[],
  now: Date,
): Promise<readonly NextRow[]> {
  const { rows } = await sql<NextRow>`select e.id as engagement_id, next.kind, next.title, next.at
    from engagements e join gigs on gigs.id = e.gig_id and gigs.deleted_at is null
    cross join lateral (
      select * from ((${call(now)}) union all (${deliverable}) union all (${hours})) found
      order by at, kind limit 1) next
    where e.id = any(${[...ids]}::uuid[]) and ${isParty(reader)}`.execute(db)
  return rows
}
