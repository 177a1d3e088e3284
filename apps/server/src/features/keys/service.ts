import { isRole } from '@guildhall/contract/access'
import type { ApiKeyForm } from '@guildhall/contract/keys'
import { administration, actorOf as accountActor } from '#features/accounts/service.ts'
import { recordEvent } from '#features/activity/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { PageAt } from '#platform/db/page.ts'
import type { Actor, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { hashToken, newToken } from '#platform/secrets/tokens.ts'
import { mayGive, usual, widest } from './policy.ts'
import * as store from './store.ts'

/** Keys begin with it, so that scanners for lost secrets know them. */
const PREFIX = 'gh_'
const HINT_LENGTH = PREFIX.length + 4
/** Its last use is known to the minute. */
const TOUCH_EVERY = 60_000

export function list({ db }: SignedIn, keyword: string | undefined, at: PageAt) {
  return store.page(db, keyword, at)
}

/** Makes a key no wider than its maker; the key itself is given once and stored as a hash. */
export async function create(ctx: SignedIn, form: ApiKeyForm): Promise<{ row: store.KeyRow; key: string }> {
  const permissions = await permissionsFor(ctx, form)
  const expiresAt = endOf(form.expires_at)
  if (expiresAt !== null && expiresAt <= ctx.now)
    throw refuse('invalid', { fields: { expires_at: ['Choose a day that has not passed.'] } })
  const key = PREFIX + newToken()
  const id = await store.insert(ctx.db, {
    name: form.name,
    hint: key.slice(0, HINT_LENGTH),
    key_hash: hashToken(key),
    role: form.role,
    permissions,
    created_by: ctx.actor.userId,
    created_at: ctx.now,
    expires_at: expiresAt,
  })
  const row = await store.find(ctx.db, id)
  await record(ctx, 'api_key.created', row, {
    role: { from: null, to: form.role },
    permissions: { from: null, to: permissions },
    expires_at: { from: null, to: expiresAt },
  })
  return { row, key }
}

/** The key opens nothing from the next call on; once revoked it stays so. */
export async function revoke(ctx: SignedIn, id: string): Promise<void> {
  if (!(await store.revoke(ctx.db, id, ctx.now))) throw refuse('not_found')
  await record(ctx, 'api_key.revoked', await store.find(ctx.db, id))
}

/** Who calls with this key: its maker with the rights of the key that they still have themselves; null for nobody. */
export async function actorOf(db: Db, key: string, now: Date): Promise<Actor | null> {
  const row = await store.findLiving(db, hashToken(key), now)
  const maker = row && (await accountActor(db, row.created_by))
  if (!row || !maker || !isRole(row.role) || !mayGive(maker, row.role)) return null
  if (now.getTime() - (row.last_used_at?.getTime() ?? 0) >= TOUCH_EVERY) await store.touch(db, row.id, now)
  return {
    ...maker,
    sessionId: row.id,
    roles: [row.role],
    activeRole: row.role,
    permissions: widest(maker, row.role).filter((permission) => row.permissions.includes(permission)),
    key: { id: row.id, name: row.name },
  }
}

async function permissionsFor({ db, actor }: SignedIn, { role, permissions }: ApiKeyForm) {
  if (!mayGive(actor, role)) throw refuse('invalid', { fields: { role: ['This is more than you may.'] } })
  if (permissions === undefined) return usual(actor, role, await administration.grants(db))
  const most = widest(actor, role)
  const beyond = permissions.filter((permission) => !most.includes(permission))
  if (beyond.length > 0)
    throw refuse('invalid', { fields: { permissions: [`This role cannot have: ${beyond.join(', ')}.`] } })
  return [...new Set(permissions)]
}

/** A day counts to its end; the moment after the last day of all would be of no year that we can write. */
function endOf(given: string | null | undefined): Date | null {
  if (given === null || given === undefined) return null
  return given.length === 10 ? new Date(Date.parse(given) + 86_399_999) : new Date(given)
}

function record(
  ctx: SignedIn,
  kind: string,
  { id, name }: store.KeyRow,
  differences?: Record<string, { from: unknown; to: unknown }>,
): Promise<void> {
  const subject = { kind: 'api_key' as const, id, title: name }
  return recordEvent(ctx, differences === undefined ? { kind, subject } : { kind, subject, differences })
}
