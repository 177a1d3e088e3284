import { firstRole, permissionsOf, type Role } from '@guildhall/contract/access'
import type { Session, Theme } from '@guildhall/contract/accounts'
import { limits, valueOf } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Actor, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { AccountsDeps } from './deps.ts'
import { presentSession } from './presenter.ts'
import { note } from './security-event.ts'
import * as sessionStore from '#features/accounts/sessions/session-store.ts'
import { cookieOptions } from '#features/accounts/sessions/browser-session.ts'
import * as store from './store.ts'

export { note as noteSecurityEvent } from './security-event.ts'
export type { AccountsDeps } from './deps.ts'
export * as administration from './administration.ts'
export type { Sessions } from '#features/accounts/sessions/sessions.ts'
export type { Account } from './store.ts'
export { askForEmail, confirmOwner } from './email-change.ts'

export { acceptNotice, hasAcceptedNotice } from '#features/accounts/registering/notice.ts'
export { accountFor, sendInvitation, withdrawInvitation } from '#features/accounts/registering/invitations.ts'

/** The account behind this call. */
export async function current(ctx: SignedIn): Promise<store.Account> {
  const account = await store.find(ctx.db, { id: ctx.actor.userId })
  if (account === undefined) throw refuse('signed_out')
  return account
}

/** Somebody in whose name a job works, with the rights that they have now; undefined for who may not sign in. */
export async function actorOf(db: Db, userId: string): Promise<Actor | undefined> {
  const account = await store.find(db, { id: userId })
  const activeRole = account && firstRole(account.roles)
  if (account?.status !== 'active' || activeRole === undefined) return undefined
  return {
    userId,
    personId: account.person_id,
    sessionId: NO_SESSION,
    name: `${account.first_name} ${account.last_name}`,
    email: account.email,
    roles: account.roles,
    activeRole,
    permissions: permissionsOf(account.roles, account.grants),
    viewedBy: null,
    mustFirst: null,
  }
}
const NO_SESSION = '00000000-0000-0000-0000-000000000000'

/** When the session ends unless its owner comes back before. */
export async function expiryOf(ctx: SignedIn): Promise<Date> {
  const absolute = await sessionStore.expiry(ctx.db, ctx.actor.sessionId)
  return new Date(Math.min(absolute.getTime(), ctx.now.getTime() + (await idle(ctx.db))))
}

/** How long a session may sleep, in milliseconds. */
async function idle(db: Db): Promise<number> {
  return (await limits(db)).session_idle_minutes * 60_000
}

/** Ends the session of this browser, and has it forget what it stored. */
export async function signOut(ctx: SignedIn, deps: AccountsDeps): Promise<void> {
  const userId = ctx.actor.viewedBy?.userId ?? ctx.actor.userId
  await sessionStore.end(ctx.db, { userId, only: ctx.actor.sessionId }, ctx.now)
  await note(ctx.db, ctx, 'signed_out', userId)
  deps.sessions.forget(userId)
  ctx.reply.cookie(deps.site.sessionCookie, '', { ...cookieOptions(deps.site), maxAge: 0 })
  ctx.reply.header('Clear-Site-Data', '"cache", "storage"')
}

/** Chooses the route table of this session among the roles of its owner. */
export async function switchRole(ctx: SignedIn, deps: AccountsDeps, role: Role): Promise<store.Account> {
  if (!ctx.actor.roles.includes(role)) throw refuse('forbidden')
  await sessionStore.setRole(ctx.db, ctx.actor.sessionId, role)
  await sessionStore.announce(ctx.db, ctx.actor.userId)
  deps.sessions.forget(ctx.actor.userId)
  return current(ctx)
}

/** Where somebody is signed in, as an administrator sees it. */
export async function livingSessions(ctx: SignedIn, userId: string): Promise<Session[]> {
  const seenAfter = new Date(ctx.now.getTime() - (await idle(ctx.db)))
  const rows = await sessionStore.living(ctx.db, userId, { seenAfter, now: ctx.now })
  return rows.map((row) => presentSession(row, ctx.actor.sessionId))
}

/** The owner of an account has asked to be erased on a day; null: they have thought better of it. */
export function setErasureDue(db: Db, userId: string, due: Date | null): Promise<void> {
  return store.update(db, userId, { erasure_due_at: due })
}

/** Where the days and hours of somebody begin. */
export async function setTimezone(ctx: SignedIn, timezone: string): Promise<store.Account> {
  await store.update(ctx.db, ctx.actor.userId, { timezone })
  return current(ctx)
}

/** How the portal looks to the caller; dark only while an administrator allows it (409). */
export async function setTheme(ctx: SignedIn, theme: Theme): Promise<store.Account> {
  if (theme === 'dark' && !(await valueOf(ctx.db, 'dark_mode_enable'))) throw refuse('theme_off')
  await store.update(ctx.db, ctx.actor.userId, { theme })
  return current(ctx)
}

/** The theme in which the pages of this user are sent, before anything of them runs. */
export async function themeOf(db: Db, userId: string): Promise<Theme> {
  const account = await store.find(db, { id: userId })
  return account?.theme === 'dark' ? 'dark' : 'light'
}

export async function sessions(ctx: SignedIn): Promise<sessionStore.SessionRow[]> {
  const seenAfter = new Date(ctx.now.getTime() - (await idle(ctx.db)))
  return sessionStore.living(ctx.db, ctx.actor.userId, { seenAfter, now: ctx.now })
}

/** Ends one session of the caller; a session of somebody else does not exist for them. */
export async function endSession(ctx: SignedIn, deps: AccountsDeps, id: string): Promise<void> {
  const ended = await sessionStore.end(ctx.db, { userId: ctx.actor.userId, only: id }, ctx.now)
  if (ended === 0) throw refuse('not_found')
  await note(ctx.db, ctx, 'sessions_ended', ctx.actor.userId, { count: ended })
  deps.sessions.forget(ctx.actor.userId)
}

export async function endOtherSessions(ctx: SignedIn, deps: AccountsDeps): Promise<void> {
  const which = { userId: ctx.actor.userId, except: ctx.actor.sessionId }
  const ended = await sessionStore.end(ctx.db, which, ctx.now)
  await note(ctx.db, ctx, 'sessions_ended', ctx.actor.userId, { count: ended })
  deps.sessions.forget(ctx.actor.userId)
}
