import { PERMISSIONS } from '@guildhall/contract/access'
import { noteSecurityEvent } from '#features/accounts/service.ts'
import { recordEvent } from '#features/activity/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Actor, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { hashToken, newToken } from '#platform/secrets/tokens.ts'
import * as store from './token-store.ts'

/** Tokens of the provisioning interface begin with it; keys of the API begin otherwise. */
export const SCIM_PREFIX = 'gh_scim_'
const HINT_LENGTH = SCIM_PREFIX.length + 4
/** Its last use is known to the minute. */
const TOUCH_EVERY = 60_000

export function state({ db }: SignedIn): Promise<store.TokenRow | undefined> {
  return store.find(db)
}

/** A new token; the one before opens nothing from the next call on. */
export async function renew(ctx: SignedIn): Promise<string> {
  await store.revoke(ctx.db, ctx.now)
  const token = SCIM_PREFIX + newToken()
  await store.insert(ctx.db, {
    token_hash: hashToken(token),
    hint: token.slice(0, HINT_LENGTH),
    created_by: ctx.actor.userId,
    created_at: ctx.now,
  })
  await tell(ctx, 'scim_token.created')
  return token
}

export async function revoke(ctx: SignedIn): Promise<void> {
  if (!(await store.revoke(ctx.db, ctx.now))) throw refuse('not_found')
  await tell(ctx, 'scim_token.revoked')
}

/**
 * Who provisions with this token: SCIM, in the name of whoever made it, also when they have left since. It may
 * everything that an administrator may with people, and reaches nothing but the provisioning interface.
 */
export async function actorOf(db: Db, token: string, now: Date): Promise<Actor | null> {
  const row = await store.findByHash(db, hashToken(token))
  if (row === undefined) return null
  if (now.getTime() - (row.last_used_at?.getTime() ?? 0) >= TOUCH_EVERY) await store.touch(db, row.id, now)
  return {
    userId: row.created_by,
    personId: row.person_id,
    sessionId: row.id,
    name: 'SCIM',
    email: row.email,
    roles: ['growth_experts_admin'],
    activeRole: 'growth_experts_admin',
    permissions: PERMISSIONS,
    viewedBy: null,
    mustFirst: null,
    key: { id: row.id, name: 'SCIM', isScim: true },
  }
}

async function tell(ctx: SignedIn, kind: 'scim_token.created' | 'scim_token.revoked'): Promise<void> {
  await recordEvent(ctx, { kind, subject: { kind: 'setting', id: null, title: 'SCIM token' } })
  const event = kind === 'scim_token.created' ? 'scim_token_made' : 'scim_token_revoked'
  await noteSecurityEvent(ctx.db, ctx, event, ctx.actor.userId)
}
