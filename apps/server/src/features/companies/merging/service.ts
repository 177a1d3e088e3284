import type { MergePreview, Reference } from '@guildhall/contract/companies/shapes'
import { details, find, lock, note } from '#features/companies/admin/service.ts'
import { differencesOf } from '#features/companies/admin/differences.ts'
import { presentDetails } from '#features/companies/admin/presenter.ts'
import * as companies from '#features/companies/admin/store.ts'
import type { CompaniesDeps } from '#features/companies/deps.ts'
import { actionsOn } from '#features/companies/policy.ts'
import { employees } from '#features/people/service.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { errorCode } from '#platform/db/errors.ts'
import { refuse } from '#platform/http/refuse.ts'
import { filledFrom } from './filling.ts'
import * as store from './store.ts'

/** Both companies side by side, with how many things name each. */
export async function preview(
  ctx: SignedIn,
  deps: CompaniesDeps,
  { from, into }: { from: string; into: string },
): Promise<MergePreview> {
  assertTwo(from, into)
  const [one, other] = [await find(ctx, from), await findOther(ctx, into)]
  if (!actionsOn(ctx.actor, one).canMerge) throw refuse('forbidden')
  return {
    from: { company: presentDetails(one), references: await referencesTo(ctx, deps, from) },
    into: { company: presentDetails(other), references: await referencesTo(ctx, deps, into) },
  }
}

/**
 * The one company goes into the other: what named it names the one that stays, whose gaps it fills, and its address
 * and name lead there. All or nothing.
 */
export async function merge(
  ctx: SignedIn,
  deps: CompaniesDeps,
  { from, into, confirm }: { from: string; into: string; confirm: string },
) {
  assertTwo(from, into)
  await companies.lockTree(ctx.db)
  await companies.lock(ctx.db, [from, into])
  const [gone, stays] = [await find(ctx, from), await findOther(ctx, into)]
  if (!actionsOn(ctx.actor, gone).canMerge) throw refuse('forbidden')
  if (confirm !== gone.name)
    throw refuse('invalid', { fields: { confirm: ['Type the name as it stands here.'] } })
  await requireSeen(ctx, gone.version, () => presentDetails(gone))

  await moveTree(ctx, gone, into)
  const move = { from, into }
  for (const holder of [employees, ...deps.holders]) await holder.move(ctx, move)
  await store.redirect(ctx.db, move, { name: gone.name, userId: ctx.actor.userId, at: ctx.now })
  await companies.remove(ctx.db, from)
  const { columns, segments } = filledFrom(stays, gone)
  await companies.update(ctx.db, into, { ...columns, updated_at: ctx.now })
  if (segments.length > 0) await companies.writeSegments(ctx.db, into, segments)

  const merged = await find(ctx, into)
  const filled = differencesOf(stays, merged)
  await note(ctx, 'company.merged', merged, { merged: { from: gone.name, to: merged.name }, ...filled })
  return details(ctx, into)
}

/** Only what nothing refers to; 409 with what does. */
export async function remove(ctx: SignedIn, deps: CompaniesDeps, id: string): Promise<void> {
  const company = await lock(ctx, id)
  if (!actionsOn(ctx.actor, company).canDelete) throw refuse('forbidden')
  const references = await referencesTo(ctx, deps, id)
  if (references.length > 0) throw inUse(references)
  try {
    await companies.remove(ctx.db, id)
  } catch (error) {
    // Named by somebody since it was counted.
    if (errorCode(error) === FOREIGN_KEY) throw refuse('company_in_use')
    throw error
  }
  await note(ctx, 'company.deleted', company)
}

const FOREIGN_KEY = '23503'

/** By kind, in the words of the answer: `{ people: ['3'] }`. */
function inUse(references: readonly Reference[]) {
  const fields = Object.fromEntries(references.map(({ kind, count }) => [kind, [String(count)]]))
  return refuse('company_in_use', { fields })
}

async function referencesTo({ db }: SignedIn, deps: CompaniesDeps, id: string): Promise<Reference[]> {
  const counted: Reference[] = []
  for (const holder of [employees, ...deps.holders]) counted.push(...(await holder.count(db, id)))
  counted.push({ kind: 'subsidiaries', count: await companies.countChildren(db, id) })
  return counted.filter(({ count }) => count > 0)
}

/**
 * A company that stays and stood below the one that goes takes its place in the tree; then the others below can stand
 * below it without a circle.
 */
async function moveTree(ctx: SignedIn, gone: companies.CompanyRecord, into: string): Promise<void> {
  if (await companies.standsBelow(ctx.db, into, gone.id)) {
    await companies.update(ctx.db, into, { parent_id: gone.parent_id })
  }
  await store.moveChildren(ctx.db, { from: gone.id, into })
}

function assertTwo(from: string, into: string): void {
  if (from !== into) return
  throw refuse('invalid', { fields: { into_id: ['Choose another company.'] } })
}

/** 422 at the field instead of 404 for the address. */
async function findOther(ctx: SignedIn, id: string): Promise<companies.CompanyRecord> {
  const other = await companies.find(ctx.db, id)
  if (other === undefined) throw refuse('invalid', { fields: { into_id: ['Choose from the list.'] } })
  return other
}
