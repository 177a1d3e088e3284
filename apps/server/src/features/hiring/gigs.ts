import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as hired from '#features/gigs/hired/service.ts'
import { visibleGigs } from '#features/gigs/service.ts'
import type { Actor, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { Writing } from './deps.ts'
import * as store from './gig-store.ts'
import type { GigRow } from './gig-store.ts'

/** Gigs that this reader may see. */
export function visible(reader: Actor): RawBuilder<SqlBool> {
  return visibleGigs(reader)
}

/** A gig that this reader may see; 404 otherwise. */
export async function see(ctx: SignedIn, id: string): Promise<GigRow> {
  const gig = await store.find(ctx.db, id, visible(ctx.actor))
  if (gig === undefined) throw refuse('not_found')
  return gig
}

/** The same, held until the transaction ends. `isKnown`: the caller has an engagement on it, whatever became of it. */
export async function hold(ctx: SignedIn, id: string, { isKnown = false } = {}): Promise<GigRow> {
  const which = isKnown ? sql<SqlBool>`gigs.deleted_at is null` : visible(ctx.actor)
  const gig = await store.hold(ctx.db, id, which)
  if (gig === undefined) throw refuse('not_found')
  return gig
}

export function requireUnlocked({ locked }: Pick<GigRow, 'locked'>): void {
  if (locked) throw refuse('gig_locked')
}

/** The level of a customer of this gig: 1 view ... 4 manage; 0 for everybody else. */
export async function customerLevel({ db, actor }: SignedIn, gigId: string): Promise<number> {
  if (!actor.roles.includes('growth_experts_customer')) return 0
  const { customers } = await store.people(db, gigId)
  return customers.find((one) => one.user_id === actor.userId)?.level ?? 0
}

export async function addExpert(ctx: Writing, gigId: string, userId: string): Promise<void> {
  await hired.addExpert(ctx.db, { gigId, userId, addedBy: ctx.actor?.userId ?? null, at: ctx.now })
}

export async function removeExpert(ctx: Writing, gigId: string, userId: string): Promise<void> {
  await hired.removeExpert(ctx.db, { gigId, userId })
}
