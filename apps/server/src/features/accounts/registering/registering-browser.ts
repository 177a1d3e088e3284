import { timingSafeEqual } from 'node:crypto'
import type { Ctx } from '#platform/http/context.ts'
import { hashToken, newToken } from '#platform/secrets/tokens.ts'
import { cookieOptions } from '#features/accounts/sessions/browser-session.ts'
import type { AccountsDeps } from '#features/accounts/deps.ts'
import { enter } from '#features/accounts/sign-in.ts'
import * as store from '#features/accounts/store.ts'
import { LIFETIME } from '#features/accounts/token-store.ts'

/**
 * Marks this browser as the one in which the password was typed, for as long as the link of the mail is good. Done for
 * every address, so that the answer does not tell which have an account. Returns what is stored beside the link.
 */
export function markBrowser(ctx: Pick<Ctx, 'reply'>, deps: Pick<AccountsDeps, 'site'>): Buffer {
  const secret = newToken()
  const maxAge = LIFETIME.verify_email / 1000
  ctx.reply.cookie(cookieName(deps), secret, { ...cookieOptions(deps.site), maxAge })
  return hashToken(secret)
}

/**
 * Lets in whoever opens the link in the browser of their registration: the account, or `code` when the second factor
 * is still to come. Undefined in any other browser, and where somebody is signed in already: they stay who they are.
 */
export async function enterWhereRegistered(
  ctx: Ctx,
  deps: AccountsDeps,
  { user_id: id, browser_hash: marked }: { user_id: string; browser_hash: Buffer | null },
): Promise<store.Account | 'code' | undefined> {
  const secret = ctx.request.cookies[cookieName(deps)]
  if (secret === undefined || marked === null || !timingSafeEqual(hashToken(secret), marked)) return undefined
  ctx.reply.cookie(cookieName(deps), '', { ...cookieOptions(deps.site), maxAge: 0 })
  const account = await store.find(ctx.db, { id })
  if (ctx.actor !== null || account?.status !== 'active') return undefined
  return (await enter(ctx, deps, account)) ?? 'code'
}

function cookieName({ site }: Pick<AccountsDeps, 'site'>): string {
  return site.isHttps ? '__Host-registered' : 'registered'
}
