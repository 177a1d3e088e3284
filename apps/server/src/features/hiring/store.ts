import type { EngagementStatus } from '@guildhall/contract/hiring/machine'
import type { CloseReason, CustomerOpinion } from '@guildhall/contract/hiring/shapes'
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely'
import { COLUMNS } from '#platform/db/columns.gen.ts'
import type { Db } from '#platform/db/database.ts'
import type { Engagements } from '#platform/db/tables.gen.ts'
import { literally } from '#platform/db/like.ts'
import { nextVersion } from '#platform/db/version.ts'
import type { Answer } from './answers.ts'
import { leads, type ScreeningQuestion } from './gig-store.ts'
import { fullName, nameOfUser } from '#platform/db/full-name.ts'
import { sliceOf } from '#platform/db/page.ts'

/** An engagement with its gig and its expert, as those who hire see it. */
export interface EngagementRow {
  id: string
  version: number
  gig_id: string
  person_id: string
  user_id: string | null
  status: EngagementStatus
  close_reason: CloseReason | null
  reason_text: string | null
  reasons: string[]
  origin: 'invite' | 'apply' | 'recommendation'
  request_message: string | null
  message: string | null
  bid_type: string | null
  bid_amount: string | null
  currency: string
  answers: Answer[]
  declares_no_conflict: boolean
  expires_at: Date | null
  is_shortlisted: boolean
  score: string | null
  /** What the score was made of. */
  weighed: unknown
  assigned_at: Date | null
  rate: string | null
  rate_type: string | null
  starts_on: string | null
  ends_on: string | null
  hours_planned: number | null
  ended_at: Date | null
  applied_at: Date | null
  answered_at: Date | null
  created_at: Date
  updated_at: Date
  gig_name: string
  gig_status: string
  gig_locked: boolean
  owner_id: string
  co_owner_ids: string[]
  lead_ids: string[]
  screening_questions: ScreeningQuestion[]
  first_name: string
  last_name: string
  photo_file: string | null
  job_title: string | null
  location: string | null
  years_of_experience: number | null
  expert_status: string
  expert_timezone: string
  is_available: boolean
  /** An administrator suspended their login. */
  is_locked_out: boolean
  rating_average: string | null
  rating_count: number
  asked_rate: string | null
  asked_rate_type: string | null
  skills: string[]
  is_hired: boolean
  thumbs_up: number
  thumbs_down: number
  opinions: CustomerOpinion[]
  /** The stars that the reader gave. */
  own_rating: string | null
  /** When the current version of the agreement was signed. */
  agreement_signed_at: Date | null
}

/** The columns of an expert in lists of who hires; beside `people`, `experts` and `expert_rates`. */
export const expertColumns = sql`people.first_name, people.last_name, people.photo_file, people.job_title,
  people.location, people.years_of_experience, experts.status as expert_status, experts.is_available,
  exists (select from users l where l.person_id = people.id and l.status = 'suspended') as is_locked_out,
  experts.rating_average, experts.rating_count, expert_rates.rate as asked_rate,
  experts.rate_type as asked_rate_type,
  array(select i.name from expert_skills s join reference_items i on i.id = s.skill_id
    where s.person_id = people.id order by i.name limit 12) as skills,
  exists (select from engagements h where h.person_id = people.id and h.status = 'Hired') as is_hired`

const thumbs = (opinion: 'up' | 'down') => sql`(select count(*)::int from shortlist_opinions o
  where o.engagement_id = e.id and o.opinion = ${opinion})`

/** What was said of somebody on the shortlist; a row in which nothing is left says nothing. */
const opinions = sql`coalesce((select jsonb_agg(jsonb_build_object('by', ${fullName('cp')},
    'by_id', cu.id, 'opinion', o.opinion, 'comment', o.comment, 'wants_to_talk', o.wants_to_talk, 'at', o.updated_at)
    order by o.wants_to_talk desc, o.updated_at desc)
  from shortlist_opinions o join users cu on cu.id = o.user_id join people cp on cp.id = cu.person_id
  where o.engagement_id = e.id and (o.opinion is not null or o.comment is not null or o.wants_to_talk)), '[]')`

