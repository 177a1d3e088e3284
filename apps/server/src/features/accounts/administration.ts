import type { Permission, Role } from '@guildhall/contract/access'
import * as activity from '#features/activity/service.ts'
import * as people from '#features/people/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as adminStore from './administration-store.ts'
import type { AccountsDeps } from './deps.ts'
import * as locking from './locking.ts'
import * as mails from './mails.ts'
import { whatStillOpens } from './passkeys/still-open.ts'
import * as factors from '#features/accounts/second-factor/second-factor-store.ts'
import { requireReach } from './reaching.ts'
import { note } from './security-event.ts'
import { shortenTo } from '#features/accounts/sessions/browser-session.ts'
import * as sessionStore from '#features/accounts/sessions/session-store.ts'
import * as store from './store.ts'
import * as tokens from './token-store.ts'

export interface NewAccount {
  firstName: string
  lastName: string
  email: string
  roles: readonly Role[]
  timezone?: string
  mustChangePassword?: boolean
}

/** Adds a person (or takes the contact of this address) with a login that nobody can use before its invitation or password link. */
export async function add(ctx: SignedIn, deps: AccountsDeps, given: NewAccount): Promise<string> {
  await requireReach(ctx, given.roles)
  if (!(await store.isFree(ctx.db, given.email))) throw taken()
  const { firstName, lastName, email } = given
  const contact = await people.contactOf(ctx.db, email)
  const person = contact ?? (await people.add(ctx.db, { firstName, lastName, email }))
  if (given.roles.includes('growth_experts_expert')) await deps.startExpert(ctx, person.id)
  const id = await store.insert(ctx.db, {
    user: {
      person_id: person.id,
      email,
      timezone: given.timezone ?? 'UTC',
      force_change_password: given.mustChangePassword ?? false,
      created_at: ctx.now,
      updated_at: ctx.now,
    },
    roles: given.roles,
  })
  await record(ctx, 'user.added', await find(ctx.db, id), { roles: { from: [], to: given.roles } })
  return id
}

/** Sends the link by which somebody sets a first password; the link before it is good no longer. */
export async function invite(ctx: SignedIn, deps: AccountsDeps, id: string): Promise<void> {
  const account = await locked(ctx, id)
  if (account.email_verified_at !== null || account.status !== 'active') throw refuse('wrong_state')
  await countMail(ctx, deps, 'invite_user', account)
  const token = await tokens.issue(ctx.db, { kind: 'invite_user', userId: id }, ctx.now)
  await deps.outbox.send(ctx.db, await mails.invitationMail(ctx.db, deps.site, account, token))
  await record(ctx, 'user.invited', account)
}

export async function sendReset(ctx: SignedIn, deps: AccountsDeps, id: string): Promise<void> {
  const account = await locked(ctx, id)
  if (account.status !== 'active') throw refuse('wrong_state')
  await countMail(ctx, deps, 'send_reset', account)
  const token = await tokens.issue(ctx.db, { kind: 'reset_password', userId: id }, ctx.now)
  await deps.outbox.send(ctx.db, await mails.resetMail(ctx.db, deps.site, account, token))
  await note(ctx.db, ctx, 'password_reset_asked', id)
  await record(ctx, 'user.reset_sent', account)
}

/** Three an hour to one account, whoever sends them; apart from those that its owner asks for. */
function countMail(ctx: SignedIn, deps: AccountsDeps, kind: string, { id }: store.Account): Promise<void> {
  return deps.attempts.count(ctx.db, [{ limit: 'mails:account', who: `${kind} ${id}` }], ctx.now)
}

export interface AccountChange {
  email?: string | undefined
  roles?: readonly Role[] | undefined
  timezone?: string | undefined
  mustChangePassword?: boolean | undefined
}

/** Changes a login. Roles act from the next call of its owner on, on every instance. */
export async function change(
  ctx: SignedIn,
  deps: AccountsDeps,
  id: string,
  changed: AccountChange,
): Promise<void> {
  const account = await locked(ctx, id)
  const { email, roles, timezone, mustChangePassword } = changed
  if (email !== undefined && email !== account.email) await moveAddress(ctx, deps, account, email)
  if (roles !== undefined) await setRoles(ctx, deps, account, roles)
  await store.update(ctx.db, id, {
    updated_at: ctx.now,
    ...(email === undefined ? {} : { email }),
    ...(timezone === undefined ? {} : { timezone }),
    ...(mustChangePassword === undefined ? {} : { force_change_password: mustChangePassword }),
  })
  await forget(ctx.db, deps, id)
}

