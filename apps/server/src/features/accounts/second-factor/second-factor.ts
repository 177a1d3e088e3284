import type { Db } from '#platform/db/database.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import {
  cookieOptions,
  giveCookie,
  openSession,
  rotateSession,
} from '#features/accounts/sessions/browser-session.ts'
import type { AccountsDeps } from '#features/accounts/deps.ts'
import * as mails from '#features/accounts/mails.ts'
import { assertPassword } from '#features/accounts/passwords/passwords.ts'
import * as factors from './second-factor-store.ts'
import { note } from '#features/accounts/security-event.ts'
import * as sessionStore from '#features/accounts/sessions/session-store.ts'
import * as store from '#features/accounts/store.ts'
import * as tokens from '#features/accounts/token-store.ts'
import { newRecoveryCodes, newSeed, seedUrl, stepOf } from './totp.ts'

const SEED = 'mfa-seed'
const TRIES = 5

/** The password was right: this browser has ten minutes to send a code. */
export async function begin(ctx: Ctx, deps: AccountsDeps, userId: string): Promise<void> {
  const token = await tokens.issue(ctx.db, { kind: 'mfa_login', userId }, ctx.now)
  const maxAge = tokens.LIFETIME.mfa_login / 1000
  ctx.reply.cookie(cookieName(deps), token, { ...cookieOptions(deps.site), maxAge })
}

/** Signs in with the code of an authenticator, or a recovery code, in the browser that knew the password. */
export async function signIn(ctx: Ctx, deps: AccountsDeps, code: string): Promise<store.Account> {
  const token = ctx.request.cookies[cookieName(deps)]
  if (token === undefined) throw refuse('mfa_not_started')
  const login = await tokens.tryOnce(ctx.db, 'mfa_login', token, { now: ctx.now, most: TRIES })
  const account = login && (await store.find(ctx.db, { id: login.user_id }))
  if (!account || account.status !== 'active') throw refuse('mfa_not_started')
  await assertCode(ctx, deps, account, code)
  const spent = await tokens.spend(ctx.db, ['mfa_login'], token, ctx.now)
  if (!spent) throw refuse('mfa_not_started')
  await openSession(ctx, deps, account)
  ctx.reply.cookie(cookieName(deps), '', { ...cookieOptions(deps.site), maxAge: 0 })
  return account
}

/** Begins to set the second factor up: a new seed, which counts once its first code is confirmed. */
export async function start(ctx: SignedIn, deps: AccountsDeps): Promise<{ secret: string; url: string }> {
  const seed = newSeed()
  const isKept = await factors.putSeed(
    ctx.db,
    ctx.actor.userId,
    deps.sealer.seal(purpose(ctx.actor.userId), seed),
  )
  if (!isKept) throw refuse('mfa_already_on')
  return { secret: seed, url: seedUrl(seed, { issuer: deps.site.product, label: ctx.actor.email }) }
}

interface FirstCode {
  code: string
  /** The key that its reader saw. */
  secret?: string | undefined
}

/** Turns the second factor on with its first code; other sessions end, this one gets a new id. */
export async function confirm(
  ctx: SignedIn,
  deps: AccountsDeps,
  { code, secret }: FirstCode,
): Promise<string[]> {
  const { userId, sessionId } = ctx.actor
  const { mfa_secret: sealed, mfa_enabled_at: enabledAt } = await factors.find(ctx.db, userId)
  if (enabledAt !== null) throw refuse('mfa_already_on')
  if (sealed === null) throw refuse('wrong_state')
  const seed = deps.sealer.open(purpose(userId), sealed)
  if (secret !== undefined && secret !== seed) throw refuse('mfa_key_replaced')
  const step = stepOf(seed, code, ctx.now)
  if (step === undefined) throw refuse('bad_code', { fields: { code: ['This code is not right.'] } })
  const codes = newRecoveryCodes()
  const { token, expiresAt } = await ctx.transaction(async (db) => {
    await factors.useStep(db, userId, step)
    await factors.turnOn(db, userId, codes, ctx.now)
    await sessionStore.end(db, { userId, except: sessionId }, ctx.now)
    await tell(ctx, db, deps, { kind: 'mfa_enabled', what: 'Two-step sign-in was turned on.' })
    return rotateSession(db, sessionId)
  })
  deps.sessions.forget(userId)
  giveCookie(ctx, deps, token, expiresAt)
  return codes
}

