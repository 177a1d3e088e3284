import type { Ctx } from '#platform/http/context.ts'
import { addressKey } from '#platform/http/limits/rate-limit.ts'
import { refuse } from '#platform/http/refuse.ts'
import { openSession } from './sessions/browser-session.ts'
import type { AccountsDeps } from './deps.ts'
import * as secondFactor from './second-factor/second-factor.ts'
import { note } from './security-event.ts'
import * as store from './store.ts'

/** Signs in with address and password; `undefined` when the second factor is still to come. */
export async function signIn(
  ctx: Ctx,
  deps: AccountsDeps,
  form: { email: string; password: string },
): Promise<store.Account | undefined> {
  const account = await checkPassword(ctx, deps, form)
  return enter(ctx, deps, account)
}

/** Lets in somebody who has proven to be the owner of this account; `undefined` as above. */
export async function enter(
  ctx: Ctx,
  deps: AccountsDeps,
  account: store.Account,
): Promise<store.Account | undefined> {
  if (account.status !== 'active') throw refuse('account_suspended')
  if (account.email_verified_at === null) throw refuse('not_verified')
  if (account.mfa_enabled_at === null) await openSession(ctx, deps, account)
  else await secondFactor.begin(ctx, deps, account.id)
  return account.mfa_enabled_at === null ? account : undefined
}

/**
 * The account of this address, if the password is its own. Known and unknown addresses take the same way and time;
 * a try is counted before it is checked, so that parallel tries cannot overtake the limit.
 */
async function checkPassword(
  ctx: Ctx,
  deps: AccountsDeps,
  form: { email: string; password: string },
): Promise<store.Account> {
  const counters = [
    { limit: 'login:account', who: form.email },
    { limit: 'login:address', who: addressKey(ctx.request.ip) },
  ] as const
  await deps.attempts.assertLeft(ctx.db, counters, ctx.now)
  const account = await store.find(ctx.db, { email: form.email })
  const isRight = await deps.passwords.verify(account?.password_hash ?? null, form.password, {
    by: addressKey(ctx.request.ip),
    before: () => deps.attempts.count(ctx.db, counters, ctx.now),
  })
  if (account === undefined || !isRight) {
    await note(ctx.db, ctx, 'login_failed', account?.id ?? null)
    throw refuse('bad_credentials')
  }
  await deps.attempts.giveBack(ctx.db, counters)
  return account
}
