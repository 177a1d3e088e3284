import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import {
  alreadyExists,
  CARED_LISTS,
  LIST_NAMES,
  type CaredForm,
  type CaredItem,
  type CaredList,
  type ItemState,
  type ListOverview,
} from '@guildhall/contract/reference/admin'
import { recordEvent, relativeTime, type Differences } from '#features/activity/service.ts'
import { sumOf, type ReferenceHolder } from '#features/reference/holders.ts'
import type { Db } from '#platform/db/database.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { checkedCode, codeOf } from './code-checks.ts'
import * as store from './store.ts'
import type { CaredRow, Named } from './store.ts'

export type Holders = readonly ReferenceHolder[]

interface Query {
  page?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
  state?: ItemState | undefined
  sort?: { key: 'name' | 'created_at' | 'place'; direction: 'asc' | 'desc' } | undefined
}

export async function overview({ db }: SignedIn): Promise<ListOverview[]> {
  const rows = await store.overview(db)
  return CARED_LISTS.map((list) => {
    const row = rows.find((one) => one.list === list)
    return { list, total: row?.total ?? 0, drafts: row?.drafts ?? 0, retired: row?.retired ?? 0 }
  })
}

export async function list(ctx: SignedIn, holders: Holders, of: CaredList, query: Query) {
  const { page = 1, pageSize = PAGE_SIZE, keyword = '', state } = query
  const sort = query.sort ?? { key: 'name' as const, direction: 'asc' as const }
  const found = await store.page(ctx.db, of, { keyword, state, sort }, { page, pageSize })
  const rows = await presented(ctx, holders, of, found.rows)
  return pageOf(rows, {
    page,
    pageSize,
    total: found.total,
    emptyText: keyword === '' ? 'No Data' : 'No results',
  })
}

export async function create(
  ctx: SignedIn,
  holders: Holders,
  of: CaredList,
  form: CaredForm,
): Promise<CaredItem> {
  const named = await namedBy(ctx.db, of, form)
  if (await store.isTaken(ctx.db, of, named, null)) throw taken(of)
  const code = await checkedCode(ctx.db, of, codeOf(of, form, null), null)
  const id = await store.insert(ctx.db, of, { ...named, code, by: ctx.actor.userId, at: ctx.now })
  const added = await one(ctx, of, id)
  await record(ctx, 'reference.created', of, added, { name: { from: null, to: fullName(added) } })
  return present(ctx, holders, of, id)
}

/** Renames an entry, from the version that the caller has seen; whatever names it shows the new name at once. */
export async function update(
  ctx: SignedIn,
  holders: Holders,
  of: CaredList,
  { id, form }: { id: string; form: CaredForm },
): Promise<CaredItem> {
  const before = await locked(ctx, of, id)
  await requireSeen(ctx, before.version, () => present(ctx, holders, of, id))
  const named = await namedBy(ctx.db, of, form, before)
  if (await store.isTaken(ctx.db, of, named, id)) throw taken(of)
  const code = await checkedCode(ctx.db, of, codeOf(of, form, before), before)
  await store.update(ctx.db, of, id, { ...named, code, at: ctx.now })
  const after = await one(ctx, of, id)
  const differences = {
    ...difference('name', fullName(before), fullName(after)),
    ...difference('code', before.code, after.code),
  }
  if (Object.keys(differences).length > 0) await record(ctx, 'reference.updated', of, after, differences)
  return present(ctx, holders, of, id)
}

export async function approve(
  ctx: SignedIn,
  holders: Holders,
  of: CaredList,
  id: string,
): Promise<CaredItem> {
  const row = await locked(ctx, of, id)
  if (stateOf(row) !== 'draft') throw refuse('wrong_state')
  await store.approve(ctx.db, id, ctx.now)
  await record(ctx, 'reference.approved', of, row, { state: { from: 'draft', to: 'active' } })
  return present(ctx, holders, of, id)
}

/** Nobody finds it in a list any more; what names it goes on naming it. */
export async function retire(ctx: SignedIn, holders: Holders, of: CaredList, id: string): Promise<CaredItem> {
  const row = await locked(ctx, of, id)
  if (row.retired_at !== null || isKept(of, row)) throw refuse('wrong_state')
  await store.setState(ctx.db, of, id, { retiredAt: ctx.now, at: ctx.now })
  await record(ctx, 'reference.retired', of, row, { state: { from: stateOf(row), to: 'retired' } })
  return present(ctx, holders, of, id)
}

export async function restore(
  ctx: SignedIn,
  holders: Holders,
  of: CaredList,
  id: string,
): Promise<CaredItem> {
  const row = await locked(ctx, of, id)
  if (row.retired_at === null) throw refuse('wrong_state')
  await store.setState(ctx.db, of, id, { retiredAt: null, at: ctx.now })
  const state = stateOf({ ...row, retired_at: null })
  await record(ctx, 'reference.restored', of, row, { state: { from: 'retired', to: state } })
  return present(ctx, holders, of, id)
}