/** Turns the second factor off; the password is asked for again. */
export async function stop(ctx: SignedIn, deps: AccountsDeps, password: string): Promise<void> {
  const account = await store.find(ctx.db, { id: ctx.actor.userId })
  if (account === undefined) throw refuse('signed_out')
  if (account.mfa_enabled_at === null) throw refuse('wrong_state')
  await assertPassword(ctx, deps, account, { typed: password, field: 'password' })
  await ctx.transaction(async (db) => {
    await factors.turnOff(db, account.id)
    await sessionStore.announce(db, account.id)
    await tell(ctx, db, deps, { kind: 'mfa_disabled', what: 'Two-step sign-in was turned off.' })
  })
  deps.sessions.forget(account.id)
}

/** How many recovery codes the reader has left. */
export function countCodes({ db, actor }: SignedIn): Promise<{ left: number; total: number }> {
  return factors.countRecoveryCodes(db, actor.userId)
}

/** New recovery codes in place of all earlier ones; the password is asked for again. */
export async function renewCodes(ctx: SignedIn, deps: AccountsDeps, password: string): Promise<string[]> {
  const account = await store.find(ctx.db, { id: ctx.actor.userId })
  if (account === undefined) throw refuse('signed_out')
  if (account.mfa_enabled_at === null) throw refuse('wrong_state')
  await assertPassword(ctx, deps, account, { typed: password, field: 'password' })
  const codes = newRecoveryCodes()
  await ctx.transaction(async (db) => {
    await factors.replaceRecoveryCodes(db, account.id, codes)
    const what = 'New recovery codes were made. The earlier ones no longer work.'
    await tell(ctx, db, deps, { kind: 'recovery_codes_renewed', what })
  })
  return codes
}

/** A code of the authenticator or a recovery code, each good once; wrong ones count for the account. */
async function assertCode(ctx: Ctx, deps: AccountsDeps, account: store.Account, code: string): Promise<void> {
  const counters = [{ limit: 'code:account', who: account.id }] as const
  await deps.attempts.count(ctx.db, counters, ctx.now)
  if (await isRight(ctx, deps, account, code)) {
    await deps.attempts.giveBack(ctx.db, counters)
    return
  }
  await note(ctx.db, ctx, 'mfa_failed', account.id)
  throw refuse('bad_code', { fields: { code: ['This code is not right.'] } })
}

async function isRight(ctx: Ctx, deps: AccountsDeps, account: store.Account, code: string): Promise<boolean> {
  const { mfa_secret: sealed } = await factors.find(ctx.db, account.id)
  if (sealed === null) return false
  const step = stepOf(deps.sealer.open(purpose(account.id), sealed), code, ctx.now)
  if (step !== undefined) return factors.useStep(ctx.db, account.id, step)
  const isRecovered = await factors.useRecoveryCode(ctx.db, account.id, code, ctx.now)
  if (isRecovered) {
    await note(ctx.db, ctx, 'recovery_code_used', account.id)
    const what = 'Somebody signed in with one of your recovery codes. Each of them works once.'
    await deps.outbox.send(ctx.db, await mails.securityMail(ctx.db, deps.site, account, what))
  }
  return isRecovered
}

async function tell(
  ctx: SignedIn,
  db: Db,
  deps: AccountsDeps,
  { kind, what }: { kind: 'mfa_enabled' | 'mfa_disabled' | 'recovery_codes_renewed'; what: string },
): Promise<void> {
  const account = await store.find(db, { id: ctx.actor.userId })
  if (account) await deps.outbox.send(db, await mails.securityMail(db, deps.site, account, what))
  await note(db, ctx, kind, ctx.actor.userId)
}

// Bound to its user: the seed of one account does not open as that of another.
function purpose(userId: string): string {
  return `${SEED} ${userId}`
}

function cookieName({ site }: AccountsDeps): string {
  return site.isHttps ? '__Host-mfa' : 'mfa'
}
