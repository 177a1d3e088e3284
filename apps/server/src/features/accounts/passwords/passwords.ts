import { isStaff } from '@guildhall/contract/access'
import { isMissing } from '@guildhall/contract/shapes'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import type { Db } from '#platform/db/database.ts'
import { refuse } from '#platform/http/refuse.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import type { AccountsDeps } from '#features/accounts/deps.ts'
import * as identities from '#features/accounts/oidc/identity-store.ts'
import { LINK_JOB, type LinkRequest } from '#features/accounts/jobs.ts'
import * as mails from '#features/accounts/mails.ts'
import { whatStillOpens } from '#features/accounts/passkeys/still-open.ts'
import * as passkeys from '#features/accounts/passkeys/store.ts'
import { prove } from '#features/accounts/proving.ts'
import { note } from '#features/accounts/security-event.ts'
import * as sessionStore from '#features/accounts/sessions/session-store.ts'
import { giveCookie, rotateSession } from '#features/accounts/sessions/browser-session.ts'
import * as store from '#features/accounts/store.ts'
import * as tokens from '#features/accounts/token-store.ts'
import { isEasyToGuess, type PasswordContext } from './weak-passwords.ts'

const RESET_KINDS = ['reset_password', 'first_admin', 'invite_user'] as const

/**
 * Promises a mail with a link, if there is such an account. Whether there is one is found out later by a job,
 * so that this call takes the same way, and time, for every address.
 */
export async function askForLink(ctx: Ctx, deps: AccountsDeps, request: LinkRequest): Promise<void> {
  const counters = [{ limit: 'mails:account', who: `${request.kind} ${request.email}` }] as const
  if (await deps.attempts.countIfLeft(ctx.db, counters, ctx.now)) await addJob(ctx.db, LINK_JOB, request)
}

/** Whether a link still sets a password. Uses nothing up, and says no word of the account. */
export async function look(ctx: Ctx, token: string): Promise<boolean> {
  return (await tokens.look(ctx.db, RESET_KINDS, token, ctx.now)) !== undefined
}

/** Sets a password by the link in an email. Every session ends; the address is proven by the way. */
export async function reset(
  ctx: Ctx,
  deps: AccountsDeps,
  form: { token: string; password: string },
): Promise<void> {
  const good = await tokens.look(ctx.db, RESET_KINDS, form.token, ctx.now)
  const account = good && (await store.find(ctx.db, { id: good.user_id }))
  if (!account) throw refuse('bad_token')
  const hash = await hashNew(deps, form.password, account)
  await ctx.transaction(async (db) => {
    const spent = await tokens.spend(db, RESET_KINDS, form.token, ctx.now)
    if (!spent) throw refuse('bad_token')
    if (account.email_verified_at === null) {
      await prove({ db, now: ctx.now }, deps, account.id)
      await identities.unlinkAll(db, account.id)
      await passkeys.removeAll(db, account.id)
    }
    await setPassword(ctx, db, deps, { account, hash })
    await tellOfPasskeys(db, deps, account)
    await tokens.withdraw(
      db,
      account.id,
      [...RESET_KINDS, 'verify_email', 'change_email', 'mfa_login'],
      ctx.now,
    )
    await sessionStore.end(db, { userId: account.id }, ctx.now)
    // Most come here after too many wrong tries, and these were of the password that is no more.
    await deps.attempts.clear(db, [{ limit: 'login:account', who: account.email }])
    await note(db, ctx, 'password_reset', account.id)
  })
  deps.sessions.forget(account.id)
}

async function tellOfPasskeys(db: Db, deps: AccountsDeps, account: store.Account): Promise<void> {
  const open = await whatStillOpens(db, account.id)
  if (open === '') return
  const what = `A new password was set by the link in an email.${open}`
  await deps.outbox.send(db, await mails.securityMail(db, deps.site, account, what))
}

