import type { GigAnswer } from '@guildhall/contract/gigs/gig'
import * as activity from '#features/activity/service.ts'
import { subjectOf } from '#features/gigs/event-subject.ts'
import type { GigsDeps } from '#features/gigs/deps.ts'
import { actionsOf, may, standingOf } from '#features/gigs/policy.ts'
import { expireAll } from '#features/gigs/invitations/closing.ts'
import { lockGig, read, type GigRow } from '#features/gigs/service.ts'
import * as gigStore from '#features/gigs/store.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'

/** Puts a draft away for 30 days, then it is gone (PRODUCT 5.5). */
export async function remove(ctx: SignedIn, deps: GigsDeps, id: string): Promise<void> {
  const { gig, standing } = await lockGig(ctx, id, { who: may.run })
  if (!actionsOf(gig, standing, { rules: deps.rules(), isWaiting: false }).canDelete)
    throw refuse('wrong_state')
  await gigStore.update(ctx.db, id, {
    deleted_at: ctx.now,
    updated_at: ctx.now,
    updated_by: ctx.actor.userId,
  })
  await expireAll(ctx, id)
  await record(ctx, gig, 'gig.deleted')
}

/** Brings it back. */
export async function restore(ctx: SignedIn, deps: GigsDeps, id: string): Promise<GigAnswer> {
  await gigStore.lock(ctx.db, id)
  const gig = await gigStore.findDeleted(ctx.db, ctx.actor, id)
  if (gig === undefined) throw refuse('not_found')
  if (!may.run(standingOf(ctx.actor, gig))) throw refuse('forbidden')
  await gigStore.update(ctx.db, id, { deleted_at: null, updated_at: ctx.now, updated_by: ctx.actor.userId })
  await record(ctx, gig, 'gig.restored')
  return read(ctx, deps, id)
}

function record(ctx: SignedIn, gig: GigRow, kind: string): Promise<void> {
  return activity.recordEvent(ctx, {
    kind,
    subject: subjectOf(gig),
  })
}
