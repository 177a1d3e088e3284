import type { ScimPatch, ScimQuery } from '@guildhall/contract/scim'
import { administration } from '#features/accounts/service.ts'
import * as people from '#features/people/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { ScimDeps } from './deps.ts'
import { comparisonOf, pageOf } from './filter.ts'
import { patched } from './patching.ts'
import { isActive, presentList, presentUser, type StaffRole } from './presenter.ts'
import * as store from './store.ts'
import { wantedOf, type Wanted } from './wanted.ts'

/** The role of somebody who is brought without a group: the least of staff that can work. */
const FIRST_ROLE: StaffRole = 'growth_experts_manager'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export async function list(ctx: SignedIn, deps: ScimDeps, query: ScimQuery) {
  const { startIndex, limit } = pageOf(query)
  const { rows, total } = await store.page(ctx.db, askedBy(query.filter), { limit, offset: startIndex - 1 })
  return presentList(
    rows.map((row) => presentUser(row, baseOf(deps))),
    { total, startIndex },
  )
}

export async function read(ctx: SignedIn, deps: ScimDeps, id: string) {
  return presentUser(await find(ctx, id), baseOf(deps))
}

/** Makes a login of staff, whose owner gets a mail to set a password; takes one back that was removed before. */
export async function add(ctx: SignedIn, deps: ScimDeps, resource: Record<string, unknown>) {
  const wanted = wantedOf(resource)
  const known = await store.findByEmail(ctx.db, wanted.email)
  if (known?.removed_at) {
    await store.note(ctx.db, known.id, { removed_at: null, is_active: wanted.isActive })
    await apply(ctx, deps, await find(ctx, known.id), wanted)
    return read(ctx, deps, known.id)
  }
  const { firstName, lastName, email } = wanted
  const added = { firstName, lastName, email, roles: [FIRST_ROLE] }
  const id = await administration.add(ctx, deps.accounts, added)
  await store.note(ctx.db, id, { is_active: true })
  if (wanted.isActive) await administration.invite(ctx, deps.accounts, id)
  await apply(ctx, deps, await find(ctx, id), wanted)
  return read(ctx, deps, id)
}

export async function replace(ctx: SignedIn, deps: ScimDeps, id: string, resource: Record<string, unknown>) {
  await apply(ctx, deps, await find(ctx, id), wantedOf(resource))
  return read(ctx, deps, id)
}

export async function patch(ctx: SignedIn, deps: ScimDeps, id: string, change: ScimPatch) {
  const row = await find(ctx, id)
  const resource = patched(presentUser(row, baseOf(deps)), change)
  await apply(ctx, deps, row, wantedOf(withNewNames(resource, row)))
  return read(ctx, deps, id)
}

/** The login is switched off and its sessions end; what its owner has done stays. */
export async function remove(ctx: SignedIn, deps: ScimDeps, id: string): Promise<void> {
  const row = await find(ctx, id)
  if (row.status === 'active') await administration.suspend(ctx, deps.accounts, row.id)
  await store.note(ctx.db, row.id, { is_active: false, removed_at: ctx.now })
}

/** Where the interface stands. */
export function baseOf({ accounts }: ScimDeps): string {
  return `${accounts.site.publicUrl}/scim/v2`
}

export async function find(ctx: SignedIn, id: string): Promise<store.UserRow> {
  const row = UUID.test(id) ? await store.find(ctx.db, id) : undefined
  if (row === undefined) throw refuse('not_found')
  return row
}

async function apply(ctx: SignedIn, deps: ScimDeps, row: store.UserRow, wanted: Wanted): Promise<void> {
  const { externalId, email, firstName, lastName, title } = wanted
  if (externalId !== null && (await store.isTaken(ctx.db, externalId, row.id))) throw refuse('email_taken')
  if (email !== row.email) await administration.change(ctx, deps.accounts, row.id, { email })
  if (
    email !== row.email ||
    firstName !== row.first_name ||
    lastName !== row.last_name ||
    title !== row.job_title
  ) {
    const named = { first_name: firstName, last_name: lastName, job_title: title }
    await people.change(ctx.db, row.person_id, { email, ...named })
  }
  if (wanted.isActive !== isActive(row)) await switchTo(ctx, deps, row, wanted.isActive)
  await store.note(ctx.db, row.id, { external_id: externalId, is_active: wanted.isActive })
}

/** Switches a login on or off; without a group it stays off until there is one. */
async function switchTo(ctx: SignedIn, deps: ScimDeps, row: store.UserRow, active: boolean): Promise<void> {
  if (!active && row.status === 'active') await administration.suspend(ctx, deps.accounts, row.id)
  if (!active || row.is_groupless === true || row.status === 'active') return
  await activate(ctx, deps, row)
}

/** Back again; whoever never set a password gets another mail for it. */
export async function activate(ctx: SignedIn, { accounts }: ScimDeps, row: store.UserRow): Promise<void> {
  await administration.activate(ctx, row.id)
  if (row.email_verified_at === null) await administration.invite(ctx, accounts, row.id)
}

/** A new displayName alone names the person anew; with the parts of the name these count. */
function withNewNames(resource: Record<string, unknown>, row: store.UserRow): Record<string, unknown> {
  const name: unknown = resource['name']
  const parts = typeof name === 'object' && name !== null ? name : {}
  const isSame =
    Reflect.get(parts, 'givenName') === row.first_name && Reflect.get(parts, 'familyName') === row.last_name
  const isRenamed = resource['displayName'] !== `${row.first_name} ${row.last_name}`
  return isSame && isRenamed ? { ...resource, name: {} } : resource
}

function askedBy(filter: string | undefined): store.Asked | undefined {
  const asked = comparisonOf(filter)
  if (asked === undefined) return undefined
  const { attribute, value } = asked
  if (attribute === 'externalid') return { attribute: 'external_id', value }
  if (attribute === 'id') return { attribute: 'id', value }
  // The only address that a login has.
  if (attribute === 'username' || attribute.startsWith('emails'))
    return { attribute: 'email', value: value.toLowerCase() }
  throw refuse('scim_filter')
}
