import type { ExpertFilter } from '@guildhall/contract/experts/filter'
import type { ExpertSort } from '@guildhall/contract/experts/lists'
import { isRole } from '@guildhall/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Reader, Subject } from '#features/experts/policy.ts'
import type { Db } from '#platform/db/database.ts'
import { contains, matching, words } from './filter.ts'
import { seesRate, visibleExperts } from './visible.ts'
import { fullName } from '#platform/db/full-name.ts'
import { sliceOf, type PageAt } from '#platform/db/page.ts'

export interface Asked {
  reader: Reader
  filter: ExpertFilter
  now: Date
}

export interface Sort {
  key: ExpertSort
  direction: 'asc' | 'desc'
}

/** The day that counts for the status of somebody, never null; the index `experts_date` is made of the same words. */
const DATE = sql`case e.status
  when 'Approved' then coalesce(e.approved_at, e.status_changed_at)
  when 'Rejected' then coalesce(e.rejected_at, e.status_changed_at)
  when 'Suspended' then coalesce(e.suspended_at, e.status_changed_at)
  when 'Invited' then coalesce(e.invited_at, e.status_changed_at)
  when 'Pending' then coalesce(e.applied_at, e.status_changed_at)
  when 'Screened' then coalesce(e.applied_at, e.status_changed_at)
  else e.registered_at end`

const PERSON = sql`join people p on p.id = e.person_id`
/** What an order reads beside the experts; what narrows them down reads for itself, so that whole lists are counted cheaply. */
const JOINED: Record<ExpertSort, RawBuilder<unknown>> = {
  name: PERSON,
  years: PERSON,
  relevance: PERSON,
  rate: sql`left join expert_rates r on r.person_id = e.person_id and r.rate_type = e.rate_type`,
  date: sql``,
  rating: sql``,
}

/** Ids in the order of the list. */
export async function ids(db: Db, asked: Asked, sort: Sort, at: PageAt | undefined): Promise<string[]> {
  const page = at === undefined ? sql`` : sliceOf(at)
  const { rows } = await sql<{ id: string }>`select e.person_id as id from experts e ${JOINED[sort.key]}
    where ${matching(asked.reader, asked.filter, asked.now)} order by ${orderOf(asked, sort)} ${page}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** One page, and how many there are in all. */
export async function page(db: Db, asked: Asked, sort: Sort, at: PageAt) {
  if (asked.filter.keyword !== undefined) return pageOfSearch(db, asked, sort, at)
  const [found, all] = await Promise.all([ids(db, asked, sort, at), total(db, asked)])
  return { ids: found, total: all }
}

/** A search looks at each of its matches for the order: they are counted on the way, not looked for twice. */
async function pageOfSearch(db: Db, asked: Asked, sort: Sort, at: PageAt) {
  const { rows } = await sql<{ id: string; total: number }>`
    select e.person_id as id, count(*) over ()::int as total from experts e ${JOINED[sort.key]}
    where ${matching(asked.reader, asked.filter, asked.now)} order by ${orderOf(asked, sort)} ${sliceOf(at)}`.execute(
    db,
  )
  const isBeyond = rows.length === 0 && at.page > 1
  return {
    ids: rows.map(({ id }) => id),
    total: isBeyond ? await total(db, asked) : (rows[0]?.total ?? 0),
  }
}

/** The ids of all whom a filter leaves, as a query within another. */
export function matchingIds({ reader, filter, now }: Asked): RawBuilder<unknown> {
  return sql`select e.person_id from experts e where ${matching(reader, filter, now)}`
}

/** Ids and names, for work that goes through many. */
export async function named(db: Db, asked: Asked, most: number): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select e.person_id as id, ${fullName('p')} as name from experts e ${PERSON}
    where ${matching(asked.reader, asked.filter, asked.now)} order by e.person_id limit ${most}`.execute(db)
  return rows
}

