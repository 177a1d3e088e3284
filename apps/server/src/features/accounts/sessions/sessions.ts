import { firstRole, isStaff, permissionsOf } from '@guildhall/contract/access'
import type { Db } from '#platform/db/database.ts'
import { listen } from '#platform/db/listen.ts'
import type { Actor, RequestFacts } from '#platform/http/context.ts'
import { hashToken } from '#platform/secrets/tokens.ts'
import * as store from './session-store.ts'
import { grantsOf, rolesOf } from '#features/accounts/store.ts'

const MINUTE = 60_000
const REMEMBERED = 5000
const MOST_REMEMBERED = 10_000
const TOUCH_EVERY = MINUTE

export interface SessionsOptions {
  db: Db
  /** Of the database, for a connection that listens. */
  url: string
  now: () => Date
  /** Admins, managers and HR must set up a second factor before anything else. */
  requiresMfa: () => boolean
  /** Without a sign of its owner a session ends after so many milliseconds. */
  idle: () => number
  onError: (error: unknown) => void
}

/** Who is behind a session token; knows within a second when another instance ends a session. */
export interface Sessions {
  actorOf: (token: string, facts: RequestFacts) => Promise<Actor | null>
  /** This instance asks the database again from now on; others hear it by the announcement of the store. */
  forget: (userId: string) => void
  /** This instance asks the database again about everybody. */
  forgetAll: () => void
  /** Which of these sessions go on, by their ids. */
  livingOf: (sessionIds: readonly string[]) => Promise<Set<string>>
  /** Calls when sessions of this user changed, on whatever instance; without a user when any may have. */
  watch: (listener: (userId?: string) => void) => void
  stop: () => Promise<void>
}

interface Known {
  actor: Actor
  /** Whose session it is, also while they look with somebody else's eyes. */
  ownerId: string
  lastSeenAt: number
  expiresAt: number
  readAt: number
}

export async function startSessions(options: SessionsOptions): Promise<Sessions> {
  const { db, url, onError } = options
  const memory = createMemory()
  const watchers: ((userId?: string) => void)[] = []
  const listener = await listen({
    url,
    channel: 'sessions',
    onNews(userId) {
      if (userId === undefined) memory.trust(true)
      else memory.forget(userId)
      for (const watcher of watchers) watcher(userId)
    },
    onLost: () => memory.trust(false),
    onError,
  })
  return {
    actorOf: (token) => actorOf(options, memory, token),
    forget: memory.forget,
    forgetAll: memory.clear,
    async livingOf(sessionIds) {
      if (sessionIds.length === 0) return new Set()
      const now = options.now()
      const seenAfter = new Date(now.getTime() - options.idle())
      return new Set(await store.livingIds(db, sessionIds, { seenAfter, now }))
    },
    watch: (watcher) => void watchers.push(watcher),
    stop: listener.stop,
  }
}

async function actorOf(
  { db, now: clock, requiresMfa, idle }: SessionsOptions,
  memory: Memory,
  token: string,
): Promise<Actor | null> {
  const now = clock().getTime()
  const tokenHash = hashToken(token)
  const known = memory.find(tokenHash, now) ?? (await read())
  if (known === undefined || now >= known.expiresAt || now - known.lastSeenAt > idle()) return null
  if (now - known.lastSeenAt >= TOUCH_EVERY) {
    known.lastSeenAt = now
    await store.touch(db, known.actor.sessionId, new Date(now))
  }
  return known.actor

  async function read(): Promise<Known | undefined> {
    const row = await store.findActor(db, tokenHash)
    const owner = row && actorFrom(row, requiresMfa())
    if (!row || !owner) return undefined
    const actor = await seenAs(db, owner, row.view_as)
    const lastSeenAt = row.last_seen_at.getTime()
    const found = {
      actor,
      ownerId: row.user_id,
      lastSeenAt,
      expiresAt: row.expires_at.getTime(),
      readAt: now,
    }
    memory.keep(tokenHash, found)
    return found
  }
}

/** The owner of a session, or the one with whose eyes they look while they are an administrator. */
async function seenAs(db: Db, owner: Actor, userId: string | null): Promise<Actor> {
  // What they must do first is theirs to do.
  if (userId === null || owner.mustFirst !== null) return owner
  if (!owner.roles.includes('growth_experts_admin')) return owner
  const row = await store.findSeen(db, userId)
  const roles = rolesOf(row?.roles ?? [])
  const activeRole = firstRole(roles)
  if (row === undefined || activeRole === undefined) return owner
  return {
    userId: row.user_id,
    personId: row.person_id,
    sessionId: owner.sessionId,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    roles,
    activeRole,
    permissions: permissionsOf(roles, grantsOf(row.grants)),
    viewedBy: { userId: owner.userId, name: owner.name },
    mustFirst: null,
  }
}

function actorFrom(row: store.ActorRow, requireMfa: boolean): Actor | null {
  const roles = rolesOf(row.roles)
  const activeRole = roles.find((role) => role === row.active_role) ?? firstRole(roles)
  if (activeRole === undefined) return null
  const lacksMfa = requireMfa && isStaff(roles) && row.mfa_enabled_at === null && !row.by_passkey
  return {
    userId: row.user_id,
    personId: row.person_id,
    sessionId: row.session_id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    roles,
    activeRole,
    permissions: permissionsOf(roles, grantsOf(row.grants)),
    viewedBy: null,
    ...(row.by_passkey ? { byPasskey: true } : {}),
    mustFirst: row.force_change_password ? 'change_password' : lacksMfa ? 'set_up_mfa' : null,
  }
}

type Memory = ReturnType<typeof createMemory>

/** Sessions read a moment ago, by the hash of their token. */
function createMemory() {
  const byHash = new Map<string, Known>()
  // Until when nothing about a user is kept: an answer that was under way while a session ended may be old.
  const distrusted = new Map<string, number>()
  const state = { isTrusted: false }

  return {
    find(tokenHash: Buffer, now: number): Known | undefined {
      const known = byHash.get(tokenHash.toString('base64'))
      return known !== undefined && Math.abs(now - known.readAt) < REMEMBERED ? known : undefined
    },
    keep(tokenHash: Buffer, known: Known): void {
      const until = distrusted.get(known.ownerId) ?? 0
      if (!state.isTrusted || performance.now() < until) return
      const oldest = byHash.size >= MOST_REMEMBERED ? byHash.keys().next().value : undefined
      if (oldest !== undefined) byHash.delete(oldest)
      byHash.set(tokenHash.toString('base64'), known)
    },
    forget(userId: string): void {
      const now = performance.now()
      for (const [other, until] of distrusted) if (until <= now) distrusted.delete(other)
      distrusted.set(userId, now + REMEMBERED)
      for (const [hash, { ownerId, actor }] of byHash) {
        if (ownerId === userId || actor.userId === userId) byHash.delete(hash)
      }
    },
    clear(): void {
      byHash.clear()
    },
    /** Without the connection that hears of ended sessions nothing may be remembered. */
    trust(isTrusted: boolean): void {
      state.isTrusted = isTrusted
      byHash.clear()
    },
  }
}
