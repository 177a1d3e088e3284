import { isStaff } from '@guildhall/contract/access'
import { PAGE_SIZE } from '@guildhall/contract/envelope'
import type { GigQuery } from '@guildhall/contract/gigs'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { literally } from '#platform/db/like.ts'
import { pageOfRows } from '#platform/db/page.ts'
import { deletedGigs, heads, typed } from './store.ts'
import { visibleGigs, visibleOwnGigs, type Reader } from './visible.ts'

type Filters = Omit<GigQuery, 'page' | 'pageSize' | 'sort' | 'order'>
export type SummaryRow = Awaited<ReturnType<typeof page>>['rows'][number]

/** What a list shows; texts and details stay where they are. */
const SHOWN = [
  'gigs.id',
  'gigs.internal_id',
  'gigs.type',
  'gigs.name',
  'gigs.base_year',
  'gigs.stage',
  'gigs.summary',
  'gigs.status',
  'gigs.locked',
  'gigs.needs_experts',
  'gigs.start_at',
  'gigs.end_at',
  'gigs.deadline',
  'gigs.created_at',
  'gigs.updated_at',
] as const

/** One page of the gigs that this reader may see. */
export async function page(db: Db, reader: Reader, query: GigQuery) {
  const { page: number = 1, pageSize = PAGE_SIZE } = query
  const found = db
    .selectFrom('gigs')
    .select([...SHOWN, ...heads, isOn(reader).as('is_on_it')])
    .where(conditionOf(reader, query))
    .orderBy(orderOf(query))
  const { rows, total } = await pageOfRows(found, { page: number, pageSize })
  return { rows: rows.map(typed), total }
}

/** Whether the reader works on it or follows it as its customer: `may.seeMembers` in SQL, staff apart. */
function isOn({ userId, personId }: Reader) {
  return sql<boolean>`(exists (select from gig_members m
      where m.gig_id = gigs.id and m.user_id = ${userId} and m.status = 'active')
    or exists (select from expert_gigs e
      where e.gig_id = gigs.id and e.person_id = ${personId} and e.status = 'Hired'))`
}

/** How many there are of each status, whatever status the list shows. */
export async function counts(db: Db, reader: Reader, filters: Filters) {
  return db
    .selectFrom('gigs')
    .select(['status', sql<number>`count(*)::int`.as('total')])
    .where(conditionOf(reader, { ...filters, status: undefined }))
    .groupBy('status')
    .execute()
}

function conditionOf(reader: Reader, filters: Filters): RawBuilder<SqlBool> {
  const { status, type, owner_id: owners, company_id: companies, year, stage, ids } = filters
  const all = [
    seenBy(reader, filters),
    ...within('gigs.status', status),
    ...within('gigs.type', type),
    ...(owners === undefined ? [] : [ownedBy(owners, reader)]),
    ...(companies === undefined ? [] : [boughtBy(companies, reader)]),
    ...within('gigs.base_year::text', year),
    ...within('gigs.stage', stage),
    ...within('gigs.id::text', ids),
    ...linked('gig_industries', 'industry_id', filters.industry_id),
    ...linked('gig_regions', 'region_id', filters.region_id),
    ...(filters.needs_experts === undefined ? [] : [sql`gigs.needs_experts = ${filters.needs_experts}`]),
    ...(filters.locked === undefined ? [] : [sql`gigs.locked = ${filters.locked}`]),
    ...(filters.keyword === undefined ? [] : [matches(filters.keyword)]),
  ]
  return sql<SqlBool>`${sql.join(
    all.map((one) => sql`(${one})`),
    sql` and `,
  )}`
}

function seenBy(reader: Reader, { deleted, scope }: Filters) {
  if (deleted === true) return deletedGigs(reader)
  return scope === 'own' ? visibleOwnGigs(reader) : visibleGigs(reader)
}

function within(column: string, values: readonly string[] | undefined): RawBuilder<unknown>[] {
  return values === undefined ? [] : [sql`${sql.raw(column)} = any(${values}::text[])`]
}

/** Owner is who owns it, alone or with others (PRODUCT 5.5); the others are named to staff alone. */
function ownedBy(users: readonly string[], { roles }: Reader): RawBuilder<unknown> {
  const alone = sql`gigs.owner_id = any(${users}::uuid[])`
  return isStaff(roles) ? sql`${alone} or gigs.co_owner_ids && ${users}::uuid[]` : alone
}

/** A customer that the page keeps from a reader is not told by asking for it either. */
function boughtBy(companies: readonly string[], reader: Reader): RawBuilder<unknown> {
  const theirs = sql`gigs.company_id = any(${companies}::uuid[])`
  if (isStaff(reader.roles) || !reader.roles.includes('growth_experts_expert')) return theirs
  return sql`${theirs} and (gigs.confidentiality = 'open' or ${isOn(reader)})`
}

function linked(table: string, column: string, values: readonly string[] | undefined): RawBuilder<unknown>[] {
  if (values === undefined) return []
  return [
    sql`exists (select from ${sql.table(table)} l where l.gig_id = gigs.id
      and l.${sql.ref(column)} = any(${values}::uuid[]))`,
  ]
}

/** By name or internal code; wildcards are plain characters. */
function matches(keyword: string) {
  const plain = literally(keyword)
  return sql`gigs.name_key like '%' || fold(${plain}) || '%' or upper(gigs.internal_id) like upper(${plain}) || '%'`
}

const COLUMNS = {
  updated_at: sql`gigs.updated_at`,
  created_at: sql`gigs.created_at`,
  deadline: sql`gigs.deadline`,
  name: sql`gigs.name collate alphabetical`,
}

/** The latest change first, unless asked otherwise, and the other way round just so; gigs without a deadline last. */
function orderOf({ sort, order }: GigQuery) {
  const { key, direction } = sort ?? order ?? { key: 'updated_at', direction: 'desc' }
  const nulls = key === 'deadline' ? sql`nulls last` : sql``
  return direction === 'asc'
    ? sql`${COLUMNS[key]} asc ${nulls}, gigs.id desc`
    : sql`${COLUMNS[key]} desc ${nulls}, gigs.id`
}
