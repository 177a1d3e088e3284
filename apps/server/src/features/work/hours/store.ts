import type { WeekStatus } from '@guildhall/contract/work/week-machine'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { HourEntries, HourWeeks } from '#platform/db/tables.gen.ts'
import { nextVersion } from '#platform/db/version.ts'
import { fullName } from '#platform/db/full-name.ts'

export interface EntryRow {
  id: string
  engagement_id: string
  version: number
  day: string
  week: string
  minutes: number
  note: string | null
}

export interface WeekRow {
  week: string
  status: WeekStatus
  minutes: number
  reason: string | null
  submitted_at: Date | null
  decided_at: Date | null
  decided_by: string | null
}

const monday = sql<string>`(date_trunc('week', h.day))::date::text`
const entries = sql`select h.id, h.engagement_id, h.version, h.day::text as day, ${monday} as week, h.minutes, h.note
  from hour_entries h`

export interface Days {
  from?: string | undefined
  to?: string | undefined
}

const within = ({ from, to }: Days) => sql`
  (${from ?? null}::date is null or h.day >= ${from ?? null}::date)
  and (${to ?? null}::date is null or h.day <= ${to ?? null}::date)`

/** The entries of an engagement between two days, both among them. */
export async function list(db: Db, engagementId: string, days: Days): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`${entries} where h.engagement_id = ${engagementId} and ${within(days)}
    order by h.day desc, h.id desc limit 5000`.execute(db)
  return rows
}

export async function find(db: Db, id: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`${entries} where h.id = ${id}`.execute(db)
  return rows[0]
}

/** The weeks with hours, or of which something was said, the latest first. */
export async function weeks(db: Db, engagementId: string, days: Days): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`select coalesce(w.week, e.week)::text as week,
      coalesce(w.status, 'open') as status, coalesce(e.minutes, 0)::int as minutes, w.reason, w.submitted_at,
      w.decided_at, ${fullName('p')} as decided_by
    from (select date_trunc('week', h.day)::date as week, sum(h.minutes) as minutes from hour_entries h
      where h.engagement_id = ${engagementId} and ${within(days)} group by 1) e
    full join (select * from hour_weeks where engagement_id = ${engagementId}
      and (${days.from ?? null}::date is null or week + 6 >= ${days.from ?? null}::date)
      and (${days.to ?? null}::date is null or week <= ${days.to ?? null}::date)) w on w.week = e.week
    left join users u on u.id = w.decided_by left join people p on p.id = u.person_id
    order by 1 desc`.execute(db)
  return rows
}

export async function statusOf(db: Db, engagementId: string, week: string): Promise<WeekStatus> {
  const { rows } = await sql<{ status: WeekStatus }>`select status from hour_weeks
    where engagement_id = ${engagementId} and week = ${week}`.execute(db)
  return rows[0]?.status ?? 'open'
}

/** Whoever writes hours of an expert, or decides of them, comes one after the other; and not while the terms change. */
export async function hold(db: Db, engagement: { id: string; person_id: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('hours:' || ${engagement.person_id}, 0))`.execute(
    db,
  )
  await sql`select from engagements where id = ${engagement.id} for share`.execute(db)
}

export async function setWeek(
  db: Db,
  engagementId: string,
  week: string,
  change: Omit<Insertable<HourWeeks>, 'engagement_id' | 'week'>,
): Promise<void> {
  await db
    .insertInto('hour_weeks')
    .values({ engagement_id: engagementId, week, ...change })
    .onConflict((row) => row.columns(['engagement_id', 'week']).doUpdateSet(change))
    .execute()
}

interface Totals {
  minutes: number
  approved: number
}

/** How much there is in all, and how much of it was approved. */
export async function totals(db: Db, engagementId: string): Promise<Totals> {
  const { rows } = await sql<Totals>`select coalesce(sum(h.minutes), 0)::int as minutes,
      coalesce(sum(h.minutes) filter (where w.status = 'approved'), 0)::int as approved
    from hour_entries h left join hour_weeks w
      on w.engagement_id = h.engagement_id and w.week = date_trunc('week', h.day)::date
    where h.engagement_id = ${engagementId}`.execute(db)
  return rows[0] ?? { minutes: 0, approved: 0 }
}

/** What stands on a day already, over all projects of this person, but for one entry. */
export async function minutesOn(
  db: Db,
  personId: string,
  day: string,
  except: string | null,
): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`select coalesce(sum(h.minutes), 0)::int as minutes
    from hour_entries h join engagements e on e.id = h.engagement_id
    where e.person_id = ${personId} and h.day = ${day} and h.id is distinct from ${except}::uuid`.execute(db)
  return rows[0]?.minutes ?? 0
}

/** What the project may cost at most, and per what. */
export async function budgetOf(db: Db, gigId: string) {
  const row = await db
    .selectFrom('gigs')
    .select(['budget_max as most', 'bid_type as type'])
    .where('id', '=', gigId)
    .executeTakeFirst()
  return row ?? null
}

export async function insert(db: Db, row: Insertable<HourEntries>): Promise<string> {
  const added = await db.insertInto('hour_entries').values(row).returning('id').executeTakeFirstOrThrow()
  return added.id
}

export async function update(db: Db, id: string, change: Updateable<HourEntries>): Promise<void> {
  await db
    .updateTable('hour_entries')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('hour_entries').where('id', '=', id).execute()
}
