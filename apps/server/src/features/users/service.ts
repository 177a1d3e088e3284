import { GRANTABLE, PERMISSIONS } from '@guildhall/contract/access'
import { PAGE_SIZE } from '@guildhall/contract/envelope'
import {
  isGrantable,
  type GrantSwitch,
  type NewUserForm,
  type UserForm,
  type users,
} from '@guildhall/contract/users'
import type { Received } from '@guildhall/contract/endpoint'
import { administration, livingSessions, type AccountsDeps } from '#features/accounts/service.ts'
import { recordEvent } from '#features/activity/service.ts'
import { gigsOfPerson } from '#features/gigs/service.ts'
import { refreshPages } from '#features/notifications/service.ts'
import * as people from '#features/people/service.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { actionsOn } from './policy.ts'
import { presentDetails, presentRow } from './presenter.ts'
import * as store from './store.ts'

type Query = Received<typeof users.list, 'query'>

export async function list(ctx: SignedIn, deps: AccountsDeps, query: Query) {
  const { page = 1, pageSize = PAGE_SIZE, keyword, role, status, sort } = query
  const found = await store.page(
    ctx.db,
    { keyword, roles: role, statuses: status },
    sort ?? { key: 'name', direction: 'asc' },
    { page, pageSize },
  )
  const lockedOut = await administration.lockedOut(ctx, deps, found.rows)
  const rows = found.rows.map((row) => presentRow(row, actionsOn(ctx.actor, row, lockedOut), ctx.now))
  return { rows, page, pageSize, total: found.total }
}

export async function details(ctx: SignedIn, deps: AccountsDeps, id: string) {
  const account = await store.find(ctx.db, id)
  if (account === undefined) throw refuse('not_found')
  const [sessions, history, gigs] = await Promise.all([
    livingSessions(ctx, account.id),
    store.history(ctx.db, account),
    gigsOfPerson(ctx, account.person_id),
  ])
  ctx.reply.header('ETag', `"${account.version}"`)
  return {
    data: presentDetails(account, { sessions, history, gigs }, ctx.now),
    actions: actionsOn(ctx.actor, account, await administration.lockedOut(ctx, deps, [account])),
  }
}

/** Adds an account; with `send_invitation` its owner gets the link that opens it. */
export async function add(ctx: SignedIn, deps: AccountsDeps, form: NewUserForm): Promise<string> {
  await assertCompany(ctx, form.company_id)
  const id = await administration.add(ctx, deps, {
    firstName: form.first_name,
    lastName: form.last_name,
    email: form.email,
    roles: form.roles,
    ...(form.timezone === undefined ? {} : { timezone: form.timezone }),
    mustChangePassword: form.force_change_password ?? false,
  })
  await changePerson(ctx, id, form)
  if (form.send_invitation === true) await administration.invite(ctx, deps, id)
  return id
}

/** Changes an account. What somebody else has changed since it was read is refused (412). */
export async function change(ctx: SignedIn, deps: AccountsDeps, id: string, form: UserForm) {
  await administration.hold(ctx, id)
  const row = await store.find(ctx.db, id)
  const before = await details(ctx, deps, id)
  await requireSeen(ctx, before.data.version, () => before.data)
  await assertCompany(ctx, form.company_id)
  await administration.change(ctx, deps, before.data.id, {
    email: form.email,
    roles: form.roles,
    timezone: form.timezone,
    mustChangePassword: form.force_change_password,
  })
  await changePerson(ctx, before.data.id, form)
  if (row !== undefined) await noteChange(ctx, row)
  await refreshPages(ctx.db, [before.data.id])
  return details(ctx, deps, before.data.id)
}

/** Fields without an event of their own. */
const NOTED: readonly (readonly [field: keyof store.UserRecord, name: string])[] = [
  ['first_name', 'First name'],
  ['last_name', 'Last name'],
  ['job_title', 'Job title'],
  ['company_id', 'Company'],
  ['phone_number', 'Phone'],
  ['timezone', 'Time zone'],
  ['force_change_password', 'Forced password change'],
]

/** Writes down which fields were changed; what they held is personal. */
async function noteChange(ctx: SignedIn, before: store.UserRecord): Promise<void> {
  const after = await store.find(ctx.db, before.id)
  const changed = NOTED.filter(([field]) => after?.[field] !== before[field]).map(([, name]) => name)
  if (after === undefined || changed.length === 0) return
  await recordEvent(ctx, {
    kind: 'user.changed',
    subject: { kind: 'user', id: after.id, title: `${after.first_name} ${after.last_name}` },
    differences: { fields: { from: null, to: changed } },
  })
}

/** Every permission that may be given to a role, and whether it is. */
export async function grants(ctx: SignedIn): Promise<GrantSwitch[]> {
  const given = await administration.grants(ctx.db)
  return PERMISSIONS.flatMap((permission) =>
    (GRANTABLE[permission] ?? []).map((role) => ({
      permission,
      role,
      is_granted: given.some((grant) => grant.role === role && grant.permission === permission),
    })),
  )
}

export async function setGrant(
  ctx: SignedIn,
  deps: AccountsDeps,
  change: GrantSwitch,
): Promise<GrantSwitch[]> {
  if (!isGrantable(change)) throw refuse('not_grantable')
  const { role, permission, is_granted: isGranted } = change
  await administration.setGrant(ctx, deps, { role, permission, isGranted })
  await refreshPages(ctx.db, await administration.holders(ctx.db, role))
  return grants(ctx)
}

async function assertCompany(ctx: SignedIn, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined || (await store.hasCompany(ctx.db, id))) return
  throw refuse('invalid', { fields: { company_id: ['This company is unknown.'] } })
}

async function changePerson(ctx: SignedIn, id: string, form: UserForm): Promise<void> {
  const account = await store.find(ctx.db, id)
  if (account === undefined) return
  const { first_name, last_name, email, job_title, company_id, phone } = form
  const change = {
    ...Object.fromEntries(
      Object.entries({ first_name, last_name, email, job_title, company_id }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
    ...(phone === undefined ? {} : await phoneColumns(ctx, account.person_id, phone)),
  }
  if (Object.keys(change).length > 0) await people.change(ctx.db, account.person_id, change)
}

async function phoneColumns({ db }: SignedIn, personId: string, typed: string | null) {
  if (typed === null) return { phone_country_iso: null, phone_country_code: null, phone_number: null }
  const { iso, code, number } = people.requireInternationalPhone(typed)
  if (await people.isPhoneUsed(db, { code, number }, personId)) {
    throw refuse('invalid', { fields: { phone: ['Somebody else uses this phone number.'] } })
  }
  return { phone_country_iso: iso, phone_country_code: code, phone_number: number }
}
