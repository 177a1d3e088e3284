import type { FavoritesQuery } from '@guildhall/contract/favorites'
import { seeGig } from '#features/gigs/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as store from './store.ts'

/** The caller's favorites among what they may see now. */
export function list({ db, actor }: SignedIn, query: FavoritesQuery) {
  return store.page(db, actor, query)
}

/** The projects behind the hearts of the caller: those that they may see now. */
export function ids({ db, actor }: SignedIn): Promise<string[]> {
  return store.ids(db, actor)
}

/** Keeps a project at hand; one that the caller may not see does not exist. */
export async function add(ctx: SignedIn, gigId: string): Promise<store.FavoriteRow> {
  await seeGig(ctx, gigId)
  await store.insert(ctx.db, { user_id: ctx.actor.userId, gig_id: gigId, created_at: ctx.now })
  const row = await store.find(ctx.db, ctx.actor, gigId)
  if (row === undefined) throw refuse('not_found')
  return row
}

/** Lets go of projects; returns how many of them were kept. Whether one may be seen does not matter for that. */
export function remove({ db, actor }: SignedIn, gigIds: readonly string[]): Promise<number> {
  if (gigIds.length === 0) throw refuse('no_favorites_named')
  return store.remove(db, actor.userId, gigIds)
}

/** What the reader is told. */
export function removedText(count: number): string {
  if (count === 0) return 'Nothing had to be deleted from your favorites.'
  return count === 1
    ? 'The project has been deleted from your favorites.'
    : `${count} projects have been deleted from your favorites.`
}
