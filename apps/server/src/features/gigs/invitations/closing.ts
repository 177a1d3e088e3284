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
  for (const id of await store.expire(ctx.db, gigId, ctx.now)) await withdrawInvitation(ctx, id)
}