/** Everything that names the one names the other from now on. */
export async function merge(
  ctx: SignedIn,
  holders: Holders,
  of: CaredList,
  { from, to }: { from: string; to: string },
): Promise<CaredItem> {
  if (from === to) throw refuse('merge_itself')
  await store.lock(ctx.db, of, [from, to])
  const gone = await one(ctx, of, from)
  const survivor = await one(ctx, of, to)
  if (survivor.retired_at !== null || isKept(of, gone)) throw refuse('wrong_state')
  const uses = (await usesOf(ctx.db, holders, of, [from])).get(from) ?? 0
  if (of === 'industries') await mergeSegments(ctx, holders, { from, to })
  await move(ctx, holders, of, { from, to })
  await record(ctx, 'reference.merged', of, survivor, {
    merged: { from: fullName(gone), to: fullName(survivor) },
    moved: { from: null, to: uses },
  })
  return present(ctx, holders, of, to)
}

/** The segments of an industry go along; of two with one name one is left. */
async function mergeSegments(
  ctx: SignedIn,
  holders: Holders,
  names: { from: string; to: string },
): Promise<void> {
  for (const { id, twin } of await store.segmentsBeside(ctx.db, names)) {
    if (twin === null) await store.moveSegment(ctx.db, id, names.to)
    else await move(ctx, holders, 'segments', { from: id, to: twin })
  }
}

async function move(
  ctx: SignedIn,
  holders: Holders,
  of: CaredList,
  names: { from: string; to: string },
): Promise<void> {
  for (const holder of holders) await holder.repoint(ctx.db, of, names)
  await store.mergeInto(ctx.db, of, names, ctx.now)
}

/** Documents for the public are known by this tag (PRODUCT D-31). */
function isKept(of: CaredList, { code }: CaredRow): boolean {
  return of === 'tags' && code === 'public'
}

async function namedBy(db: Db, of: CaredList, form: CaredForm, before?: CaredRow): Promise<Named> {
  if (of !== 'segments') return { name: form.name, segment_1: null, industry_id: null }
  const first = form.segment_1 ?? before?.segment_1
  const industry = form.industry_id ?? before?.industry_id
  if (first === undefined || first === null) throw missing('segment_1')
  if (industry === undefined || industry === null) throw missing('industry_id')
  if ((await store.find(db, 'industries', industry)) === undefined)
    throw refuse('invalid', { fields: { industry_id: ['Choose from the list.'] } })
  return { name: form.name, segment_1: first, industry_id: industry }
}

function missing(field: string) {
  return refuse('invalid', { fields: { [field]: ['This field is required.'] } })
}

function taken(of: CaredList) {
  return refuse('invalid', { text: alreadyExists(of), fields: { name: [alreadyExists(of)] } })
}

async function locked(ctx: SignedIn, of: CaredList, id: string): Promise<CaredRow> {
  await store.lock(ctx.db, of, [id])
  return one(ctx, of, id)
}

async function one({ db }: SignedIn, of: CaredList, id: string): Promise<CaredRow> {
  const row = await store.find(db, of, id)
  if (row === undefined) throw refuse('not_found')
  return row
}

async function present(ctx: SignedIn, holders: Holders, of: CaredList, id: string): Promise<CaredItem> {
  const [item] = await presented(ctx, holders, of, [await one(ctx, of, id)])
  if (item === undefined) throw refuse('not_found')
  return item
}

async function presented(
  { db, now }: SignedIn,
  holders: Holders,
  of: CaredList,
  rows: readonly CaredRow[],
): Promise<CaredItem[]> {
  const uses = await usesOf(
    db,
    holders,
    of,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    code: row.code,
    state: stateOf(row),
    source: row.source,
    uses: uses.get(row.id) ?? 0,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    created_at_diff: relativeTime(row.created_at, now),
    version: row.version,
    industry: row.industry_id === null ? null : { id: row.industry_id, name: row.industry_name ?? '' },
    segment_1: row.segment_1,
  }))
}

async function usesOf(db: Db, holders: Holders, of: CaredList, ids: readonly string[]) {
  return sumOf(await Promise.all(holders.map((holder) => holder.uses(db, of, ids))))
}

function stateOf({ retired_at: retiredAt, is_draft: isDraft }: CaredRow): ItemState {
  if (retiredAt !== null) return 'retired'
  return isDraft ? 'draft' : 'active'
}

function fullName({ name, segment_1: first, industry_name: industry }: CaredRow): string {
  return [industry, first, name].filter((part) => part !== null).join(' · ')
}

function difference(field: string, from: unknown, to: unknown): Differences {
  return from === to ? {} : { [field]: { from, to } }
}

function record(
  ctx: SignedIn,
  kind: string,
  of: CaredList,
  row: CaredRow,
  differences: Differences,
): Promise<void> {
  const title = `${LIST_NAMES[of].title}: ${fullName(row)}`
  return recordEvent(ctx, { kind, subject: { kind: 'reference', id: row.id, title }, differences })
}
