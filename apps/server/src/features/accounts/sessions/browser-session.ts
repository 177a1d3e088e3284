import { isStaff, type Role } from '@guildhall/contract/access'
import { limits } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import { hashToken, newToken } from '#platform/secrets/tokens.ts'
import type { AccountsDeps } from '#features/accounts/deps.ts'
import { deviceOf } from './device.ts'
import { roleOf } from '#features/accounts/presenter.ts'
import { note } from '#features/accounts/security-event.ts'
import * as sessionStore from './session-store.ts'
import * as store from '#features/accounts/store.ts'
import type { Account } from '#features/accounts/store.ts'

/** Starts a session under a fresh id and gives its cookie to the browser; the session it had before ends. */
export async function openSession(
  ctx: Ctx,
  deps: AccountsDeps,
  account: Account,
  by: 'password' | 'passkey' = 'password',
): Promise<void> {
  const token = newToken()
  const { most_sessions: most } = await limits(ctx.db)
  const expiresAt = await endFor(ctx, account.roles)
  // Also while its owner looks with somebody else's eyes.
  const before = ctx.actor && { ...ctx.actor, userId: ctx.actor.viewedBy?.userId ?? ctx.actor.userId }
  const sessionId = await ctx.transaction(async (db) => {
    if (before) await sessionStore.end(db, { userId: before.userId, only: before.sessionId }, ctx.now)
    const id = await sessionStore.insert(db, {
      tokenHash: hashToken(token),
      userId: account.id,
      activeRole: roleOf(account),
      ip: ctx.request.ip,
      ...deviceOf(ctx.request.userAgent),
      now: ctx.now,
      expiresAt,
      byPasskey: by === 'passkey',
    })
    await sessionStore.end(db, { userId: account.id, beyond: most }, ctx.now)
    await store.update(db, account.id, { last_sign_in_at: ctx.now })
    await note(db, ctx, 'signed_in', account.id, { session_id: id, by })
    return id
  })
  if (before) deps.sessions.forget(before.userId)
  deps.sessions.forget(account.id)
  ctx.actsAs(account.id, sessionId)
  giveCookie(ctx, deps, token, expiresAt)
}

/** When a session of somebody with these roles ends that begins now. */
async function endFor({ db, now }: Pick<Ctx, 'db' | 'now'>, roles: readonly Role[]): Promise<Date> {
  const { session_staff_hours: hours, session_days: days } = await limits(db)
  return new Date(now.getTime() + (isStaff(roles) ? hours : days * 24) * 3_600_000)
}

/** Sessions from before somebody had these roles last no longer than one that begins with them. */
export async function shortenTo(
  ctx: Pick<Ctx, 'db' | 'now'>,
  userId: string,
  roles: readonly Role[],
): Promise<void> {
  await sessionStore.shorten(ctx.db, userId, await endFor(ctx, roles))
}

/** Gives the session of this browser a new id, which nobody else can know; the cookie is set after the commit. */
export async function rotateSession(db: Db, sessionId: string): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  return { token, expiresAt: await sessionStore.replaceToken(db, sessionId, hashToken(token)) }
}

export function giveCookie(ctx: Ctx, { site }: AccountsDeps, token: string, expiresAt: Date): void {
  ctx.reply.cookie(site.sessionCookie, token, { ...cookieOptions(site), expires: expiresAt })
}

/** Lax, because an identity provider returns by a top-level GET. */
export function cookieOptions({ isHttps }: AccountsDeps['site']) {
  return { httpOnly: true, secure: isHttps, sameSite: 'lax', path: '/' } as const
}
