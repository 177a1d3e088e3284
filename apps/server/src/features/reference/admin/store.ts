import type { CaredList, ItemState } from '@guildhall/contract/reference/admin'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { literally } from '#platform/db/like.ts'
import { fullName } from '#platform/db/full-name.ts'
import { sliceOf, type PageAt } from '#platform/db/page.ts'

export interface CaredRow {
  id: string
  name: string
  code: string | null
  is_draft: boolean
  retired_at: Date | null
  source: 'Catalogue' | 'Profile' | 'Admin'
  created_by: string | null
  created_at: Date
  version: number
  industry_id: string | null
  industry_name: string | null
  segment_1: string | null
}

interface Filter {
  keyword: string
  state: ItemState | undefined
  sort: { key: 'name' | 'created_at' | 'place'; direction: 'asc' | 'desc' }
}

const STATE = sql`case when retired_at is not null then 'retired' when is_draft then 'draft' else 'active' end`

export async function page(db: Db, list: CaredList, { keyword, state, sort }: Filter, at: PageAt) {
  const words = sql`'%' || fold(${literally(keyword)}) || '%'`
  const from = sql`from ${rowsOf(list)} as it where (${keyword} = '' or name_key like ${words})
    and (${state ?? null}::text is null or ${STATE} = ${state ?? null})`
  const direction = sort.direction === 'asc' ? sql`asc` : sql`desc`
  const order = {
    name: sql`name collate alphabetical ${direction}`,
    created_at: sql`created_at ${direction}`,
    place: sql`position ${direction} nulls last, name collate alphabetical`,
  }[sort.key]
  const { rows } = await sql<CaredRow>`select ${COLUMNS} ${from} order by ${order}, id
    ${sliceOf(at)}`.execute(db)
  const { rows: totals } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return { rows, total: totals[0]?.total ?? 0 }
}

