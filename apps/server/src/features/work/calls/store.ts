import type { CallStatus } from '@guildhall/contract/work/call-machine'
import { MAX_CALL_HOURS } from '@guildhall/contract/work/calls'
import { sql, type Insertable, type RawBuilder, type SqlBool, type Updateable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Calls } from '#platform/db/tables.gen.ts'
import { nextVersion } from '#platform/db/version.ts'
import type { Actor } from '#platform/http/context.ts'
import { fullName } from '#platform/db/full-name.ts'
import { sliceOf, type PageAt } from '#platform/db/page.ts'

export interface SlotRow {
  id: string
  start_at: Date
  end_at: Date
  by_expert: boolean
  is_taken: boolean
}

export interface CallRow {
  id: string
  version: number
  engagement_id: string
  title: string
  link: string | null
  status: CallStatus
  start_at: Date | null
  end_at: Date | null
  sequence: number
  reason: string | null
  outcome: string | null
  notes: string | null
  updated_at: Date
  slots: SlotRow[]
  gig_id: string
  gig_name: string
  gig_locked: boolean
  engagement_status: string
  expert_status: string
  /** Of the expert. */
  person_id: string
  expert_name: string
  expert_first_name: string
  expert_user: string | null
  expert_email: string | null
  expert_timezone: string
  host_id: string | null
  host_person: string | null
  host_name: string | null
  host_timezone: string
  /** Who hears of it on the side of the project: who proposed it as long as they run the project, then its owner. */
  told_id: string | null
  told_name: string | null
  told_first_name: string | null
  told_email: string | null
  told_timezone: string
  /** A customer who sits in; null once they are off the project. */
  guest_id: string | null
  guest_person: string | null
  guest_name: string | null
  guest_first_name: string | null
  guest_email: string | null
  guest_timezone: string
  owner_id: string
  co_owner_ids: string[]
  lead_ids: string[]
}

/** Nobody is written to whose account is suspended. */
const mailOf = (user: 'eu' | 'tu' | 'gu') =>
  sql`case when ${sql.ref(`${user}.status`)} = 'active' then ${sql.ref(`${user}.email`)} end`

/** Whether who proposed a call runs its project still, as `standingsOf` says: beside them in the statement stand `gigs`. */
export function isHosted(call: 'c' | 'own' | 'calls'): RawBuilder<SqlBool> {
  const host = sql.ref(`${call}.host_id`)
  return sql<SqlBool>`exists (select from user_roles r where r.user_id = ${host} and (r.role = 'growth_experts_admin'
    or r.role = 'growth_experts_manager' and (gigs.owner_id = ${host} or gigs.co_owner_ids @> array[${host}]
      or exists (select from gig_members l join gig_roles lr on lr.id = l.role_id where l.gig_id = gigs.id
        and l.user_id = ${host} and l.status = 'active' and lr.can_add_contributors))))`
}

