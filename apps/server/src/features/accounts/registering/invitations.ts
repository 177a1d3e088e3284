import { firstRole, isRole, isStaff, type Role } from '@guildhall/contract/access'
import type { InvitationKey, OpenInvitation } from '@guildhall/contract/accounts'
import * as z from 'zod/mini'
import * as people from '#features/people/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { Letter } from '#platform/mail/letter.ts'
import { openSession } from '#features/accounts/sessions/browser-session.ts'
import type { AccountsDeps } from '#features/accounts/deps.ts'
import * as identities from '#features/accounts/oidc/identity-store.ts'
import { hashNew } from '#features/accounts/passwords/passwords.ts'
import { welcome } from '#features/accounts/proving.ts'
import { consent } from './registration.ts'
import { note } from '#features/accounts/security-event.ts'
import * as sessionStore from '#features/accounts/sessions/session-store.ts'
import * as store from '#features/accounts/store.ts'
import * as tokens from '#features/accounts/token-store.ts'

/** What somebody is invited to; kept beside the token of their mail. */
export interface InvitationSubject {
  /** The role that comes with accepting. */
  role: Role
  /** The invitation of the feature that invites; null for an account alone. */
  id: string | null
  /** What it is called, for whoever holds the link. */
  title: string | null
}

const Subject = z.object({
  role: z.string(),
  id: z.nullable(z.string()),
  title: z.nullable(z.string()),
})

/** Links of the mails: to something, or to an account that an administrator added. */
const KINDS = ['invitation', 'invite_user'] as const

export interface Invited {
  firstName: string
  lastName: string
  /** In lower case. */
  email: string
  role: Role
  /** Who is invited, where a person without a login is known. */
  personId?: string
}

/** The account of an address: the one that has it, or a new one which opens only to the link of an invitation. */
export async function accountFor(ctx: Pick<Ctx, 'db' | 'now'>, invited: Invited): Promise<store.Account> {
  const { firstName, lastName, email, role } = invited
  if (await store.isFree(ctx.db, email)) {
    const personId = invited.personId ?? (await people.add(ctx.db, { firstName, lastName, email })).id
    const user = { person_id: personId, email, password_hash: null, created_at: ctx.now, updated_at: ctx.now }
    await store.insert(ctx.db, { user, roles: [role] })
  }
  const account = await store.find(ctx.db, { email })
  if (account === undefined) throw new Error('The invited account is gone.')
  return account
}

/**
 * Sends a mail with a link that is good for as long as the settings say; three mails an hour for one address, then 429.
 * Whoever is suspended gets none, and nobody who invites is told so.
 */
export async function sendInvitation(
  ctx: Pick<Ctx, 'db' | 'now'>,
  deps: AccountsDeps,
  mail: { userId: string; subject: InvitationSubject; letter: Omit<Letter, 'button'>; button: string },
): Promise<void> {
  const { userId, subject, letter } = mail
  await deps.attempts.count(ctx.db, [{ limit: 'mails:account', who: `invitation ${letter.to}` }], ctx.now)
  if (subject.id !== null) await tokens.withdrawInvitation(ctx.db, subject.id, ctx.now)
  if ((await store.find(ctx.db, { id: userId }))?.status !== 'active') return
  const token = await tokens.issue(ctx.db, { kind: 'invitation', userId, subject: { ...subject } }, ctx.now)
  const url = `${deps.site.publicUrl}/accounts/accept-invitation?token=${token}`
  await deps.outbox.send(ctx.db, { ...letter, button: { label: mail.button, url } })
}

/** The link of this invitation leads nowhere from now on. */
export function withdrawInvitation(ctx: Pick<Ctx, 'db' | 'now'>, id: string): Promise<void> {
  return tokens.withdrawInvitation(ctx.db, id, ctx.now)
}

/** What the holder of a link is invited to, and what accepting takes; null where it leads nowhere. Uses nothing up. */
export async function look(ctx: Ctx, key: InvitationKey): Promise<OpenInvitation | null> {
  const invitation = await find(ctx, key)
  if (invitation === undefined) return null
  const { account, subject } = invitation
  const isOwner = ctx.actor?.userId === account.id
  const needs = account.email_verified_at === null ? 'password' : isOwner ? 'nothing' : 'sign_in'
  const { first_name, email } = account
  return { first_name, email, needs, title: subject.title, asks_consent: asksConsent(account, subject) }
}

/**
 * Accepts an invitation. The link proves the address: an account that nobody has opened yet gets its password by it.
 * One that is in use keeps its password whatever the link says, and its owner must be signed in.
 */