const own = sql.join(COLUMNS.engagements.map((column) => sql.ref(`e.${column}`)))

function selection(readerId: string): RawBuilder<EngagementRow> {
  return sql`select ${own}, users.id as user_id, coalesce(users.timezone, 'UTC') as expert_timezone,
    gigs.name as gig_name, gigs.status as gig_status,
    gigs.locked as gig_locked, gigs.owner_id, gigs.co_owner_ids, ${leads} as lead_ids, gigs.screening_questions,
    ${expertColumns},
    array(select r.name from reasons r where r.id = any(e.reason_ids)
      and not (r.text_required and e.reason_text is not null) order by r.position) as reasons,
    ${thumbs('up')} as thumbs_up, ${thumbs('down')} as thumbs_down, ${opinions} as opinions,
    (select t.rate from ratings t where t.engagement_id = e.id and t.author_id = ${readerId} limit 1) as own_rating,
    (select s.signed_at from agreements a left join agreement_signatures s on s.agreement_id = a.id
      where a.engagement_id = e.id order by a.version desc limit 1) as agreement_signed_at
    from engagements e
    join gigs on gigs.id = e.gig_id and gigs.deleted_at is null
    join people on people.id = e.person_id
    join experts on experts.person_id = e.person_id
    left join users on users.person_id = e.person_id
    left join expert_rates on expert_rates.person_id = e.person_id
      and expert_rates.rate_type = experts.rate_type`
}

export async function find(db: Db, id: string, readerId: string): Promise<EngagementRow | undefined> {
  const { rows } = await sql<EngagementRow>`${selection(readerId)} where e.id = ${id}`.execute(db)
  return rows[0]
}

export interface Parties {
  /** Of the expert. */
  internal_id: string
  /** Who hired them, by name. */
  hired_by: string | null
}

/** Who made an agreement. */
export async function parties(db: Db, id: string): Promise<Parties> {
  const { rows } = await sql<Parties>`select people.internal_id,
    ${nameOfUser('e.hired_by')} as hired_by
    from engagements e join people on people.id = e.person_id where e.id = ${id}`.execute(db)
  return rows[0] ?? { internal_id: '', hired_by: null }
}

/** Holds an engagement until the transaction ends. */
export async function lock(db: Db, id: string): Promise<void> {
  await sql`select from engagements where id = ${id} for update`.execute(db)
}

const ORDER = {
  updated_at: sql`e.updated_at`,
  name: sql`people.first_name collate alphabetical || ' ' || people.last_name`,
  rating: sql`experts.rating_average`,
  score: sql`e.score`,
}

export interface ListQuery {
  statuses: readonly EngagementStatus[] | undefined
  keyword: string | undefined
  sort: { key: keyof typeof ORDER; direction: 'asc' | 'desc' } | undefined
  page: number
  pageSize: number
}

/** One page of the engagements of a gig, and how many there are. */
export async function page(db: Db, gigId: string, readerId: string, query: ListQuery) {
  const { statuses, keyword, sort = { key: 'updated_at', direction: 'desc' } } = query
  const wanted = [sql`e.gig_id = ${gigId}`]
  if (statuses !== undefined) wanted.push(sql`e.status = any(${statuses}::text[])`)
  if (keyword !== undefined && keyword !== '')
    wanted.push(sql`fold(${fullName('people')} || ' ' || coalesce(people.job_title, ''))
      like ${containing(keyword)}`)
  const where = sql.join(wanted, sql` and `)
  const direction = sort.direction === 'asc' ? sql`asc nulls last` : sql`desc nulls last`
  const { rows } = await sql<EngagementRow>`${selection(readerId)} where ${where}
    order by ${ORDER[sort.key]} ${direction}, e.id desc
    ${sliceOf(query)}`.execute(db)
  const { rows: totals } = await sql<{ total: number }>`select count(*) as total from engagements e
    join people on people.id = e.person_id where ${where}`.execute(db)
  return { rows, total: totals[0]?.total ?? 0 }
}

