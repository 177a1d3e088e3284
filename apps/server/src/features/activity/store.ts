import { isShortTerm, SEARCHED_IN_SHORT } from '@guildhall/contract/activity'
import { CompiledQuery, sql, type SelectQueryBuilder, type Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { ActivityLogs, DB } from '#platform/db/tables.gen.ts'
import { literally } from '#platform/db/like.ts'
import { idBounds } from '#features/activity/capture/entry.ts'
import { fullName } from '#platform/db/full-name.ts'
import { pageOfRows, startOf, type PageAt } from '#platform/db/page.ts'

/** Filters of the list, in the words of the columns. */
export interface Filter {
  type?: string | undefined
  status?: string | undefined
  ip?: string | undefined
  /** From this moment on. */
  since?: Date | undefined
  /** Before this moment. */
  until?: Date | undefined
  users?: readonly string[] | undefined
  browsers?: readonly string[] | undefined
  devices?: readonly string[] | undefined
  systems?: readonly string[] | undefined
  /** Part of the name, title, page URL or called path, as typed. */
  term?: string | undefined
  /** Without what was only read. */
  writesOnly?: boolean | undefined
  session?: string | undefined
}

export interface Sort {
  key: 'log_name' | 'title' | 'created_at'
  direction: 'asc' | 'desc'
}

const NEWEST: Sort = { key: 'created_at', direction: 'desc' }

const SUMMARY = [
  'id',
  'log_name',
  'title',
  'type',
  'action',
  'status',
  'url',
  'api',
  'status_code',
  'response_time',
  'is_main',
  'parent_id',
  'user_id',
  'created_at',
] as const

export type Creator = { first_name: string | null; last_name: string | null; photo_file: string | null }
export type SummaryRow = Pick<Selectable<ActivityLogs>, (typeof SUMMARY)[number]> & Creator
export type LogRow = Selectable<ActivityLogs> & Creator

/** One page. Rows are chosen first and the names of their users looked up for those alone. */
export async function page(db: Db, filter: Filter, sort: Sort, at: PageAt): Promise<SummaryRow[]> {
  const { text, values } = pageQuery(filter, sort, at)
  return run<SummaryRow>(db, text, values)
}

/** All rows of a filter, for a cursor. */
export function all(filter: Filter, sort: Sort): Question {
  const { text, values } = rowsOf(filter)
  return { text: withNames(`select ${COLUMNS} ${text} ${orderOf(sort)}`, sort), values }
}

/** These ids, and those that the log may name their people by: logins that were merged into theirs. */
export async function loginsOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct id
    from unnest(${[...ids]}::uuid[]) as given(login), unnest(ids_of_person(person_of(login)) || login) as id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** How many rows match, counted up to `most`. */
export async function countUpTo(db: Db, filter: Filter, most: number): Promise<number> {
  const { text, values } = rowsOf(filter)
  const some = `select 1 ${text} limit $${values.length + 1}`
  const [row] = await run<{ count: number }>(db, `select count(*) as count from (${some}) counted`, [
    ...values,
    most,
  ])
  return row?.count ?? 0
}

/** What the planner believes to match: from its statistics alone, no row is read. */
export async function estimate(db: Db, filter: Filter): Promise<number> {
  const { text, values } = rowsOf(filter)
  const [row] = await run<object>(db, `explain (format json) select id ${text}`, values)
  return Number(/"Plan Rows":\s*(\d+)/.exec(JSON.stringify(row))?.[1] ?? 0)
}

export function find(db: Db, id: string): Promise<LogRow | undefined> {
  return withCreator(db.selectFrom('activity_logs'))
    .selectAll('activity_logs')
    .where('activity_logs.id', '=', id)
    .executeTakeFirst()
}

/** The row before or after this one in a walk of `along`: the same session, or the same user. */
export function neighbour(
  db: Db,
  row: LogRow,
  along: 'session_id' | 'user_id',
  side: 'previous' | 'next',
): Promise<SummaryRow | undefined> {
  const isNext = side === 'next'
  const order = { key: 'created_at', direction: isNext ? 'asc' : 'desc' } as const
  const at = sql`(created_at, id)`
  const here = sql`(${row.created_at}::timestamptz, ${row.id}::uuid)`
  const chosen = sorted(db.selectFrom('activity_logs'), order)
    .where(along, '=', row[along])
    .where('user_id', 'is not distinct from', row.user_id)
    .where(isNext ? sql<boolean>`${at} > ${here}` : sql<boolean>`${at} < ${here}`)
    .limit(1)
  return named(db, chosen, order).executeTakeFirst()
}

/** The calls made under a visit by the person who made it, in the order in which they happened. */
export async function children(
  db: Db,
  parent: Pick<LogRow, 'id' | 'user_id'>,
  at: PageAt,
): Promise<{ rows: SummaryRow[]; total: number }> {
  const all = db
    .selectFrom('activity_logs')
    .where('parent_id', '=', parent.id)
    .where('user_id', 'is not distinct from', parent.user_id)
  const order = { key: 'created_at', direction: 'asc' } as const
  const chosen = sorted(all, order).limit(at.pageSize).offset(startOf(at))
  const rows = await named(db, chosen, order).execute()
  return { rows, total: await childrenTotal(db, parent) }
}

export async function childrenTotal(db: Db, parent: Pick<LogRow, 'id' | 'user_id'>): Promise<number> {
  const { count } = await db
    .selectFrom('activity_logs')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('parent_id', '=', parent.id)
    .where('user_id', 'is not distinct from', parent.user_id)
    .executeTakeFirstOrThrow()
  return count
}

/** People with a login, by name: `keyword` is a part of it, `ids` names single ones. */
export async function users(
  db: Db,
  wanted: { keyword?: string | undefined; ids?: readonly string[] | undefined },
  at: PageAt,
) {
  let query = db.selectFrom('users').innerJoin('people', 'people.id', 'users.person_id')
  if (wanted.ids !== undefined) query = query.where('users.id', 'in', wanted.ids)
  if (wanted.keyword !== undefined)
    query = query.where(sql<boolean>`lower(${fullName('people')}) like lower(${containing(wanted.keyword)})`)
  const ordered = query
    .select(['users.id', 'people.first_name', 'people.last_name', 'people.photo_file'])
    .orderBy(sql`people.first_name collate alphabetical`)
    .orderBy(sql`people.last_name collate alphabetical`)
    .orderBy('users.id')
  return pageOfRows(ordered, at)
}

// The list is asked for most of all, so its SQL is put together as text: a query builder takes longer for it than the
// database. Nothing but constants of this file and the size of a page, a whole number, goes into the text; what was typed
// travels as a parameter.

const COLUMNS = SUMMARY.join(', ')
const LISTED = SUMMARY.map((name) => `activity_logs.${name}`).join(', ')

interface Question {
  text: string
  values: unknown[]
}

/** The first page without filters has no values at all, so that its plan is kept (`platform/db/named-statements.ts`). */
function pageQuery(filter: Filter, sort: Sort, at: PageAt): Question {
  const { users = [] } = filter
  const isOfSeveral = users.length > 1 && (filter.term === undefined || !isShortTerm(filter.term))
  const { text, values } = rowsOf(isOfSeveral ? { ...filter, users: undefined } : filter)
  const place = (value: unknown) => `$${values.push(value)}`
  const [size, start] = [Math.floor(at.pageSize), startOf(at)]
  const skipped = start === 0 ? '0' : `${place(start)}::int`
  const limits = `${orderOf(sort)} limit ${size}${start === 0 ? '' : ` offset ${skipped}`}`
  const rows = `select ${COLUMNS} ${text}`
  if (!isOfSeveral) return { text: withNames(`${rows} ${limits}`, sort), values }
  // The index gives the rows of one login in their order, not those of several: of each as many as the page may reach.
  const own = `${rows} and user_id = login ${orderOf(sort)} limit ${size} + ${skipped}`
  const merged = `select ${COLUMNS} from unnest(${place(users)}::uuid[]) as login, lateral (${own}) activity_logs ${limits}`
  return { text: withNames(merged, sort), values }
}

/** These rows in their order, with the names of their people. */
function withNames(rows: string, sort: Sort): string {
  return `select ${LISTED}, people.first_name, people.last_name, people.photo_file
    from (${rows}) activity_logs left join people on people.id = person_of(activity_logs.user_id) ${orderOf(sort)}`
}

/** A total order, so that no row is shown twice or skipped between two pages. */
function orderOf({ key, direction }: Sort): string {
  const way = direction === 'asc' ? 'asc' : 'desc'
  const named = key !== 'created_at' ? `activity_logs.log_name ${way}, ` : ''
  return `order by ${named}activity_logs.created_at ${way}, activity_logs.id ${way}`
}

/** Where the rows of a filter are: `from … where …`. A short term is looked for in the newest of them. */
function rowsOf({ term, ...filter }: Filter): Question {
  const { text, values } = conditionsOf(filter)
  if (term === undefined) return { text: `from activity_logs where ${text}`, values }
  const found = `activity_search_text(log_name, title, url, api) like lower($${values.push(containing(term))})`
  if (!isShortTerm(term)) return { text: `from activity_logs where ${text} and ${found}`, values }
  const newest = `select ${COLUMNS} from activity_logs where ${text} ${orderOf(NEWEST)} limit ${SEARCHED_IN_SHORT}`
  return { text: `from (${newest}) activity_logs where ${found}`, values }
}

function conditionsOf(filter: Omit<Filter, 'term'>): Question {
  const values: unknown[] = []
  const conditions = ['true']
  const place = (value: unknown) => `$${values.push(value)}`
  const equals = (column: string, wanted: string | undefined) => {
    if (wanted !== undefined) conditions.push(`${column} = ${place(wanted)}`)
  }
  const among = (column: string, wanted: readonly string[] | undefined) => {
    if (wanted !== undefined) conditions.push(`${column} in (${wanted.map(place).join(', ')})`)
  }
  equals('type', filter.type)
  equals('status', filter.status)
  equals('ip', filter.ip)
  equals('session_id', filter.session)
  if (filter.writesOnly === true) conditions.push(`type <> 'retrieve'`)
  among('user_id', filter.users)
  among('browser', filter.browsers)
  among('device', filter.devices)
  among('os', filter.systems)
  // The bounds of the id let the planner leave out the months that cannot match.
  const { since, until } = filter
  if (since !== undefined)
    conditions.push(`created_at >= ${place(since)}`, `id >= ${place(idBounds(since, since).lowest)}`)
  if (until !== undefined)
    conditions.push(`created_at < ${place(until)}`, `id < ${place(idBounds(until, until).beyond)}`)
  return { text: conditions.join(' and '), values }
}

async function run<Row>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values))
  return rows
}

type Logs = SelectQueryBuilder<DB, 'activity_logs', object>

function sorted(query: Logs, { direction }: Sort): Logs {
  return query.orderBy('created_at', direction).orderBy('id', direction)
}

function named(db: Db, chosen: Logs, sort: Sort) {
  const rows = sorted(db.selectFrom(chosen.select(SUMMARY).as('activity_logs')), sort)
  return withCreator(rows).select(SUMMARY.map((name) => `activity_logs.${name}` as const))
}

function withCreator(query: Logs) {
  return query
    .leftJoin('people', (join) => join.on(sql<boolean>`people.id = person_of(activity_logs.user_id)`))
    .select(['people.first_name', 'people.last_name', 'people.photo_file'])
}

/** A pattern for like in which everything typed means itself. */
function containing(text: string): string {
  return `%${literally(text)}%`
}