const selection: RawBuilder<CallRow> = sql`select c.id, c.version, c.engagement_id, c.title, c.link,
  c.status, c.start_at, c.end_at, c.sequence, c.reason, c.outcome, c.notes, c.updated_at, c.host_id, gigs.id as gig_id, gigs.name as gig_name,
  gigs.locked as gig_locked, gigs.owner_id, gigs.co_owner_ids,
  array(select m.user_id from gig_members m join gig_roles r on r.id = m.role_id
    where m.gig_id = gigs.id and m.status = 'active' and r.can_add_contributors) as lead_ids,
  e.status as engagement_status, x.status as expert_status, e.person_id,
  ${fullName('ep')} as expert_name, ep.first_name as expert_first_name, eu.id as expert_user, ${mailOf('eu')} as expert_email,
  coalesce(ea.timezone, eu.timezone, 'UTC') as expert_timezone,
  hu.person_id as host_person, ${fullName('hp')} as host_name,
  coalesce(ha.timezone, hu.timezone, 'UTC') as host_timezone,
  tu.id as told_id, ${fullName('tp')} as told_name, tp.first_name as told_first_name, ${mailOf('tu')} as told_email,
  coalesce(ta.timezone, tu.timezone, 'UTC') as told_timezone,
  m.user_id as guest_id, gu.person_id as guest_person, ${fullName('gp')} as guest_name, gp.first_name as guest_first_name,
  ${mailOf('gu')} as guest_email, coalesce(gu.timezone, 'UTC') as guest_timezone,
  coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'start_at', s.start_at, 'end_at', s.end_at,
    'by_expert', s.by_expert, 'is_taken', case when c.status = 'proposed' then exists (select from calls o
      join engagements oe on oe.id = o.engagement_id left join users oh on oh.id = o.host_id
      where o.status in ('booked', 'moved') and o.start_at < s.end_at and o.end_at > s.start_at
        and (oe.person_id in (e.person_id, hu.person_id) or oh.person_id in (e.person_id, hu.person_id)))
      else false end) order by s.start_at, s.id) from call_slots s where s.call_id = c.id), '[]') as slots
  from calls c join engagements e on e.id = c.engagement_id
  join gigs on gigs.id = e.gig_id and gigs.deleted_at is null
  join people ep on ep.id = e.person_id join experts x on x.person_id = e.person_id
  left join users eu on eu.person_id = e.person_id
  left join availability ea on ea.person_id = e.person_id
  left join users hu on hu.id = c.host_id left join people hp on hp.id = hu.person_id
  left join availability ha on ha.person_id = hu.person_id
  left join users tu on tu.id = case when ${isHosted('c')} then c.host_id else gigs.owner_id end
  left join people tp on tp.id = tu.person_id left join availability ta on ta.person_id = tu.person_id
  left join gig_members m on m.gig_id = gigs.id and m.user_id = c.guest_id
    and m.type = 'customer' and m.status = 'active'
  left join users gu on gu.id = m.user_id left join people gp on gp.id = gu.person_id`

/** Slots come out of JSON with their times as text. */
function typed(row: CallRow): CallRow {
  const slots = row.slots.map((slot) => ({
    ...slot,
    start_at: new Date(slot.start_at),
    end_at: new Date(slot.end_at),
  }))
  return { ...row, slots }
}

export async function find(db: Db, id: string): Promise<CallRow | undefined> {
  const { rows } = await sql<CallRow>`${selection} where c.id = ${id}`.execute(db)
  return rows.map(typed)[0]
}

/** One page of the calls with an expert on a project, the latest first. */
export async function page(db: Db, engagementId: string, at: PageAt) {
  const { rows } = await sql<CallRow>`${selection} where c.engagement_id = ${engagementId}
    order by coalesce(c.start_at, c.created_at) desc, c.id
    ${sliceOf(at)}`.execute(db)
  const { total } = await db
    .selectFrom('calls')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('engagement_id', '=', engagementId)
    .executeTakeFirstOrThrow()
  return { rows: rows.map(typed), total }
}

interface Span {
  from: Date
  to: Date
}

/** Calls of somebody in this time: as the expert, as who proposed them and runs the project, or as a guest. */
function theirs({ userId, personId }: Pick<Actor, 'userId' | 'personId'>, { from, to }: Span) {
  // By its start a call is found in an index; none lasts longer than this.
  const longest = sql.raw(`interval '${MAX_CALL_HOURS} hours'`)
  const inTime = sql`own.start_at < ${to} and own.start_at > ${from}::timestamptz - ${longest}`
  return sql<SqlBool>`c.id in (select own.id from calls own join engagements on engagements.id = own.engagement_id
      join gigs on gigs.id = engagements.gig_id
      where own.host_id = ${userId} and ${isHosted('own')} and ${inTime}
    union all select own.id from engagements mine join calls own on own.engagement_id = mine.id and ${inTime}
      where mine.person_id = ${personId} and exists (select from user_roles r
        where r.user_id = ${userId} and r.role = 'growth_experts_expert')
    union all select own.id from calls own join engagements on engagements.id = own.engagement_id
      join gig_members g on g.gig_id = engagements.gig_id and g.user_id = own.guest_id
        and g.type = 'customer' and g.status = 'active'
      where own.guest_id = ${userId} and ${inTime})`
}

/** What somebody has booked between two moments. */
export async function between(
  db: Db,
  reader: Pick<Actor, 'userId' | 'personId'>,
  span: Span,
): Promise<CallRow[]> {
  const { rows } = await sql<CallRow>`${selection} where ${theirs(reader, span)}
    and c.start_at < ${span.to} and c.end_at > ${span.from}
    order by c.start_at, c.id limit 1000`.execute(db)
  return rows.map(typed)
}