/** Of these the ones whom the reader may see. */
export async function namedById(db: Db, reader: Reader, wanted: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select e.person_id as id, ${fullName('p')} as name
    from experts e join people p on p.id = e.person_id
    where e.person_id = any(${wanted}::uuid[]) and ${visibleExperts(reader)} order by e.person_id`.execute(db)
  return rows
}

/** What the moves of this reader hang on, of many people: of who hired somebody it says only whether the reader did. */
export async function subjects(db: Db, { userId }: Reader, wanted: readonly string[]): Promise<Subject[]> {
  const { rows } = await sql<
    Pick<Subject, 'id' | 'status' | 'invited_by' | 'is_locked_out'> & { is_hired_by: boolean }
  >`
    select e.person_id as id, e.status, e.invited_by,
      exists (select from users u where u.person_id = e.person_id and u.status = 'suspended') as is_locked_out, e.person_id in (select person_id from expert_gigs
      where manager_ids @> array[${userId}]::uuid[] and was_hired) as is_hired_by
    from experts e where e.person_id = any(${wanted}::uuid[])`.execute(db)
  return rows.map(({ is_hired_by: isHiredBy, ...row }) => ({
    ...NOBODY,
    ...row,
    hired_by_ids: isHiredBy ? [userId] : [],
  }))
}

const NOBODY = {
  user_id: null,
  is_expert: true,
  may_resubmit: false,
  roles: [],
  manager_ids: [],
  shown_to: [],
}

export async function total(db: Db, { reader, filter, now }: Asked): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from experts e
    where ${matching(reader, filter, now)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** In the words of the indexes `people_by_name`, `people_by_years`, `experts_date` and `experts_by_rating`. */
function orderOf({ reader, filter }: Asked, { key, direction }: Sort) {
  const way = direction === 'asc' ? sql`asc` : sql`desc`
  // Names and days are never missing: without a word on nulls one index has both ways.
  const by = {
    name: sql`(${fullName('p')}) collate alphabetical ${way}, p.id ${way}`,
    date: sql`${DATE} ${way}, e.person_id ${way}`,
    rate: sql`case when ${seesRate(reader)} then r.rate end ${way} nulls last, e.person_id ${way}`,
    rating: sql`e.rating_average ${way} nulls last, e.rating_count ${way} nulls last, e.person_id ${way}`,
    years: sql`p.years_of_experience ${way} nulls last, p.id ${way}`,
    relevance: sql`${relevance(filter)} desc, ${DATE} desc, e.person_id ${way}`,
  }
  return by[key]
}

/** A word of the name counts most, then the title, then what stands elsewhere. Folding every match would cost too much. */
function relevance({ keyword }: ExpertFilter) {
  const parts = words(keyword).map(
    (word) => sql`(case when lower(${fullName('p')}) like ${contains(word)} then 4
      when lower(p.job_title) like ${contains(word)} then 2 else 1 end)`,
  )
  // A keyword may have no word; a number alone would be the place of a column.
  return parts.length === 0 ? sql`0::int` : sql.join(parts, sql` + `)
}

export type Row = Awaited<ReturnType<typeof rows>>[number]

/** What a row of the list tells of these people, in their order. */
export async function rows(db: Db, reader: Reader, wanted: readonly string[]) {
  const found = await sql<RawRow>`
    select ${COLUMNS}, ${seesRate(reader)} as sees_rate, ${currentGig(reader)} as current_gig, ${LISTS}
    from unnest(${wanted}::uuid[]) with ordinality as wanted(id, position)
    join experts e on e.person_id = wanted.id join people p on p.id = wanted.id
    left join users u on u.person_id = p.id
    left join expert_rates r on r.person_id = e.person_id and r.rate_type = e.rate_type
    order by wanted.position`.execute(db)
  return found.rows.map((row) => ({ ...row, roles: row.roles.filter(isRole) }))
}

interface RawRow {
  id: string
  user_id: string | null
  internal_id: string
  first_name: string
  last_name: string
  photo_file: string | null
  job_title: string | null
  location: string | null
  email: string | null
  status: string
  status_changed_at: Date
  created_at: Date
  applied_at: Date | null
  approved_at: Date | null
  reminded_at: Date | null
  date: Date
  is_available: boolean
  is_locked_out: boolean
  is_hired: boolean
  gig_status: string | null
  current_gig: { id: string; name: string; ends_on: string | null } | null
  hear_about_us: string | null
  rate: string | null
  rate_type: string | null
  sees_rate: boolean
  years_of_experience: number | null
  rating_average: string | null
  rating_count: number
  invited_by: string | null
  manager_ids: string[]
  hired_by_ids: string[]
  roles: string[]
  segments: { industry_name: string; segment_1: string; segment_2: string }[]
  industries: string[]
  skills: { id: string; name: string }[]
  languages: { id: string; name: string }[]
}

const COLUMNS = sql`p.id, u.id as user_id, p.internal_id, p.first_name, p.last_name, p.photo_file, p.job_title, p.location, p.email,
  e.status, e.status_changed_at, p.created_at, e.applied_at, e.approved_at, e.reminded_at, ${DATE} as date,
  (e.is_available and u.status is distinct from 'suspended') as is_available,
  u.status is not distinct from 'suspended' as is_locked_out, r.rate, e.rate_type, p.years_of_experience, e.rating_average, e.rating_count, e.invited_by, p.hear_about_us`

const BEST = sql`array['Hired', 'Reviewed', 'Applied', 'Requested', 'Closed']`

/** What they work on now; of many the newest. */
const currentGig = (reader: Reader) => sql`(
  select jsonb_build_object('id', g.gig_id, 'name', g.gig_title, 'ends_on', g.ends_on) from expert_gigs g
  where g.person_id = p.id and g.status = 'Hired' and ${ownGigs(reader)} order by g.changed_at desc limit 1)`

const LISTS = sql`
  array(select role from user_roles where user_id = u.id) as roles,
  exists (select from expert_gigs g where g.person_id = p.id and g.status = 'Hired') as is_hired,
  (select g.status from expert_gigs g where g.person_id = p.id order by array_position(${BEST}, g.status) limit 1) as gig_status,
  array(select distinct unnest(manager_ids) from expert_gigs g where g.person_id = p.id) as manager_ids,
  array(select distinct unnest(manager_ids) from expert_gigs g where g.person_id = p.id and g.was_hired) as hired_by_ids,
  coalesce((select jsonb_agg(jsonb_build_object('industry_name', i.name, 'segment_1', s.segment_1, 'segment_2', s.segment_2)
    order by i.name, s.position) from expert_segments x join industry_segments s on s.id = x.segment_id
    join reference_items i on i.id = s.industry_id where x.person_id = p.id), '[]') as segments,
  array(select i.name from expert_industries x join reference_items i on i.id = x.industry_id
    where x.person_id = p.id order by i.name collate alphabetical) as industries,
  coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name) order by x.created_at, x.id)
    from expert_skills x join reference_items i on i.id = x.skill_id where x.person_id = p.id), '[]') as skills,
  coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name) order by i.name)
    from expert_languages x join reference_items i on i.id = x.language_id where x.person_id = p.id), '[]') as languages`

/** Staff who see every gig count all of them, a manager their own. */
export function ownGigs({ roles, userId }: Reader) {
  const seesAll = roles.includes('growth_experts_admin') || roles.includes('growth_experts_hr_generalist')
  return seesAll ? sql`true` : sql`g.manager_ids @> array[${userId}]::uuid[]`
}

/** Managers, for filters and pickers. */
export async function managers(db: Db, keyword: string | undefined, at: PageAt) {
  const found = sql`from users u join people p on p.id = u.person_id
    where u.status = 'active' and exists (select from user_roles where user_id = u.id and role = 'growth_experts_manager')
      and fold(${fullName('p')} || ' ' || u.email) like ${contains(keyword ?? '')}`
  const { rows } = await sql<{
    id: string
    name: string
    email: string
    job_title: string | null
    photo_file: string | null
  }>`select u.id, ${fullName('p')} as name, u.email, p.job_title, p.photo_file ${found}
    order by (${fullName('p')}) collate alphabetical, u.id ${sliceOf(at)}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}
