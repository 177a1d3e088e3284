import { isShortTerm, SEARCHED_IN_SHORT } from '@guildhall/contract/activity'
import { CompiledQuery, type Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { literally } from '#platform/db/like.ts'
import { startOf, type PageAt } from '#platform/db/page.ts'
import type { ActivityLogs } from '#platform/db/tables.gen.ts'
import { idBounds } from '#features/activity/capture/entry.ts'

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

export const SUMMARY = [
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

/**
 * Whether several conditions have to hold at once, of which the planner cannot know how rare they are together. Dates are
 * none: the rows stand in their order.
 */
export function isOfSeveral(filter: Filter): boolean {
  const { type, status, ip, session, term, users, browsers, devices, systems } = filter
  const given = [type, status, ip, session, term, users, browsers, devices, systems]
  return given.filter((value) => value !== undefined).length > 1
}

/** Whether its term is looked for in the newest rows alone, since no index finds it. */
export function isOfShortTerm({ term }: Filter): boolean {
  return term !== undefined && isShortTerm(term)
}

/**
 * One page. Rows are chosen first and the names of their users looked up for those alone; where `areFew` match, all of
 * them are found and then sorted.
 */
export async function page(
  db: Db,
  filter: Filter,
  sort: Sort,
  at: PageAt,
  areFew = false,
): Promise<SummaryRow[]> {
  const { text, values } = areFew ? fewQuery(filter, sort, at) : pageQuery(filter, sort, at)
  return run<SummaryRow>(db, text, values)
}

/** All rows of a filter, for a cursor. */
export function all(filter: Filter, sort: Sort): Question {
  const { text, values } = rowsOf(filter)
  return { text: withNames(`select ${COLUMNS} ${text} ${orderOf(sort)}`, sort), values }
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
  const areSeveral = users.length > 1 && !isOfShortTerm(filter)
  const { text, values } = rowsOf(areSeveral ? { ...filter, users: undefined } : filter)
  const place = (value: unknown) => `$${values.push(value)}`
  const [size, start] = [Math.floor(at.pageSize), startOf(at)]
  const skipped = start === 0 ? '0' : `${place(start)}::int`
  const limits = `${orderOf(sort)} limit ${size}${start === 0 ? '' : ` offset ${skipped}`}`
  const rows = `select ${COLUMNS} ${text}`
  if (!areSeveral) return { text: withNames(`${rows} ${limits}`, sort), values }
  // The index gives the rows of one login in their order, not those of several: of each as many as the page may reach.
  const own = `${rows} and user_id = login ${orderOf(sort)} limit ${size} + ${skipped}`
  const merged = `select ${COLUMNS} from unnest(${place(users)}::uuid[]) as login, lateral (${own}) activity_logs ${limits}`
  return { text: withNames(merged, sort), values }
}

/** An offset of nothing keeps the planner from looking for the rows in their order. */
function fewQuery(filter: Filter, sort: Sort, at: PageAt): Question {
  const { text, values } = rowsOf(filter)
  const all = `select ${COLUMNS} ${text} offset 0`
  const limits = `limit $${values.push(at.pageSize)} offset $${values.push(startOf(at))}`
  const rows = `select ${COLUMNS} from (${all}) activity_logs ${orderOf(sort)} ${limits}`
  return { text: withNames(rows, sort), values }
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

/** A pattern for like in which everything typed means itself. */
function containing(text: string): string {
  return `%${literally(text)}%`
}