/** Whether somebody is a customer on the project of an engagement. */
export async function isCustomerOn(db: Db, engagementId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (select from engagements e
    join gig_members m on m.gig_id = e.gig_id
    where e.id = ${engagementId} and m.user_id = ${userId} and m.type = 'customer' and m.status = 'active') as is`.execute(
    db,
  )
  return rows[0]?.is === true
}

/** Calls of these people come one after the other: of two who book at once, the second sees what the first did. */
export async function holdPeople(db: Db, personIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(personIds)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended('calls:' || ${id}, 0))`.execute(db)
}

/** Whether one of these people has another call in this time. */
export async function isTaken(
  db: Db,
  personIds: readonly string[],
  { start, end, except }: { start: Date; end: Date; except: string },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select exists (select from calls c
    join engagements e on e.id = c.engagement_id left join users h on h.id = c.host_id
    where c.status in ('booked', 'moved') and c.id <> ${except} and c.start_at < ${end} and c.end_at > ${start}
      and (e.person_id = any(${personIds}::uuid[]) or h.person_id = any(${personIds}::uuid[]))) as taken`.execute(
    db,
  )
  return rows[0]?.taken === true
}

/** When somebody has calls from now on. */
export async function busyOf(db: Db, personId: string, from: Date) {
  const { rows } = await sql<{ start_at: Date; end_at: Date }>`select c.start_at, c.end_at from calls c
    join engagements e on e.id = c.engagement_id left join users h on h.id = c.host_id
    where c.status in ('booked', 'moved') and c.end_at > ${from} and (e.person_id = ${personId} or h.person_id = ${personId})
    order by c.start_at limit 200`.execute(db)
  return rows
}

export async function lock(db: Db, id: string): Promise<void> {
  await sql`select from calls where id = ${id} for update`.execute(db)
}

export async function insert(db: Db, row: Insertable<Calls>): Promise<string> {
  const added = await db.insertInto('calls').values(row).returning('id').executeTakeFirstOrThrow()
  return added.id
}

export interface Times {
  start_at: string
  end_at: string
}

export async function addSlots(
  db: Db,
  callId: string,
  { slots, byExpert }: { slots: readonly Times[]; byExpert: boolean },
): Promise<void> {
  const rows = slots.map((slot) => ({ call_id: callId, ...slot, by_expert: byExpert }))
  await db.insertInto('call_slots').values(rows).execute()
}

export async function dropSlots(db: Db, callId: string): Promise<void> {
  await db.deleteFrom('call_slots').where('call_id', '=', callId).execute()
}

export async function update(db: Db, id: string, change: Updateable<Calls>): Promise<void> {
  await db
    .updateTable('calls')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .execute()
}

export async function noteReminded(db: Db, id: string, reminded: number): Promise<void> {
  await db.updateTable('calls').set({ reminded }).where('id', '=', id).execute()
}

/** Calls to come of which not everything was said; each instance takes others. */
export async function coming(db: Db, now: Date): Promise<{ id: string; level: number }[]> {
  const level = sql`case when start_at <= ${now}::timestamptz + interval '1 hour' then 2 else 1 end`
  const { rows } = await sql<{ id: string; level: number }>`select id, ${level} as level from calls
    where status in ('booked', 'moved') and start_at > ${now}
      and start_at <= ${now}::timestamptz + interval '1 day' and reminded < ${level}
    order by start_at limit 200 for update skip locked`.execute(db)
  return rows
}

export type Over = { engagementId: string } | { personId: string } | { gigId: string }

/** Calls still to come of an engagement, a person or a project. */
export async function openIds(db: Db, over: Over, now: Date): Promise<string[]> {
  const which =
    'engagementId' in over
      ? sql`e.id = ${over.engagementId}`
      : 'personId' in over
        ? sql`e.person_id = ${over.personId}`
        : sql`e.gig_id = ${over.gigId}`
  const { rows } = await sql<{
    id: string
  }>`select c.id from calls c join engagements e on e.id = c.engagement_id
    where ${which} and c.status in ('proposed', 'booked', 'moved') and (c.end_at is null or c.end_at > ${now})
    order by c.id for update of c`.execute(db)
  return rows.map(({ id }) => id)
}
