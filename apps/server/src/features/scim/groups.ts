import { ROLE_IDS, STAFF_ROLES, isRole } from '@guildhall/contract/access'
import type { ScimPatch, ScimQuery } from '@guildhall/contract/scim'
import * as z from 'zod/mini'
import { administration } from '#features/accounts/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { ScimDeps } from './deps.ts'
import { comparisonOf, isLeftOut, pageOf } from './filter.ts'
import { patched } from './patching.ts'
import { GROUP_NAMES, isStaffRole, presentGroup, presentList, type StaffRole } from './presenter.ts'
import * as store from './store.ts'
import { activate, baseOf, find } from './users.ts'

/** The roles of staff; nobody adds or removes one. */
export async function list(ctx: SignedIn, deps: ScimDeps, query: ScimQuery) {
  const { startIndex, limit } = pageOf(query)
  const asked = comparisonOf(query.filter)
  const found = STAFF_ROLES.filter((role) => asked === undefined || isAsked(role, asked))
  const shown = found.slice(startIndex - 1, startIndex - 1 + limit)
  const groups = await Promise.all(shown.map((role) => present(ctx, deps, role, query)))
  return presentList(groups, { total: found.length, startIndex })
}

export function read(ctx: SignedIn, deps: ScimDeps, id: string, query: ScimQuery) {
  return present(ctx, deps, roleOf(id), query)
}

/** From now on exactly these people have the role. */
export async function replace(ctx: SignedIn, deps: ScimDeps, id: string, resource: Record<string, unknown>) {
  const role = roleOf(id)
  await setMembers(ctx, deps, role, resource['members'])
  return present(ctx, deps, role, {})
}

export async function patch(ctx: SignedIn, deps: ScimDeps, id: string, change: ScimPatch) {
  const role = roleOf(id)
  const group = presentGroup(role, await store.members(ctx.db, role), baseOf(deps))
  // By their ids alone: what is added and removed names nothing else.
  const plain = { ...group, members: group.members?.map(({ value }) => ({ value })) ?? [] }
  await setMembers(ctx, deps, role, patched(plain, { ...change, Operations: named(change) })['members'])
  return present(ctx, deps, role, {})
}

/** Members are compared whole where they are removed, and Entra sends an empty `$ref` with each: their ids alone count. */
function named({ Operations: operations }: ScimPatch): ScimPatch['Operations'] {
  return operations.map((operation) => {
    const members = z.safeParse(Members, operation.value)
    return members.success ? { ...operation, value: members.data.map(({ value }) => ({ value })) } : operation
  })
}

const Members = z.array(z.looseObject({ value: z.string() }))

async function setMembers(ctx: SignedIn, deps: ScimDeps, role: StaffRole, given: unknown): Promise<void> {
  const members = z.safeParse(Members, given ?? [])
  if (!members.success) throw refuse('invalid', { fields: { members: ['Each member has a value.'] } })
  const wanted = new Set(members.data.map(({ value }) => value.toLowerCase()))
  const before = await store.members(ctx.db, role)
  const known = new Set(before.map(({ id }) => id))
  // Add before removing, so that the last administrator can be replaced.
  for (const id of wanted) if (!known.has(id)) await join(ctx, deps, await find(ctx, id), role)
  for (const row of before) if (!wanted.has(row.id)) await leave(ctx, deps, row, role)
}

async function join(ctx: SignedIn, deps: ScimDeps, row: store.UserRow, role: StaffRole): Promise<void> {
  const others = row.roles.filter(isRole).filter((one) => row.is_groupless !== true || !isStaffRole(one))
  await administration.change(ctx, deps.accounts, row.id, { roles: [...new Set([...others, role])] })
  await store.note(ctx.db, row.id, { is_groupless: false })
  if (row.is_groupless === true && row.is_active === true && row.status !== 'active')
    await activate(ctx, deps, row)
}

/** Deactivates people who are in no group any more; experts and customers keep that role. */
async function leave(ctx: SignedIn, deps: ScimDeps, row: store.UserRow, role: StaffRole): Promise<void> {
  const left = row.roles.filter(isRole).filter((one) => one !== role)
  if (left.length > 0) {
    await administration.change(ctx, deps.accounts, row.id, { roles: left })
    await store.note(ctx.db, row.id, {})
    return
  }
  if (row.status === 'active') await administration.suspend(ctx, deps.accounts, row.id)
  await store.note(ctx.db, row.id, { is_groupless: true, is_active: row.status === 'active' })
}

async function present(ctx: SignedIn, deps: ScimDeps, role: StaffRole, query: ScimQuery) {
  const members = isLeftOut(query, 'members') ? undefined : await store.members(ctx.db, role)
  return presentGroup(role, members, baseOf(deps))
}

function isAsked(role: StaffRole, { attribute, value }: { attribute: string; value: string }): boolean {
  if (attribute === 'id') return ROLE_IDS[role] === value
  if (attribute === 'externalid') return false
  if (attribute !== 'displayname') throw refuse('scim_filter')
  return GROUP_NAMES[role].toLowerCase() === value.toLowerCase() || role === value
}

function roleOf(id: string): StaffRole {
  const role = STAFF_ROLES.find((one) => ROLE_IDS[one] === id)
  if (role === undefined) throw refuse('not_found')
  return role
}
