import { withdrawInvitation } from '#features/accounts/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import * as store from './store.ts'

/** Somebody became a member without their invitation: it is settled, and its link is worthless. */
export async function close(ctx: SignedIn, who: { gigId: string; userId: string }): Promise<void> {
  const ended = await store.end(ctx.db, { ...who, at: ctx.now })
  for (const id of ended) await withdrawInvitation(ctx, id)
}

/** The project was put away or closed: nobody joins it by a link any more. Should it come back, its invitations have expired and can be sent again. */
export async function expireAll(ctx: SignedIn, gigId: string): Promise<void> {
  await expire(ctx, { gigId })
}

/** A customer may invite no more: nor comes in whom they invited, unless somebody who may sends it again. */
export async function expireOf(ctx: SignedIn, who: { gigId: string; invitedBy: string }): Promise<void> {
  await expire(ctx, who)
}

async function expire(ctx: SignedIn, which: Parameters<typeof store.expire>[1]): Promise<void> {
  for (const id of await store.expire(ctx.db, which, ctx.now)) await withdrawInvitation(ctx, id)
}
