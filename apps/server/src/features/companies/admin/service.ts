import type { CompanyOption, CompanyQuery } from '@guildhall/contract/companies'
import type { CompanyForm, NewCompany } from '@guildhall/contract/companies/form'
import { PAGE_SIZE } from '@guildhall/contract/envelope'
import * as activity from '#features/activity/service.ts'
import type { CompaniesDeps } from '#features/companies/deps.ts'
import { actionsOn, canKeepList } from '#features/companies/policy.ts'
import { see } from '#features/companies/service.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { checkForm, SAME_NAME, wrong } from './checks.ts'
import { differencesOf } from './differences.ts'
import * as historyStore from './history-store.ts'
import { presentDetails, presentMember, presentRow } from './presenter.ts'
import * as store from './store.ts'

/** A page holds so many members at most; there are hardly more in one company. */
const MEMBERS = 200

/** The list of the administrators. */
export async function list(ctx: SignedIn, deps: CompaniesDeps, query: CompanyQuery) {
  if (!canKeepList(ctx.actor)) throw refuse('not_found')
  const { page = 1, pageSize = PAGE_SIZE, sort } = query
  const { rows, total } = await store.page(ctx.db, query, sort ?? store.BY_NAME, { page, pageSize })
  const projects = await deps.projectsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const shown = rows.map((row) => presentRow(row, projects.get(row.id) ?? 0, actionsOn(ctx.actor, row)))
  return { rows: shown, page, pageSize, total }
}

export async function details(ctx: SignedIn, id: string) {
  const { id: found } = await see(ctx.db, id)
  const record = await find(ctx, found)
  ctx.reply.header('ETag', `"${record.version}"`)
  return { data: presentDetails(record), actions: actionsOn(ctx.actor, record) }
}

/** With those of its members whom the reader may see on a page of their own (PRODUCT 5.2 rows 8 and 13, D-08). */
export async function detailsWithMembers(ctx: SignedIn, deps: CompaniesDeps, id: string) {
  const { data, actions } = await details(ctx, id)
  const all = await historyStore.members(ctx.db, data.id, MEMBERS)
  const seen = await deps.seenPeople(
    ctx,
    all.map((one) => one.id),
  )
  const members = all.flatMap((one) => {
    const view = seen.get(one.id)
    return view === undefined ? [] : [presentMember(one, view)]
  })
  const hidden = all.length - members.length
  return { data: { ...data, members_total: data.members_total - hidden, members }, actions }
}

/** A company as the administrators know it, no draft. */
export async function add(
  ctx: SignedIn,
  given: NewCompany,
  source: 'Admin' | 'Import' = 'Admin',
): Promise<CompanyOption> {
  if (!canKeepList(ctx.actor)) throw refuse('forbidden')
  await checkForm(ctx.db, given, null)
  const id = await store.insert(ctx.db, {
    ...columnsOf(given, source),
    created_by: ctx.actor.userId,
    created_at: ctx.now,
    updated_at: ctx.now,
  })
  if (id === undefined) throw wrong('name', SAME_NAME)
  await store.writeSegments(ctx.db, id, given.segment_ids ?? [])
  const added = await find(ctx, id)
  await note(ctx, 'company.added', added, differencesOf(null, added))
  return { id, name: added.name, is_draft: false }
}

/** What is not given is not known. */
function columnsOf(given: NewCompany, source: 'Admin' | 'Import') {
  return {
    name: given.name,
    is_draft: false,
    source,
    type: given.type ?? null,
    website: given.website ?? null,
    industry_id: given.industry_id ?? null,
    country_id: given.country_id ?? null,
    state_id: given.state_id ?? null,
    city_id: given.city_id ?? null,
    size: given.size ?? null,
    revenue: given.revenue ?? null,
    currency: given.currency ?? 'USD',
    description: given.description ?? null,
    parent_id: given.parent_id ?? null,
  }
}

/** Changes what the form holds. What somebody else has changed since it was read is refused (412). */
export async function change(ctx: SignedIn, id: string, form: CompanyForm) {
  const before = await lock(ctx, id)
  await requireSeen(ctx, before.version, () => presentDetails(before))
  const { segment_ids: segments, ...columns } = form
  await checkForm(ctx.db, form, before)
  if (segments !== undefined) await store.writeSegments(ctx.db, id, segments)
  await store.update(ctx.db, id, { ...columns, updated_at: ctx.now })
  const after = await find(ctx, id)
  const differences = differencesOf(before, after)
  if (differences !== undefined) await note(ctx, 'company.changed', after, differences)
  return details(ctx, id)
}

/** A draft becomes a company that everybody finds. */
export async function approve(ctx: SignedIn, id: string) {
  const company = await lock(ctx, id)
  if (!company.is_draft) throw refuse('wrong_state')
  await makeKnown(ctx, company)
  return details(ctx, id)
}

/** The drafts among these; what was approved or deleted meanwhile is passed over. */
export async function approveMany(ctx: SignedIn, ids: readonly string[]) {
  const wanted = [...new Set(ids)]
  await store.lock(ctx.db, wanted)
  let approved = 0
  for (const id of wanted) {
    const company = await store.find(ctx.db, id)
    if (company === undefined || !company.is_draft) continue
    await makeKnown(ctx, company)
    approved += 1
  }
  return { approved, skipped: wanted.length - approved }
}

export async function history(
  ctx: SignedIn,
  id: string,
  at: { page?: number | undefined; pageSize?: number | undefined },
) {
  const { id: found } = await see(ctx.db, id)
  const { page = 1, pageSize = PAGE_SIZE } = at
  return historyStore.page(ctx.db, found, { page, pageSize })
}

export async function similar({ db }: SignedIn, name: string, except: string | undefined) {
  return await store.similar(db, name, except ?? null)
}

/** A company to write to, kept from other writers until the transaction ends. */
export async function lock(ctx: SignedIn, id: string): Promise<store.CompanyRecord> {
  await store.lock(ctx.db, [id])
  return find(ctx, id)
}

export async function find({ db }: SignedIn, id: string): Promise<store.CompanyRecord> {
  const record = await store.find(db, id)
  if (record === undefined) throw refuse('not_found')
  return record
}

export async function note(
  ctx: SignedIn,
  kind: string,
  { id, name }: { id: string; name: string },
  differences?: activity.Differences,
): Promise<void> {
  const subject = { kind: 'company', id, title: name } as const
  await activity.recordEvent(ctx, { kind, subject, ...(differences && { differences }) })
}

async function makeKnown(ctx: SignedIn, company: store.CompanyRecord): Promise<void> {
  await store.update(ctx.db, company.id, { is_draft: false, updated_at: ctx.now })
  await note(ctx, 'company.approved', company)
}
