import type { ActivityQuery } from '@guildhall/contract/activity'
import { PAGE_SIZE } from '@guildhall/contract/envelope'
import type { Db } from '#platform/db/database.ts'
import { totalBy } from '#platform/db/page.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { ActivityLog } from './start.ts'
import * as listStore from './list-store.ts'
import * as store from './store.ts'
import { EXACT_UP_TO, type Total } from './totals.ts'

export { csvLine } from '#features/activity/export/csv.ts'
export { record } from '#features/activity/capture/recording.ts'
export { relativeTime } from './relative-time.ts'
export { sentenceOf } from './sentence.ts'
export { recordEvent, type Differences } from './domain-events.ts'

type Query = Omit<ActivityQuery, 'page' | 'pageSize'>

interface Page<Row> extends Total {
  rows: Row[]
  page: number
  pageSize: number
}

/** Fewer are sorted sooner than they are met on the way from the newest row. */
const FEW = 2000

export async function list(
  ctx: Ctx,
  log: ActivityLog,
  query: ActivityQuery,
): Promise<Page<listStore.SummaryRow>> {
  const { page = 1, pageSize = PAGE_SIZE } = query
  const filter = await filterOf(ctx.db, query)
  const at = { page, pageSize }
  const sort = sortOf(query)
  if (listStore.isOfShortTerm(filter)) {
    // Rows and total read the same newest rows one by one: a page that is not full says the total too.
    const rows = await listStore.page(ctx.db, filter, sort, at)
    const total = totalBy(rows.length, at)
    const counted = total === undefined ? await log.totals.of(ctx.db, filter) : { total, isEstimate: false }
    return { rows, ...counted, page, pageSize }
  }
  if (listStore.isOfSeveral(filter)) {
    // What is rare together is found by its conditions, what is common on the way from the newest row: the total tells.
    const total = await log.totals.of(ctx.db, filter)
    const rows = total.total === 0 ? [] : await listStore.page(ctx.db, filter, sort, at, total.total <= FEW)
    return { rows, ...total, page, pageSize }
  }
  const [rows, total] = await Promise.all([
    listStore.page(ctx.db, filter, sort, at),
    log.totals.of(ctx.db, filter),
  ])
  return { rows, ...total, page, pageSize }
}

/** A stream of CSV with everything that the list would show page by page. */
export async function exportAll(ctx: SignedIn, log: ActivityLog, query: Query) {
  await log.noteReading(ctx, 'activity_exported', { filters: Object.keys(query).join(' ') })
  return log.exports.start(ctx.db, ctx.actor.userId, await filterOf(ctx.db, query), sortOf(query))
}

export interface Details {
  row: store.LogRow
  childrenTotal: number
  parent?: { row: store.LogRow; childrenTotal: number } | null
  neighbours?: { previous: listStore.SummaryRow | undefined; next: listStore.SummaryRow | undefined }
}

export async function open(
  ctx: Ctx,
  log: ActivityLog,
  id: string,
  include: readonly string[],
): Promise<Details> {
  const row = await visible(ctx, id)
  await log.noteReading(ctx, 'activity_opened', { activity_id: id })
  return {
    row,
    childrenTotal: await store.childrenTotal(ctx.db, row),
    ...(include.includes('parent') ? { parent: await parentOf(ctx, row) } : {}),
    ...(include.includes('neighbours') ? { neighbours: await neighboursOf(ctx, row) } : {}),
  }
}

export async function children(ctx: Ctx, id: string, at: { page: number; pageSize: number }) {
  const parent = await visible(ctx, id)
  const { page, pageSize } = at
  const found = await store.children(ctx.db, parent, { page, pageSize })
  return { ...found, page, pageSize }
}

/** One session, in the order in which it happened. */
export async function session(
  ctx: Ctx,
  id: string,
  { isWhole, page, pageSize }: { isWhole: boolean; page: number; pageSize: number },
): Promise<Page<listStore.SummaryRow>> {
  const filter = { session: id, writesOnly: !isWhole || undefined }
  const forward = { key: 'created_at', direction: 'asc' } as const
  const rows = await listStore.page(ctx.db, filter, forward, { page, pageSize })
  const total = await listStore.countUpTo(ctx.db, filter, EXACT_UP_TO)
  // Without its reads a session may hold nothing; only one that the log does not know is not found.
  const isKnown = total > 0 || (!isWhole && (await listStore.countUpTo(ctx.db, { session: id }, 1)) > 0)
  if (!isKnown) throw refuse('not_found')
  return { rows, total, isEstimate: false, page, pageSize }
}

export async function users(
  ctx: Ctx,
  wanted: { keyword?: string | undefined; ids?: readonly string[] | undefined },
  at: { page: number; pageSize: number },
) {
  const { page, pageSize } = at
  const found = await store.users(ctx.db, wanted, { page, pageSize })
  return { ...found, page, pageSize }
}

async function visible(ctx: Ctx, id: string): Promise<store.LogRow> {
  const row = await store.find(ctx.db, id)
  if (row === undefined) throw refuse('not_found')
  return row
}

/** The visit under which a call was made. An id that turned out to be somebody else's visit is none. */
async function parentOf(ctx: Ctx, row: store.LogRow): Promise<NonNullable<Details['parent']> | null> {
  if (row.parent_id === null) return null
  const parent = await store.find(ctx.db, row.parent_id)
  if (parent === undefined || parent.user_id !== row.user_id) return null
  return { row: parent, childrenTotal: await store.childrenTotal(ctx.db, parent) }
}

/** What came before and after: in the session, and where it begins or ends in the other sessions of the person. */
async function neighboursOf(ctx: Ctx, row: store.LogRow): Promise<NonNullable<Details['neighbours']>> {
  const [previous, next] = await Promise.all([beside(ctx, row, 'previous'), beside(ctx, row, 'next')])
  return { previous, next }
}

async function beside(ctx: Ctx, row: store.LogRow, side: 'previous' | 'next') {
  const inSession =
    row.session_id === null ? undefined : await store.neighbour(ctx.db, row, 'session_id', side)
  if (inSession !== undefined || row.user_id === null) return inSession
  return store.neighbour(ctx.db, row, 'user_id', side)
}

/** Days are whole days in UTC, the last one included. Somebody's rows are also those of logins merged into theirs. */
async function filterOf(db: Db, query: Query): Promise<listStore.Filter> {
  const { type, status, ip } = query
  return {
    type,
    status,
    ip,
    since: query.start_at === undefined ? undefined : new Date(`${query.start_at}T00:00:00Z`),
    until: query.end_at === undefined ? undefined : dayAfter(query.end_at),
    users: query.user_id && (await store.loginsOf(db, query.user_id)),
    browsers: query.browser,
    devices: query.device,
    systems: query.os,
    term: query.search ?? query.term ?? query.keyword,
    writesOnly: query.include_reads === 'false' || undefined,
  }
}

function dayAfter(day: string): Date {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + 86_400_000)
}

/** Newest first, unless asked otherwise. */
function sortOf({ sort, order }: Query): listStore.Sort {
  return sort ?? order ?? { key: 'created_at', direction: 'desc' }
}