/** Links that were mailed to the former address, which would open the account. */
const MAILED = ['verify_email', 'reset_password', 'change_email', 'invite_user'] as const

/**
 * Another address to sign in with: the former one hears of it, and what was sent there opens nothing any more. Nobody
 * changes their own here, where their password is not asked for.
 */
async function moveAddress(
  ctx: SignedIn,
  deps: AccountsDeps,
  account: store.Account,
  email: string,
): Promise<void> {
  if (isOwn(ctx, account.id)) {
    throw refuse('invalid', { fields: { email: ['Change your own address in your profile settings.'] } })
  }
  await requireReach(ctx, account.roles)
  if (!(await store.isFree(ctx.db, email))) throw taken()
  const isOpened = account.email_verified_at !== null
  // Of an account in use, an invitation is accepted by its owner alone, whoever holds the link.
  await tokens.withdraw(ctx.db, account.id, isOpened ? MAILED : [...MAILED, 'invitation'], ctx.now)
  await note(ctx.db, ctx, 'email_changed', account.id)
  await record(ctx, 'user.email_changed', account)
  if (!isOpened) return
  const what = 'An administrator gave your account another email address.'
  await deps.outbox.send(ctx.db, await mails.securityMail(ctx.db, deps.site, account, what))
}

async function setRoles(
  ctx: SignedIn,
  deps: AccountsDeps,
  account: store.Account,
  roles: readonly Role[],
): Promise<void> {
  if (same(account.roles, roles)) return
  if (isOwn(ctx, account.id)) throw refuse('own_roles')
  await requireReach(ctx, roles)
  if (!roles.includes('growth_experts_admin')) await assertOtherAdmin(ctx.db, account)
  const becomesExpert = roles.includes('growth_experts_expert') && account.expert_status === null
  if (becomesExpert) await deps.startExpert(ctx, account.person_id)
  await adminStore.replaceRoles(ctx.db, account.id, roles)
  await shortenTo(ctx, account.id, roles)
  await record(ctx, 'user.roles_changed', account, { roles: { from: account.roles, to: roles } })
}

/** Switches an account off: its sessions end at once, and it does not sign in again. */
export async function suspend(ctx: SignedIn, deps: AccountsDeps, id: string): Promise<void> {
  const account = await locked(ctx, id)
  if (account.status !== 'active') throw refuse('wrong_state')
  if (isOwn(ctx, id)) throw refuse('own_roles')
  await assertOtherAdmin(ctx.db, account)
  await store.update(ctx.db, id, { status: 'suspended', updated_at: ctx.now })
  await sessionStore.end(ctx.db, { userId: id }, ctx.now)
  await record(ctx, 'user.suspended', account)
  await forget(ctx.db, deps, id)
}

export async function activate(ctx: SignedIn, id: string): Promise<void> {
  const account = await locked(ctx, id)
  if (account.status === 'active') throw refuse('wrong_state')
  await store.update(ctx.db, id, { status: 'active', updated_at: ctx.now })
  await record(ctx, 'user.activated', account)
}

export async function endSessions(ctx: SignedIn, deps: AccountsDeps, id: string): Promise<void> {
  const account = await locked(ctx, id)
  const isOwn = id === ctx.actor.userId
  const which = isOwn ? { userId: id, except: ctx.actor.sessionId } : { userId: id }
  const ended = await sessionStore.end(ctx.db, which, ctx.now)
  await note(ctx.db, ctx, 'sessions_ended', id, { count: ended })
  await record(ctx, 'user.sessions_ended', account)
  await forget(ctx.db, deps, id)
}

/** Lets somebody try again whom wrong passwords or codes keep out. */
export async function unlock(ctx: SignedIn, deps: AccountsDeps, id: string): Promise<void> {
  const account = await locked(ctx, id)
  await locking.unlock(ctx, deps, account)
  await record(ctx, 'user.unlocked', account)
}

/** Turns the second factor off for who lost it and the recovery codes; its owner is told, and signs in anew. */
export async function resetMfa(ctx: SignedIn, deps: AccountsDeps, id: string): Promise<void> {
  const account = await locked(ctx, id)
  if (account.mfa_enabled_at === null) throw refuse('wrong_state')
  if (id === ctx.actor.userId) throw refuse('own_roles')
  await requireReach(ctx, account.roles)
  await factors.turnOff(ctx.db, id)
  await sessionStore.end(ctx.db, { userId: id }, ctx.now)
  const what = `An administrator turned off two-step sign-in.${await whatStillOpens(ctx.db, id)}`
  await deps.outbox.send(ctx.db, await mails.securityMail(ctx.db, deps.site, account, what))
  await note(ctx.db, ctx, 'mfa_disabled', id, { by: ctx.actor.userId })
  await record(ctx, 'user.mfa_reset', account)
  await forget(ctx.db, deps, id)
}

