import { STAFF_ROLES } from '@guildhall/contract/access'
import { expertMachine } from '@guildhall/contract/experts/machine'
import { GIG_KINDS, type GigKind } from '@guildhall/contract/gigs/kinds'
import { MAX_QUICK } from '@guildhall/contract/search'
import { isStaff } from '@guildhall/contract/access'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { visibleExperts } from '#features/experts/lists/service.ts'
import { visibleGigs } from '#features/gigs/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/context.ts'
import { literally } from '#platform/db/like.ts'
import { databasePattern, groupsOf } from '#platform/meaning/other-words.ts'
import { IS_CURRENT } from './visible.ts'
import { fullName } from '#platform/db/full-name.ts'

type Condition = RawBuilder<SqlBool>

/** By a keyword, or those of these ids that the reader may still see. */
export type Wanted = { keyword: string } | { ids: readonly string[] }

export interface PersonHit {
  id: string
  name: string
  photo_file: string | null
  detail: string | null
  is_expert: boolean
  can_remind: boolean
}

/** People whose page this reader can open, by their names alone: what stands on the page is not for everybody. */
export async function people(db: Db, reader: Actor, wanted: Wanted): Promise<PersonHit[]> {
  const matches = 'ids' in wanted ? sql`p.id = any(${wanted.ids}::uuid[])` : named('d.title', wanted.keyword)
  const { rows } = await sql<PersonHit>`
    select p.id, ${fullName('p')} as name, p.photo_file, p.job_title as detail,
      e.person_id is not null as is_expert, ${isRemindable(reader)} as can_remind
    from search_documents d join people p on p.id = d.subject_id left join experts e on e.person_id = p.id
    where d.source = 'person' and ${matches} and ${visiblePeople(reader)} and ${IS_CURRENT}
    order by ${firstLike('d.title', wanted)}, d.title collate alphabetical, p.id limit ${sql.lit(MAX_QUICK)}`.execute(
    db,
  )
  return rows
}

/** Somebody who has begun and not applied, for those who remind them. */
function isRemindable({ roles }: Actor): Condition {
  const mayRemind = roles.includes('growth_experts_admin') || roles.includes('growth_experts_hr_generalist')
  return sql<SqlBool>`(${mayRemind}::boolean and coalesce(e.status = any(${REMINDED}::text[]), false))`
}

const REMINDED = expertMachine.moves.flatMap(({ action, from }) => (action === 'remind' ? [...from] : []))

function visiblePeople(reader: Actor): Condition {
  const ways = [
    sql`(e.person_id is not null and ${visibleExperts(reader)})`,
    ...(isStaff(reader.roles) ? [IS_STAFF] : []),
    ...(reader.permissions.includes('CAN_SEE_ADMIN_PEOPLE_LIST') ? [sql`e.person_id is null`] : []),
    ...(reader.roles.includes('growth_experts_expert') ? [sql`(${IS_STAFF} and ${ownsGigOf(reader)})`] : []),
    ...(reader.roles.includes('growth_experts_customer') ? [workedFor(reader)] : []),
  ]
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

const IS_STAFF = sql<SqlBool>`exists (select from users u join user_roles r on r.user_id = u.id
  where u.person_id = p.id and u.status = 'active' and r.role = any(${sql.lit(`{${STAFF_ROLES.join(',')}}`)}::text[]))`

/** Every staff page is open to experts; found are those whom they meet on a project. */
function ownsGigOf(reader: Actor): Condition {
  return sql<SqlBool>`p.id in (select owner.person_id from gigs join users owner on owner.id = gigs.owner_id
    where ${visibleGigs(reader)})`
}

/** Before they are hired, experts who were put forward have no names (D-05). */
function workedFor({ userId }: Actor): Condition {
  return sql<SqlBool>`p.id in (select person_id from expert_gigs
    where status = 'Hired' and shown_to @> array[${userId}]::uuid[])`
}

/** Experts by what they are and know, in other words too; their names say nothing of it, so the detail does. */
export async function knowing(
  db: Db,
  reader: Actor,
  { keyword, without, most }: { keyword: string; without: readonly string[]; most: number },
): Promise<PersonHit[]> {
  const patterns = groupsOf(keyword).map(databasePattern)
  if (patterns.length === 0) return []
  const [searched, known] = [patterns.map(isSearched), patterns.map(isKnown)]
  const { rows } = await sql<PersonHit>`
    select p.id, ${fullName('p')} as name, p.photo_file, true as is_expert, false as can_remind,
      concat_ws(' · ', p.job_title, (select string_agg(name, ', ') from (select i.name
        from expert_skills x join reference_items i on i.id = x.skill_id
        where x.person_id = p.id and i.name_key ~ any(${patterns}::text[]) order by i.name limit 2) skill)) as detail
    from experts e join people p on p.id = e.person_id
    where e.person_id in (select s.person_id from expert_search s where ${sql.join(searched, sql` and `)})
      and ${sql.join(known, sql` and `)} and e.status = 'Approved' and p.id <> all(${without}::uuid[])
      and ${visibleExperts(reader)}
    order by fold(coalesce(p.job_title, '')) ~ any(${patterns}::text[]) desc, e.rating_average desc nulls last,
      p.last_name collate alphabetical, p.id limit ${most}`.execute(db)
  return rows
}

const isSearched = (pattern: string) => sql<SqlBool>`s.text ~ ${pattern}`

/** An address and a code are no knowledge. */
const isKnown = (pattern: string) => sql<SqlBool>`(fold(coalesce(p.job_title, '')) ~ ${pattern} or exists (
  select from expert_skills x join reference_items i on i.id = x.skill_id
  where x.person_id = p.id and i.name_key ~ ${pattern}))`

export interface GigHit {
  id: string
  name: string
  internal_id: string
  type: GigKind
  status: string
}

/** Projects whose page this reader can open, by their names and codes. */
export async function gigs(db: Db, reader: Actor, wanted: Wanted): Promise<GigHit[]> {
  const matches =
    'ids' in wanted
      ? sql`gigs.id = any(${wanted.ids}::uuid[])`
      : sql`(${named('gigs.name', wanted.keyword)} or lower(gigs.internal_id) = lower(${wanted.keyword}))`
  const { rows } = await sql<Omit<GigHit, 'type'> & { type: string }>`
    select gigs.id, gigs.name, gigs.internal_id, gigs.type, gigs.status from gigs
    where ${matches} and ${visibleGigs(reader)}
    order by ${firstLike('gigs.name', wanted)}, gigs.updated_at desc, gigs.id limit ${sql.lit(MAX_QUICK)}`.execute(
    db,
  )
  return rows.flatMap((row) => {
    const type = GIG_KINDS.find((kind) => kind === row.type)
    return type === undefined ? [] : [{ ...row, type }]
  })
}

/** Every word stands somewhere in the name. */
function named(column: string, keyword: string): Condition {
  const words = keyword.split(/\s+/).filter(Boolean).slice(0, 6)
  const parts = words.map((word) => sql`fold(${sql.ref(column)}) like '%' || ${folded(word)} || '%'`)
  return parts.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`
}

/** Names that begin with what was typed come first, then those of which a later word does. */
function firstLike(column: string, wanted: Wanted): RawBuilder<unknown> {
  if ('ids' in wanted) return sql`1`
  const name = sql`fold(${sql.ref(column)})`
  const typed = folded(wanted.keyword)
  return sql`case when ${name} like ${typed} || '%' then 0 when ${name} like '% ' || ${typed} || '%' then 1 else 2 end`
}

/** As names are compared, its wildcards made plain characters. */
function folded(word: string) {
  return sql`fold(${literally(word)})`
}
