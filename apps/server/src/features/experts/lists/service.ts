import { MAX_PAGE_SIZE } from '@guildhall/contract/envelope'
import { MAX_BULK, type ExpertFilter } from '@guildhall/contract/experts/filter'
import {
  EXPERTS_PAGE_SIZE,
  type ExpertQuery,
  type ExpertRow,
  type StatusCount,
} from '@guildhall/contract/experts/lists'
import type { Reader } from '#features/experts/policy.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { present } from './presenter.ts'
import { counts } from './count-store.ts'
import { matchedIn } from './matched.ts'
import * as store from './store.ts'

export { matchingIds } from './store.ts'
export { visibleExperts } from './visible.ts'

type Query = Omit<ExpertQuery, 'page' | 'pageSize'>

/** One page of the experts whom the caller may see. */
export async function list(
  { db, actor, now }: SignedIn,
  query: ExpertQuery & { paginate?: string | undefined },
) {
  const { page = 1, pageSize = isWhole(query) ? MAX_PAGE_SIZE : EXPERTS_PAGE_SIZE } = query
  const asked = { reader: actor, filter: filterOf(query), now }
  const { ids, total } = await store.page(db, asked, sortOf(query), { page, pageSize })
  const rows = await rowsOf(db, actor, ids, now)
  const { keyword } = query
  const shown =
    keyword === undefined ? rows : rows.map((row) => ({ ...row, matched: matchedIn(row, keyword) }))
  return { rows: shown, total, page, pageSize }
}

/** Asked for one page as long as lists go (spec 001 §7). */
export function isWhole({ paginate }: { paginate?: string | undefined }): boolean {
  return paginate === 'false' || paginate === '0'
}

/** These people, in this order, as the caller may see them. */
export async function rowsOf(
  db: Db,
  reader: Reader,
  ids: readonly string[],
  now: Date,
): Promise<ExpertRow[]> {
  if (ids.length === 0) return []
  return (await store.rows(db, reader, ids)).map((row) => present(row, reader, now))
}

/** How many `managerExperts` finds for the two statuses that speak of work. */
export async function workCount({ db, actor, now }: SignedIn, filter: ExpertFilter) {
  const count = (word: 'Active' | 'Past') =>
    store.total(db, { reader: actor, filter: { ...filter, status: [word] }, now })
  const [active, past] = await Promise.all([count('Active'), count('Past')])
  return { Active: active, Past: past }
}

export async function statusCount({ db, actor, now }: SignedIn, filter: ExpertFilter): Promise<StatusCount> {
  const { statuses, tabs, ...gigs } = await counts(db, { reader: actor, filter, now })
  return {
    statuses: {
      Rejected: countOf(statuses, 'Rejected'),
      Pending: countOf(statuses, 'Pending'),
      Approved: countOf(statuses, 'Approved'),
      Suspended: countOf(statuses, 'Suspended'),
      Screened: countOf(statuses, 'Screened'),
      Invited: countOf(statuses, 'Invited'),
      New: countOf(statuses, 'New'),
      Incomplete: countOf(statuses, 'Incomplete'),
      Closed: gigs.past_people,
      Hired: gigs.hired_people,
    },
    requests: {
      Reviewed: gigs.reviewed,
      Applied: gigs.applied,
      Hired: gigs.hired,
      Closed: gigs.closed,
      Requested: gigs.requested,
    },
    tabs,
  }
}

function countOf(rows: readonly { status: string; count: number }[], status: string): number {
  return rows.find((row) => row.status === status)?.count ?? 0
}

/** Ids and names of those whom a form means; 404 when it names one whom the caller may not see. */
export async function chosen(
  { db, actor, now }: SignedIn,
  { ids, filter = {} }: { ids?: string[] | undefined; filter?: ExpertFilter | undefined },
) {
  if (ids === undefined) return store.named(db, { reader: actor, filter, now }, MAX_BULK)
  const wanted = [...new Set(ids)]
  const found = await store.namedById(db, actor, wanted)
  if (found.length < wanted.length) throw refuse('not_found')
  return found
}

/** Of these people the ones whom the caller may see. */
export async function visibleAmong(
  { db, actor }: SignedIn,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await store.namedById(db, actor, ids)).map(({ id }) => id))
}

/** The filter of a query, without its page and order. */
export function filterOf({
  sort: _sort,
  order: _order,
  ...query
}: Query & { page?: unknown; pageSize?: unknown; paginate?: unknown; format?: unknown }): ExpertFilter {
  const { page: _page, pageSize: _size, paginate: _paginate, format: _format, ...filter } = query
  return filter
}

/** With a search the best first, else the newest. */
export function sortOf({ sort, order, keyword }: Query): store.Sort {
  return sort ?? order ?? { key: keyword === undefined ? 'date' : 'relevance', direction: 'desc' }
}