/** Changes the caller's own password: other sessions end, this one goes on under a new id. */
export async function change(
  ctx: SignedIn,
  deps: AccountsDeps,
  id: string,
  form: { old_password?: string | undefined; password: string },
): Promise<void> {
  const account = await ownAccount(ctx, id)
  await checkOldPassword(ctx, deps, account, form)
  const hash = await hashNew(deps, form.password, account)
  const { token, expiresAt } = await ctx.transaction(async (db) => {
    await setPassword(ctx, db, deps, { account, hash })
    await tokens.withdraw(db, account.id, [...RESET_KINDS, 'change_email', 'mfa_login'], ctx.now)
    await sessionStore.end(db, { userId: account.id, except: ctx.actor.sessionId }, ctx.now)
    await note(db, ctx, 'password_changed', account.id)
    return rotateSession(db, ctx.actor.sessionId)
  })
  deps.sessions.forget(account.id)
  giveCookie(ctx, deps, token, expiresAt)
}

/** Nobody sets the password of somebody else: staff send a link, for others there is nobody else. */
async function ownAccount(ctx: SignedIn, id: string): Promise<store.Account> {
  const account = await store.find(ctx.db, { id })
  if (account?.id === ctx.actor.userId) return account
  throw refuse(account !== undefined && isStaff(ctx.actor.roles) ? 'forbidden' : 'not_found')
}

const NO_OLD = { old_password: ['Enter your current password'] }

/** The current password of the caller, where they have one. */
export async function missingOld(
  { db, actor }: Ctx,
  { old_password: typed }: { old_password?: unknown },
): Promise<Record<string, string[]>> {
  if (actor === null || !isMissing(typed)) return {}
  const account = await store.find(db, { id: actor.userId })
  return (account?.password_hash ?? null) === null ? {} : NO_OLD
}

/** Somebody who signs in by an identity provider has none; everybody else must know it. */
async function checkOldPassword(
  ctx: SignedIn,
  deps: AccountsDeps,
  account: store.Account,
  { old_password: typed, password: wanted }: { old_password?: string | undefined; password: string },
): Promise<void> {
  if (account.password_hash === null) return
  if (typed === undefined) throw refuse('invalid', { fields: NO_OLD })
  await assertPassword(ctx, deps, account, { typed, field: 'old_password' })
  if (typed === wanted) throw refuse('invalid', { fields: { password: ['Choose a new password.'] } })
}

/** Asks a signed-in user for the password again; wrong ones count like failed sign-ins of this account. */
export async function assertPassword(
  ctx: SignedIn,
  deps: AccountsDeps,
  account: store.Account,
  given: { typed: string; field: string },
): Promise<void> {
  const counters = [{ limit: 'login:account', who: account.email }] as const
  await deps.attempts.assertLeft(ctx.db, counters, ctx.now)
  const isRight = await deps.passwords.verify(account.password_hash, given.typed, {
    by: account.id,
    before: () => deps.attempts.count(ctx.db, counters, ctx.now),
  })
  if (!isRight) {
    await note(ctx.db, ctx, 'password_change_failed', account.id)
    throw refuse('wrong_password', { fields: { [given.field]: ['The current password is not right.'] } })
  }
  await deps.attempts.giveBack(ctx.db, counters)
}

/** The hash of a new password, which must not be one that is tried first. */
export async function hashNew(
  deps: AccountsDeps,
  password: string,
  owner: Omit<PasswordContext, 'product'>,
): Promise<string> {
  if (isEasyToGuess(password, { ...owner, product: deps.site.product })) {
    throw refuse('invalid', {
      fields: { password: ['This password is one of the first that are guessed. Choose another one.'] },
    })
  }
  return deps.passwords.hash(password)
}

async function setPassword(
  ctx: Ctx,
  db: Db,
  deps: AccountsDeps,
  { account, hash }: { account: store.Account; hash: string },
): Promise<void> {
  await store.update(db, account.id, {
    password_hash: hash,
    force_change_password: false,
    updated_at: ctx.now,
  })
  await deps.outbox.send(db, await mails.passwordChangedMail(db, deps.site, account))
}