/** How many engagements of a gig there are in each status. */
export async function counts(db: Db, gigId: string): Promise<Record<EngagementStatus, number>> {
  const { rows } = await sql<{ status: EngagementStatus; total: number }>`
    select status, count(*) as total from engagements where gig_id = ${gigId} group by status`.execute(db)
  const none = { Requested: 0, Applied: 0, Reviewed: 0, Hired: 0, Closed: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ status, total }) => [status, total])) }
}

export async function insert(db: Db, row: Insertable<Engagements>): Promise<string | undefined> {
  const added = await db
    .insertInto('engagements')
    .values(row)
    .onConflict((open) => open.columns(['gig_id', 'person_id']).where('status', '<>', 'Closed').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export async function update(db: Db, id: string, change: Updateable<Engagements>): Promise<void> {
  await db
    .updateTable('engagements')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .execute()
}

export async function hasOpen(db: Db, gigId: string, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('engagements')
    .select('id')
    .where('gig_id', '=', gigId)
    .where('person_id', '=', personId)
    .where('status', '<>', 'Closed')
    .executeTakeFirst()
  return row !== undefined
}

/** An expert with what decides whether they may be asked. */
export interface Candidate {
  person_id: string
  user_id: string | null
  name: string
  status: string
  /** Of their login, if they have one. */
  login_status: string | null
  rating_average: string | null
}

export async function candidate(db: Db, personId: string): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`select people.id as person_id, users.id as user_id,
    ${fullName('people')} as name, experts.status, users.status as login_status, experts.rating_average
    from people join experts on experts.person_id = people.id left join users on users.person_id = people.id
    where people.id = ${personId}`.execute(db)
  return rows[0]
}

/** Until the transaction ends nobody decides about this person: who is suspended meanwhile is found, and their requests close. */
export async function holdPerson(db: Db, personId: string): Promise<void> {
  await sql`select from people where id = ${personId} for share`.execute(db)
}

/** Open engagements of a gig or of a person, in one order, so that two who close them never wait for each other. */
export async function openIds(
  db: Db,
  of: { gigId: string } | { personId: string },
  statuses: readonly EngagementStatus[],
): Promise<string[]> {
  const [column, value] = 'gigId' in of ? [sql.ref('gig_id'), of.gigId] : [sql.ref('person_id'), of.personId]
  const { rows } = await sql<{ id: string }>`select id from engagements
    where ${column} = ${value} and status = any(${statuses}::text[]) order by id for update`.execute(db)
  return rows.map(({ id }) => id)
}

/** Requests whose time is over; each instance takes others. */
export async function expired(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from engagements
    where status = 'Requested' and expires_at <= ${now} order by id limit 200 for update skip locked`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** The one of this expert whose time is over, and which no job has closed yet. */
export async function expiredOf(db: Db, of: { gigId: string; personId: string }, now: Date) {
  const found = db.selectFrom('engagements').select('id').where('status', '=', 'Requested')
  const theirs = found.where('gig_id', '=', of.gigId).where('person_id', '=', of.personId)
  return theirs.where('expires_at', '<=', now).forUpdate().executeTakeFirst()
}

/** Requests that end before `until` and of which nobody was warned. */
export async function expiring(db: Db, until: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from engagements
    where status = 'Requested' and expires_at <= ${until} and warned_at is null
    order by id limit 200 for update skip locked`.execute(db)
  return rows.map(({ id }) => id)
}

/** A pattern for like, of the folded text in which everything typed means itself. */
export function containing(typed: string): RawBuilder<string> {
  const pattern = `%${literally(typed)}%`
  return sql`fold(${pattern})`
}
