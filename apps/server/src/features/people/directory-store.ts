import { isRole, type Role } from '@guildhall/contract/access'
import type { PeopleFilter, PeopleSort } from '@guildhall/contract/people/person'
import { PLAIN_FIELDS, type PlainField } from '@guildhall/contract/people/plain-fields'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { HAS_LOGIN, matching, NAME, STATUS } from './filter.ts'
import { sliceOf, type PageAt } from '#platform/db/page.ts'

/** What a reader asks of the people whom they may see: a condition over `experts e`. */
export interface Asked {
  visible: RawBuilder<SqlBool>
  filter: Omit<PeopleFilter, 'sort'>
}

export interface Sort {
  key: PeopleSort
  direction: 'asc' | 'desc'
}

const FROM = sql`from people p
  left join users u on u.person_id = p.id
  left join experts e on e.person_id = p.id
  left join companies c on c.id = p.company_id`

const ORDER = {
  name: sql`${NAME} collate alphabetical`,
  title: sql`p.job_title collate alphabetical`,
  company: sql`c.name collate alphabetical`,
  email: sql`p.email`,
  status: STATUS,
  created_at: sql`p.created_at`,
}

/** Ids in the order of the list. */
export async function ids(
  db: Db,
  { visible, filter }: Asked,
  { key, direction }: Sort,
  at?: PageAt,
): Promise<string[]> {
  const way = direction === 'asc' ? sql`asc nulls last` : sql`desc nulls last`
  const page = at === undefined ? sql`` : sliceOf(at)
  const { rows: found } = await sql<{ id: string }>`select p.id ${FROM}
    where ${seen(visible)} and ${matching(filter)} order by ${ORDER[key]} ${way}, p.id ${page}`.execute(db)
  return found.map(({ id }) => id)
}

export async function total(db: Db, { visible, filter }: Asked): Promise<number> {
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${FROM}
    where ${seen(visible)} and ${matching(filter)}`.execute(db)
  return counted[0]?.total ?? 0
}

const PLAIN = sql.join(PLAIN_FIELDS.map((field) => sql.ref(`p.${field}`)))

export interface Row extends Record<PlainField, string | null> {
  id: string
  user_id: string | null
  has_login: boolean
  internal_id: string
  first_name: string
  last_name: string
  photo_file: string | null
  job_title: string | null
  company_id: string | null
  company_name: string | null
  email: string | null
  login_email: string | null
  phone_country_iso: string | null
  phone_country_code: string | null
  phone_number: string | null
  location: string | null
  linked_in_url: string | null
  bio: string | null
  nationality: string | null
  years_of_experience: number | null
  expert_status: string | null
  status: string | null
  roles: Role[]
  created_at: Date
  updated_at: Date
  version: number
}

/** These people, in this order, as far as the reader may see them. */
export async function rows(db: Db, visible: RawBuilder<SqlBool>, wanted: readonly string[]): Promise<Row[]> {
  const { rows: found } = await sql<Omit<Row, 'roles'> & { roles: string[] }>`
    select p.id, u.id as user_id, ${HAS_LOGIN} as has_login, p.internal_id, p.first_name, p.last_name, p.photo_file, p.job_title,
      p.company_id, c.name as company_name, p.email, u.email as login_email,
      p.phone_country_iso, p.phone_country_code, p.phone_number,
      p.location, p.linked_in_url, ${PLAIN}, p.bio, p.nationality, p.years_of_experience,
      e.status as expert_status, ${STATUS} as status,
      array(select role from user_roles where user_id = u.id) as roles, p.created_at, p.updated_at, p.version
    from unnest(${wanted}::uuid[]) with ordinality as wanted(id, position)
    join people p on p.id = wanted.id
    left join users u on u.person_id = p.id
    left join experts e on e.person_id = p.id
    left join companies c on c.id = p.company_id
    where ${seen(visible)} order by wanted.position`.execute(db)
  return found.map((row) => ({ ...row, roles: row.roles.filter(isRole) }))
}

/** By the id of a person, of their login, or of somebody who was merged into them. */
export async function find(db: Db, visible: RawBuilder<SqlBool>, id: string): Promise<Row | undefined> {
  const { rows: meant } = await sql<{ id: string }>`select person_of(${id}::uuid) as id`.execute(db)
  return (await rows(db, visible, [meant[0]?.id ?? id]))[0]
}

/**
 * Over `people p` and `experts e`: who is no expert is seen by everybody who reads the list, of experts those whom the
 * reader sees elsewhere; nobody who was erased.
 */
export function seen(visible: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(p.erased_at is null and (e.person_id is null or ${visible}))`
}

export async function hasCompany(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export function merged(db: Db, id: string) {
  return db
    .selectFrom('person_merges')
    .select(['merged_id', 'internal_id', 'name', 'former_email', 'merged_at'])
    .where('survivor_id', '=', id)
    .orderBy('merged_at', 'desc')
    .execute()
}
