import { ReasonKind } from '@guildhall/contract/reference'
import type { CaredReason, ReasonForm } from '@guildhall/contract/reference/admin'
import { recordEvent, type Differences } from '#features/activity/service.ts'
import { sumOf } from '#features/reference/holders.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as store from './reason-store.ts'
import type { ReasonRow } from './reason-store.ts'
import type { Holders } from './service.ts'

export async function list({ db }: SignedIn, holders: Holders): Promise<CaredReason[]> {
  const uses = sumOf(await Promise.all(holders.map((holder) => holder.reasonUses(db))))
  return (await store.all(db)).map((row) => presented(row, uses.get(row.id) ?? 0))
}

export async function create(
  ctx: SignedIn,
  holders: Holders,
  { kind, ...form }: ReasonForm & { kind: ReasonKind },
): Promise<CaredReason> {
  await store.lockAll(ctx.db)
  if (await store.isTaken(ctx.db, kind, form.name, null)) throw taken()
  const id = await store.insert(ctx.db, kind, form, ctx.now)
  const row = await one(ctx, id)
  await record(ctx, 'reason.created', row, { name: { from: null, to: row.name } })
  return present(ctx, holders, id)
}

/** Changes a reason, from the version that the caller has seen; what was decided with it shows the new name. */
export async function update(
  ctx: SignedIn,
  holders: Holders,
  id: string,
  form: ReasonForm,
): Promise<CaredReason> {
  await store.lockAll(ctx.db)
  const before = await one(ctx, id)
  await requireSeen(ctx, before.version, () => present(ctx, holders, id))
  if (await store.isTaken(ctx.db, before.kind, form.name, id)) throw taken()
  const differences = differencesOf(before, form)
  if (Object.keys(differences).length > 0) {
    await store.update(ctx.db, id, { ...form, edited_at: ctx.now })
    await record(ctx, 'reason.updated', before, differences)
  }
  return present(ctx, holders, id)
}

/** What the reasons of a kind are given for. */
const DECISIONS: Record<ReasonKind, string> = {
  reject: 'reject an expert',
  suspend: 'suspend an expert',
  gig_reject: 'reject a project',
  decline: 'decline a request',
  gig_close: 'close a project',
}

/** Puts the reasons of a kind into this order. Refuses when somebody added or deleted one meanwhile. */
export async function order(
  ctx: SignedIn,
  holders: Holders,
  { kind, ids }: { kind: ReasonKind; ids: readonly string[] },
): Promise<CaredReason[]> {
  await store.lockAll(ctx.db)
  const before = (await store.all(ctx.db)).filter((row) => row.kind === kind)
  const isSame =
    new Set(ids).size === ids.length &&
    before.length === ids.length &&
    before.every(({ id }) => ids.includes(id))
  if (!isSame) throw refuse('conflict')
  await store.place(ctx.db, ids, ctx.now)
  const names = (sorted: readonly string[]) =>
    sorted.map((id) => before.find((row) => row.id === id)?.name ?? '').join(', ')
  const differences = { order: { from: names(before.map(({ id }) => id)), to: names(ids) } }
  const subject = { kind: 'reason' as const, id: null, title: `Order of the reasons to ${DECISIONS[kind]}` }
  await recordEvent(ctx, { kind: 'reason.ordered', subject, differences })
  return list(ctx, holders)
}

/** Nobody can choose it any more; what was decided with it keeps it. */
export async function retire(ctx: SignedIn, holders: Holders, id: string): Promise<CaredReason> {
  return setRetired(ctx, holders, id, ctx.now)
}

export async function restore(ctx: SignedIn, holders: Holders, id: string): Promise<CaredReason> {
  return setRetired(ctx, holders, id, null)
}

export async function remove(ctx: SignedIn, holders: Holders, id: string): Promise<void> {
  await store.lockAll(ctx.db)
  const row = await one(ctx, id)
  if (row.source !== 'Admin') throw refuse('reason_of_catalogue')
  const { uses } = await present(ctx, holders, id)
  if (uses > 0) throw refuse('reason_used')
  await store.remove(ctx.db, id)
  await record(ctx, 'reason.deleted', row, { name: { from: row.name, to: null } })
}

async function setRetired(
  ctx: SignedIn,
  holders: Holders,
  id: string,
  retiredAt: Date | null,
): Promise<CaredReason> {
  await store.lockAll(ctx.db)
  const row = await one(ctx, id)
  if ((row.retired_at === null) === (retiredAt === null)) throw refuse('wrong_state')
  await store.update(ctx.db, id, { retired_at: retiredAt, edited_at: ctx.now })
  const states = retiredAt === null ? { from: 'retired', to: 'active' } : { from: 'active', to: 'retired' }
  await record(ctx, retiredAt === null ? 'reason.restored' : 'reason.retired', row, { state: states })
  return present(ctx, holders, id)
}

async function one({ db }: SignedIn, id: string): Promise<ReasonRow> {
  const row = await store.find(db, id)
  if (row === undefined) throw refuse('not_found')
  return row
}

async function present(ctx: SignedIn, holders: Holders, id: string): Promise<CaredReason> {
  const found = (await list(ctx, holders)).find((reason) => reason.id === id)
  if (found === undefined) throw refuse('not_found')
  return found
}

function presented(row: ReasonRow, uses: number): CaredReason {
  return {
    id: row.id,
    name: row.name,
    kind: ReasonKind.parse(row.kind),
    allow_resubmit: row.allow_resubmit,
    default_text: row.default_text,
    text_required: row.text_required,
    is_retired: row.retired_at !== null,
    source: row.source === 'Admin' ? 'Admin' : 'Catalogue',
    uses,
    version: row.version,
  }
}

function differencesOf(before: ReasonRow, form: ReasonForm): Differences {
  const fields = ['name', 'allow_resubmit', 'default_text', 'text_required'] as const
  return Object.fromEntries(
    fields
      .filter((field) => before[field] !== form[field])
      .map((field) => [field, { from: before[field], to: form[field] }]),
  )
}

function taken() {
  const text = 'Reason already exists'
  return refuse('invalid', { text, fields: { name: [text] } })
}

function record(ctx: SignedIn, kind: string, row: ReasonRow, differences: Differences): Promise<void> {
  return recordEvent(ctx, { kind, subject: { kind: 'reason', id: row.id, title: row.name }, differences })
}
