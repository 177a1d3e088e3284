import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { leads } from '#features/hiring/gig-store.ts'
import { sliceOf, type PageAt } from '#platform/db/page.ts'

export interface StaffRow {
  id: string
  user_id: string
  internal_id: string
  is_admin: boolean
  first_name: string
  last_name: string
  photo_file: string | null
  job_title: string | null
  bio: string | null
  email: string | null
  phone_country_iso: string | null
  phone_country_code: string | null
  phone_number: string | null
  linked_in_url: string | null
  twitter_handle: string | null
  location: string | null
}

const has = (role: string) =>
  sql`exists (select from user_roles r where r.user_id = users.id and r.role = ${sql.lit(role)})`

/** A manager or an administrator, by their own id or that of their login. */
export async function find(db: Db, id: string): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`select people.*, users.id as user_id,
    ${has('growth_experts_admin')} as is_admin
    from users join people on people.id = users.person_id
    where (users.id = ${id} or people.id = ${id})
      and (${has('growth_experts_admin')} or ${has('growth_experts_manager')})`.execute(db)
  return rows[0]
}

const owned = (userId: string) => sql<SqlBool>`gigs.deleted_at is null
  and (gigs.owner_id = ${userId} or gigs.co_owner_ids @> array[${userId}]::uuid[])`

/** Whether somebody runs one of these gigs. */
export async function runsOneOf(db: Db, userId: string, which: RawBuilder<SqlBool>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from gigs
    where ${which} and (gigs.owner_id = ${userId} or ${userId} = any(gigs.co_owner_ids)
      or ${userId} = any(${leads}))) as found`.execute(db)
  return rows[0]?.found === true
}

export interface FiguresRow {
  open_gigs: number
  all_gigs: number
  hired_now: number
  hired_ever: number
  waiting: number
  response_hours: number | null
}

/** How somebody works on their own gigs; `since` bounds what is told of answers. */
export async function figures(db: Db, userId: string, since: Date): Promise<FiguresRow | undefined> {
  const { rows } = await sql<FiguresRow>`with own as materialized (
      select id, status from gigs where ${owned(userId)}
    ),
    work as materialized (
      select e.* from engagements e join own on own.id = e.gig_id
    )
    select (select count(*)::int from own where status not in ('Draft', 'Closed')) as open_gigs,
      (select count(*)::int from own) as all_gigs,
      (select count(distinct person_id)::int from work where status = 'Hired') as hired_now,
      (select count(distinct person_id)::int from work where assigned_at is not null) as hired_ever,
      (select count(*)::int from work where status = 'Applied' and answered_at is null
        and applied_at >= ${since}) as waiting,
      (select percentile_cont(0.5) within group (order by extract(epoch from answered_at - applied_at) / 3600)
        from work where applied_at >= ${since} and answered_at is not null) as response_hours`.execute(db)
  return rows[0]
}

export interface HiredRow {
  id: string
  person_id: string
  first_name: string
  last_name: string
  photo_file: string | null
  job_title: string | null
  gig_id: string
  gig_name: string
  is_active: boolean
  assigned_at: Date
}

/** Experts hired on their gigs: who works now first, then the latest. */
export async function hired(db: Db, userId: string, at: PageAt) {
  const from = sql`from engagements e join gigs on gigs.id = e.gig_id join people on people.id = e.person_id
    where e.assigned_at is not null and ${owned(userId)}`
  const { rows } = await sql<HiredRow>`select e.id, e.person_id, people.first_name, people.last_name,
    people.photo_file, people.job_title, gigs.id as gig_id, gigs.name as gig_name, e.status = 'Hired' as is_active,
    e.assigned_at ${from}
    order by (e.status = 'Hired') desc, e.assigned_at desc, e.id ${sliceOf(at)}`.execute(db)
  const { rows: totals } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return { rows, total: totals[0]?.total ?? 0 }
}