export async function find(db: Db, list: CaredList, id: string): Promise<CaredRow | undefined> {
  const { rows } = await sql<CaredRow>`select ${COLUMNS} from ${rowsOf(list)} as it where id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** Whether an entry of this list has the code, also one that is retired: it can come back. */
export async function hasCode(db: Db, list: CaredList, code: string): Promise<boolean> {
  const { rows } = await sql`select from ${rowsOf(list)} as it where code = ${code} limit 1`.execute(db)
  return rows.length > 0
}

/** Until the transaction ends nobody else changes these entries. */
export async function lock(db: Db, list: CaredList, ids: readonly string[]): Promise<void> {
  await sql`select id from ${sql.table(tableOf(list))} where id = any(${[...ids]}::uuid[])
    order by id for update`.execute(db)
}

/** How many entries each list has, and how many of them wait or are retired. */
export async function overview(db: Db) {
  const { rows } = await sql<{ list: string; total: number; drafts: number; retired: number }>`
    select list, count(*)::int as total, (count(*) filter (where is_draft and retired_at is null))::int as drafts,
      (count(*) filter (where retired_at is not null))::int as retired
    from reference_items where merged_into is null group by list
    union all select 'segments', count(*)::int, 0, (count(*) filter (where retired_at is not null))::int
    from industry_segments where merged_into is null`.execute(db)
  return rows
}

/** Whether another entry has this name; one that was merged away gives its name up. */
export async function isTaken(
  db: Db,
  list: CaredList,
  { name, segment_1: first, industry_id: industry }: Named,
  except: string | null,
): Promise<boolean> {
  const same =
    list === 'segments'
      ? sql`industry_id = ${industry} and name_key = fold(${`${first} ${name}`})`
      : sql`list = ${list} and name_key = fold(${name})`
  const table = sql.table(tableOf(list))
  const { rows } = await sql`select id from ${table} where ${same} and merged_into is null
    and (${except}::uuid is null or id <> ${except}::uuid)`.execute(db)
  if (rows.length === 0) await sql`delete from ${table} where ${same} and merged_into is not null`.execute(db)
  return rows.length > 0
}

export interface Named {
  name: string
  segment_1: string | null
  industry_id: string | null
}

export async function insert(
  db: Db,
  list: CaredList,
  entry: Named & { code: string | null; by: string; at: Date },
): Promise<string> {
  const { name, code, by, at, segment_1: first, industry_id: industry } = entry
  const { rows } = await (
    list === 'segments'
      ? sql<{
          id: string
        }>`insert into industry_segments (industry_id, segment_1, segment_2, position, source, created_at, edited_at)
        select ${industry}, ${first}, ${name}, coalesce(max(position), 0) + 1, 'Admin', ${at}::timestamptz, ${at}::timestamptz
        from industry_segments returning id`
      : sql<{
          id: string
        }>`insert into reference_items (list, name, code, source, created_by, created_at, edited_at)
        values (${list}, ${name}, ${code}, 'Admin', ${by}, ${at}, ${at}) returning id`
  ).execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`${name} was not added to ${list}.`)
  return row.id
}

export async function update(
  db: Db,
  list: CaredList,
  id: string,
  { name, code, at, segment_1: first, industry_id: industry }: Named & { code: string | null; at: Date },
): Promise<void> {
  const change =
    list === 'segments'
      ? sql`update industry_segments set segment_2 = ${name}, segment_1 = ${first}, industry_id = ${industry},`
      : sql`update reference_items set name = ${name}, code = ${code},`
  await sql`${change} edited_at = ${at}, version = version + 1 where id = ${id}`.execute(db)
}

export async function setState(
  db: Db,
  list: CaredList,
  id: string,
  { retiredAt, at }: { retiredAt: Date | null; at: Date },
): Promise<void> {
  await sql`update ${sql.table(tableOf(list))} set retired_at = ${retiredAt}, edited_at = ${at},
    version = version + 1 where id = ${id}`.execute(db)
}

export async function approve(db: Db, id: string, at: Date): Promise<void> {
  await sql`update reference_items set is_draft = false, edited_at = ${at}, version = version + 1
    where id = ${id}`.execute(db)
}

/** The entry is gone from every list; its name leads to the other. */
export async function mergeInto(
  db: Db,
  list: CaredList,
  { from, to }: { from: string; to: string },
  at: Date,
): Promise<void> {
  const table = sql.table(tableOf(list))
  await sql`update ${table} set merged_into = ${to}, retired_at = ${at}, edited_at = ${at}, version = version + 1
    where id = ${from} or merged_into = ${from}`.execute(db)
  if (list !== 'segments')
    await sql`update reference_items set is_draft = false, version = version + 1 where id = ${to}`.execute(db)
}

/** Segments of an industry, each with the one of the same name in another industry. */
export async function segmentsBeside(db: Db, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<{ id: string; twin: string | null }>`select s.id, t.id as twin
    from industry_segments s left join industry_segments t on t.industry_id = ${to} and t.name_key = s.name_key
    where s.industry_id = ${from} and s.merged_into is null`.execute(db)
  return rows
}

export async function moveSegment(db: Db, id: string, industryId: string): Promise<void> {
  await sql`update industry_segments set industry_id = ${industryId}, version = version + 1 where id = ${id}`.execute(
    db,
  )
}

const COLUMNS = sql`id, name, code, is_draft, retired_at, source, created_by, created_at, version, industry_id,
  industry_name, segment_1`

function tableOf(list: CaredList): 'industry_segments' | 'reference_items' {
  return list === 'segments' ? 'industry_segments' : 'reference_items'
}

/** The entries of a list in one shape; what was merged away is none of them. */
function rowsOf(list: CaredList): RawBuilder<unknown> {
  if (list === 'segments')
    return sql`(select s.id, s.segment_2 as name, null::text as code, false as is_draft, s.retired_at, s.source,
      null::text as created_by, s.created_at, s.version, s.industry_id, i.name as industry_name, s.segment_1,
      s.position, fold(i.name) || ' ' || s.name_key as name_key
    from industry_segments s join reference_items i on i.id = s.industry_id where s.merged_into is null)`
  return sql`(select r.id, r.name, r.code, r.is_draft, r.retired_at, r.source,
      ${fullName('p')} as created_by, r.created_at, r.version, null::uuid as industry_id,
      null::text as industry_name, null::text as segment_1, r.position, r.name_key
    from reference_items r left join users u on u.id = r.created_by left join people p on p.id = u.person_id
    where r.list = ${list} and r.merged_into is null)`
}