export async function accept(
  ctx: Ctx,
  deps: AccountsDeps,
  form: InvitationKey & { password?: string | undefined; consent?: boolean | undefined },
): Promise<{ account: store.Account; link: string | null }> {
  const { account, subject } = await open(ctx, form)
  if (account.status !== 'active') throw refuse('account_suspended')
  const isNew = account.email_verified_at === null
  if (!isNew && ctx.actor?.userId !== account.id) throw refuse('invitation_of_account')
  if (asksConsent(account, subject) && form.consent !== true) throw refuse('invalid', { fields: NO_CONSENT })
  const hash = isNew ? await hashOf(deps, account, form.password) : null
  const link = await ctx.transaction((db) => spend(ctx, db, deps, { account, hash, key: form }))
  const accepted = (await store.find(ctx.db, { id: account.id })) ?? account
  if (isNew) await openSession(ctx, deps, accepted)
  deps.sessions.forget(account.id)
  return { account: accepted, link }
}

/** Somebody who becomes an expert by this link agrees to the same words as at registration (PRODUCT 5.3.1). */
function asksConsent({ email_verified_at: provenAt }: store.Account, { role }: InvitationSubject): boolean {
  return provenAt === null && role === 'growth_experts_expert'
}

const NO_CONSENT = { consent: ['This field is required.'] }

async function open(ctx: Ctx, key: InvitationKey) {
  const invitation = await find(ctx, key)
  if (invitation === undefined) throw refuse('bad_token')
  return invitation
}

/** Signed-in users need no link from a mail: a notice in the portal names the invitation, and it is theirs. */
async function find(ctx: Ctx, { token, invitation_id: id }: InvitationKey) {
  const userId = ctx.actor?.userId
  const good =
    token !== undefined
      ? await tokens.look(ctx.db, KINDS, token, ctx.now)
      : id !== undefined && userId !== undefined
        ? await tokens.lookAtInvitation(ctx.db, { userId, id }, ctx.now)
        : undefined
  const account = good && (await store.find(ctx.db, { id: good.user_id }))
  return account && { account, subject: subjectOf(good.subject, account) }
}

/** An account that an administrator added is invited to nothing but itself: its roles are there already. */
function subjectOf(stored: unknown, { roles }: store.Account): InvitationSubject {
  if (stored === null) return { role: mostAsked(roles), id: null, title: null }
  const { role, id, title } = z.parse(Subject, stored)
  if (!isRole(role)) throw new Error(`${role} is no role`)
  return { role, id, title }
}

/** Experts agree to more than other roles. */
function mostAsked(roles: readonly Role[]): Role {
  const expert = roles.find((role) => role === 'growth_experts_expert')
  const role = expert ?? firstRole(roles)
  if (role === undefined) throw new Error('An account without a role was invited.')
  return role
}

function hashOf(deps: AccountsDeps, account: store.Account, password: string | undefined): Promise<string> {
  if (password === undefined) throw refuse('invalid', { fields: { password: ['Enter  new password'] } })
  return hashNew(deps, password, account)
}

async function spend(
  ctx: Ctx,
  db: Db,
  deps: AccountsDeps,
  { account, hash, key }: { account: store.Account; hash: string | null; key: InvitationKey },
): Promise<string | null> {
  const spent = await spendKey(db, account.id, key, ctx.now)
  if (!spent) throw refuse('bad_token')
  const subject = subjectOf(spent.subject, account)
  if (hash !== null) await openAccount(ctx, db, account, hash)
  if (asksConsent(account, subject)) await consent(ctx, db, account.id)
  const isKept = account.roles.includes(subject.role) || keepsRoles(account, subject)
  if (!isKept) await store.addRole(db, account.id, subject.role)
  await welcome({ db, now: ctx.now }, deps, account.id)
  await sessionStore.announce(db, account.id)
  await note(db, ctx, 'invitation_accepted', account.id)
  if (subject.id === null) return null
  const { id: userId, first_name, last_name } = account
  const accepted = {
    id: subject.id,
    userId,
    name: `${first_name} ${last_name}`,
    roles: isKept ? account.roles : [...account.roles, subject.role],
  }
  return deps.acceptInvitation({ ...ctx, db }, accepted)
}

function spendKey(db: Db, userId: string, { token, invitation_id: id = '' }: InvitationKey, now: Date) {
  if (token !== undefined) return tokens.spend(db, KINDS, token, now)
  return tokens.spendInvitation(db, { userId, id }, now)
}

/** A member of staff invited as a customer joins that project only, and is no customer elsewhere. */
function keepsRoles({ roles }: store.Account, { role }: InvitationSubject): boolean {
  return role === 'growth_experts_customer' && isStaff(roles)
}

/** Voids whatever a stranger did with this address before: password, linked logins, links. */
async function openAccount(ctx: Ctx, db: Db, account: store.Account, hash: string): Promise<void> {
  const isOpened = await store.openUnverified(db, account.id, { hash, at: ctx.now })
  // The address was verified a moment ago by somebody else; they sign in with the password chosen there.
  if (!isOpened) throw refuse('invitation_of_account')
  await identities.unlinkAll(db, account.id)
  await tokens.withdraw(db, account.id, ['verify_email', 'reset_password', 'invite_user'], ctx.now)
}
