import type { COMPANY_SORT_KEYS, CompanyQuery } from '@guildhall/contract/companies'
import { sql, type Insertable, type Updateable } from 'kysely'
import { folded } from '#features/companies/store.ts'
import type { Db } from '#platform/db/database.ts'
import type { Companies } from '#platform/db/tables.gen.ts'
import { nextVersion } from '#platform/db/version.ts'
import { nameOfUser } from '#platform/db/full-name.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'

type Filter = Pick<CompanyQuery, 'keyword' | 'ids' | 'draft' | 'type' | 'country_id' | 'source'>

export interface Sort {
  key: (typeof COMPANY_SORT_KEYS)[number]
  direction: 'asc' | 'desc'
}

export interface Named {
  id: string
  name: string
}

export const BY_NAME = { key: 'name', direction: 'asc' } as const satisfies Sort

const members = sql<number>`(select count(*)::int from people where people.company_id = companies.id)`
const nameOf = (table: string, column: string, name = 'name') =>
  sql<Named | null>`(select json_build_object('id', it.id, 'name', it.${sql.ref(name)}) from ${sql.table(table)} it
    where it.id = companies.${sql.ref(column)})`

const ORDER = {
  name: sql`companies.name collate alphabetical`,
  type: sql`companies.type`,
  industry: sql`(select name from reference_items where id = companies.industry_id)`,
  country: sql`(select nicename from countries where id = companies.country_id)`,
  members,
  source: sql`companies.source`,
  created_at: sql`companies.created_at`,
}

export type ListedRow = Awaited<ReturnType<typeof page>>['rows'][number]

/** Ids of all companies that match, in the order of the list. */
export async function ids(db: Db, filter: Filter, sort: Sort): Promise<string[]> {
  const rows = await filtered(db, filter).select('companies.id').orderBy(orderOf(sort)).execute()
  return rows.map(({ id }) => id)
}

/** One page of the companies that match, drafts among them. */
export async function page(db: Db, filter: Filter, sort: Sort, at: PageAt) {
  const found = filtered(db, filter)
    .select(['id', 'name', 'is_draft', 'type', 'source', 'logo_id', 'created_at', 'updated_at'])
    .select([
      nameOf('reference_items', 'industry_id').as('industry'),
      nameOf('countries', 'country_id', 'nicename').as('country'),
      members.as('members'),
    ])
    .orderBy(orderOf(sort))
  return pageOfRows(found, at)
}

function orderOf({ key, direction }: Sort) {
  const way = direction === 'asc' ? sql`asc` : sql`desc`
  return sql`${ORDER[key]} ${way} nulls last, companies.id ${way}`
}

function filtered(db: Db, { keyword, ids, draft, type, country_id: countries, source }: Filter) {
  return db
    .selectFrom('companies')
    .$if(keyword !== undefined && keyword !== '', (all) =>
      all.where(sql<boolean>`name_key like '%' || ${folded(keyword ?? '')} || '%'`),
    )
    .$if(ids !== undefined, (all) => all.where('id', 'in', ids ?? []))
    .$if(draft !== undefined, (all) => all.where('is_draft', '=', draft ?? false))
    .$if(type !== undefined, (all) => all.where('type', 'in', type ?? []))
    .$if(countries !== undefined, (all) => all.where('country_id', 'in', countries ?? []))
    .$if(source !== undefined, (all) => all.where('source', 'in', source ?? []))
}

export type CompanyRecord = NonNullable<Awaited<ReturnType<typeof find>>>

/** Everything that is known of one company. */
export function find(db: Db, id: string) {
  return db
    .selectFrom('companies')
    .selectAll('companies')
    .select([
      nameOf('reference_items', 'industry_id').as('industry'),
      nameOf('countries', 'country_id', 'nicename').as('country'),
      nameOf('states', 'state_id').as('state'),
      nameOf('cities', 'city_id').as('city'),
      nameOf('companies', 'parent_id').as('parent'),
      members.as('members'),
      nameOfUser('companies.created_by').as('creator'),
      sql<Named[]>`array(select json_build_object('id', it.id, 'name', it.name) from companies it
        where it.parent_id = companies.id order by it.name collate alphabetical, it.id)`.as('children'),
      sql<(Named & { industry_name: string })[]>`array(
        select json_build_object('id', s.id, 'name', s.name, 'industry_name', i.name)
        from company_segments l join industry_segments s on s.id = l.segment_id
          join reference_items i on i.id = s.industry_id
        where l.company_id = companies.id order by s.position, s.id)`.as('segments'),
      sql<(Named & { merged_at: string })[]>`array(
        select json_build_object('id', merged_id, 'name', r.name,
          'merged_at', to_char(merged_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from company_redirects r where r.company_id = companies.id order by merged_at desc, merged_id)`.as(
        'merged',
      ),
    ])
    .where('companies.id', '=', id)
    .executeTakeFirst()
}

/** Nobody else changes these companies until the transaction ends. */
export async function lock(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .selectFrom('companies')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The id of the new company; none when there is one of that name. */
export async function insert(db: Db, row: Insertable<Companies>): Promise<string | undefined> {
  const added = await db
    .insertInto('companies')
    .values(row)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export async function update(db: Db, id: string, change: Updateable<Companies>): Promise<void> {
  await db
    .updateTable('companies')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .execute()
}

export async function writeSegments(db: Db, id: string, segments: readonly string[]): Promise<void> {
  await db.deleteFrom('company_segments').where('company_id', '=', id).execute()
  const rows = [...new Set(segments)].map((segment) => ({ company_id: id, segment_id: segment }))
  if (rows.length > 0) await db.insertInto('company_segments').values(rows).execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('companies').where('id', '=', id).execute()
}

/** The company that has this very name, if it is another one than `except`. */
export function namesake(db: Db, name: string, except: string | null): Promise<Named | undefined> {
  return db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('name_key', '=', sql<string>`fold(${name})`)
    .where(sql<boolean>`id is distinct from ${except}::uuid`)
    .executeTakeFirst()
}

/** Only one change of who stands below whom at a time: two of them together could make a circle. */
export async function lockTree(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('companies.tree', 0))`.execute(db)
}

/** Whether `id` is `above`, or stands somewhere below it. */
export async function standsBelow(db: Db, id: string, above: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive line(id) as (
      select ${id}::uuid union select c.parent_id from companies c join line on c.id = line.id where c.parent_id is not null
    ) select exists (select from line where id = ${above}) as found`.execute(db)
  return rows[0]?.found === true
}

/** How many companies stand directly below this one. */
export async function countChildren(db: Db, id: string): Promise<number> {
  const { total } = await db
    .selectFrom('companies')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('parent_id', '=', id)
    .executeTakeFirstOrThrow()
  return total
}

/** Companies whose name is near this one, or holds it. */
export async function similar(db: Db, name: string, except: string | null) {
  const { rows } = await sql<{
    id: string
    name: string
    is_draft: boolean
    type: string | null
    country: string | null
    is_same_name: boolean
  }>`select c.id, c.name, c.is_draft, c.type, n.nicename as country, c.name_key = fold(${name}) as is_same_name
    from companies c left join countries n on n.id = c.country_id
    where c.id is distinct from ${except}::uuid and (
      (c.name_key % fold(${name}) and similarity(c.name_key, fold(${name})) >= 0.45)
      or (length(${name}) >= 4 and (c.name_key like ${folded(name)} || ' %')))
    order by similarity(c.name_key, fold(${name})) desc, c.name, c.id limit 5`.execute(db)
  return rows
}
