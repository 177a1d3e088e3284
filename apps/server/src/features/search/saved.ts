import { MAX_SAVED, SAVED_NAME_TAKEN, type SavedQuery } from '@guildhall/contract/search'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as store from './saved-store.ts'
import type { SavedRow } from './saved-store.ts'

/** The searches that the caller keeps. */
export function list({ db, actor }: SignedIn): Promise<SavedRow[]> {
  return store.all(db, actor.userId)
}

export async function save(ctx: SignedIn, form: { name: string; query: SavedQuery }): Promise<SavedRow> {
  const { db, actor, now } = ctx
  await store.lock(db, actor.userId)
  if ((await store.all(db, actor.userId)).length >= MAX_SAVED) throw refuse('too_many_saved_searches')
  await assertFree(ctx, form)
  return store.insert(db, { userId: actor.userId, at: now, ...form })
}

export async function rename(ctx: SignedIn, id: string, name: string): Promise<SavedRow> {
  await own(ctx, id)
  await assertFree(ctx, { name, id })
  return store.rename(ctx.db, id, name)
}

export async function forget(ctx: SignedIn, id: string): Promise<void> {
  await own(ctx, id)
  await store.remove(ctx.db, id)
}

/** 404 for a search of somebody else. */
async function own({ db, actor }: SignedIn, id: string): Promise<void> {
  await store.lock(db, actor.userId)
  if ((await store.find(db, actor.userId, id)) === undefined) throw refuse('not_found')
}

async function assertFree({ db, actor }: SignedIn, named: { name: string; id?: string }): Promise<void> {
  if (!(await store.isTaken(db, actor.userId, named))) return
  throw refuse('invalid', { fields: { name: [SAVED_NAME_TAKEN] } })
}