/** From the next call on this session sees what that user sees. Administrators are looked at by nobody. */
export async function viewAs(ctx: SignedIn, deps: AccountsDeps, id: string): Promise<void> {
  const account = await find(ctx.db, id)
  if (account.roles.includes('growth_experts_admin') || account.status !== 'active')
    throw refuse('wrong_state')
  await sessionStore.setView(ctx.db, ctx.actor.sessionId, id)
  await note(ctx.db, ctx, 'viewed_as', ctx.actor.userId, { user_id: id })
  await record(ctx, 'user.viewed_as', account)
  await forget(ctx.db, deps, ctx.actor.userId)
}

/** Ends the view; without one nothing happens. */
export async function stopViewing(ctx: SignedIn, deps: AccountsDeps): Promise<void> {
  if (ctx.actor.viewedBy === null) return
  await sessionStore.setView(ctx.db, ctx.actor.sessionId, null)
  await forget(ctx.db, deps, ctx.actor.viewedBy.userId)
}

export interface Grant {
  role: Role
  permission: Permission
  isGranted: boolean
}

/** Gives a permission to a role or takes it away; holders of the role notice with their next call. */
export async function setGrant(ctx: SignedIn, deps: AccountsDeps, grant: Grant): Promise<void> {
  const before = (await adminStore.grants(ctx.db)).some(
    ({ role, permission }) => role === grant.role && permission === grant.permission,
  )
  if (before === grant.isGranted) return
  await adminStore.putGrant(ctx.db, { ...grant, by: ctx.actor.userId, at: ctx.now })
  await activity.recordEvent(ctx, {
    kind: 'role.permission_changed',
    subject: { kind: 'setting', id: null, title: `${grant.permission} of ${grant.role}` },
    differences: { granted: { from: before, to: grant.isGranted } },
  })
  for (const userId of await adminStore.holders(ctx.db, grant.role)) await forget(ctx.db, deps, userId)
}

export { lockedOut } from './locking.ts'
export const grants = adminStore.grants
export const holders = adminStore.holders

/** Without its last administrator the portal could not be run. */
export async function assertNotLastAdmin(db: Db, userId: string): Promise<void> {
  await assertOtherAdmin(db, await find(db, userId))
}

/** Of two who take the rights of the last administrators from each other, the second is refused. */
async function assertOtherAdmin(db: Db, account: store.Account): Promise<void> {
  if (!account.roles.includes('growth_experts_admin')) return
  await adminStore.lockAdmins(db)
  if (!(await adminStore.hasOtherAdmin(db, account.id))) throw refuse('last_admin')
}

/** Nobody cuts themselves off by mistake; the identity provider means nobody in particular. */
function isOwn({ actor }: SignedIn, id: string): boolean {
  return id === actor.userId && actor.key?.isScim !== true
}

/** Nobody else changes this login, or who it belongs to, until the transaction ends. */
export async function hold(ctx: SignedIn, id: string): Promise<void> {
  await people.lock(ctx.db, (await find(ctx.db, id)).person_id)
}

async function locked(ctx: SignedIn, id: string): Promise<store.Account> {
  await hold(ctx, id)
  return find(ctx.db, id)
}

async function find(db: Db, id: string): Promise<store.Account> {
  const account = await store.find(db, { id })
  if (account === undefined) throw refuse('not_found')
  return account
}

/** Every instance asks the database again who this is. */
async function forget(db: Db, deps: AccountsDeps, userId: string): Promise<void> {
  await sessionStore.announce(db, userId)
  deps.sessions.forget(userId)
}

async function record(
  ctx: SignedIn,
  kind: string,
  account: store.Account,
  differences?: activity.Differences,
): Promise<void> {
  const title = `${account.first_name} ${account.last_name}`
  const subject = { kind: 'user', id: account.id, title } as const
  await activity.recordEvent(ctx, { kind, subject, ...(differences === undefined ? {} : { differences }) })
}

function same(before: readonly Role[], after: readonly Role[]): boolean {
  return before.length === after.length && before.every((role) => after.includes(role))
}

function taken() {
  return refuse('email_taken', { fields: { email: ['Somebody else uses this email address.'] } })
}
