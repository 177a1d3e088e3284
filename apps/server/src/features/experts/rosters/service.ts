import {
  MAX_ROSTERS,
  rosterErrors,
  type Roster,
  type RosterExpertsForm,
} from '@guildhall/contract/experts/rosters'
import { chosen } from '#features/experts/lists/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as store from './store.ts'

/** The rosters of the caller, by name. */
export async function list({ db, actor }: SignedIn): Promise<Roster[]> {
  return (await store.all(db, actor)).map(present)
}

export async function create(ctx: SignedIn, name: string): Promise<Roster> {
  const { db, actor, now } = ctx
  await store.lock(db, actor.userId)
  if ((await store.all(db, actor)).length >= MAX_ROSTERS)
    throw refuse('too_many_rosters', { fields: { name: [rosterErrors.too_many_rosters[1]] } })
  await ensureFree(ctx, name, null)
  return find(ctx, await store.insert(db, { owner_id: actor.userId, name, created_at: now }))
}

export async function rename(ctx: SignedIn, id: string, name: string): Promise<Roster> {
  await store.lock(ctx.db, ctx.actor.userId)
  await find(ctx, id)
  await ensureFree(ctx, name, id)
  await store.rename(ctx.db, id, name)
  return find(ctx, id)
}

export async function remove(ctx: SignedIn, id: string): Promise<void> {
  await find(ctx, id)
  await store.remove(ctx.db, id)
}

/** How many came; whom it holds already stays once. */
export async function add(ctx: SignedIn, id: string, form: RosterExpertsForm): Promise<number> {
  await find(ctx, id)
  return store.add(ctx.db, id, await idsOf(ctx, form), ctx.now)
}

/** How many went. */
export async function take(ctx: SignedIn, id: string, form: RosterExpertsForm): Promise<number> {
  await find(ctx, id)
  return store.take(ctx.db, id, await idsOf(ctx, form))
}

async function idsOf(ctx: SignedIn, form: RosterExpertsForm): Promise<string[]> {
  return (await chosen(ctx, form)).map(({ id }) => id)
}

async function find({ db, actor }: SignedIn, id: string): Promise<Roster> {
  const row = await store.find(db, actor, id)
  if (row === undefined) throw refuse('not_found')
  return present(row)
}

async function ensureFree({ db, actor }: SignedIn, name: string, but: string | null): Promise<void> {
  if (!(await store.isNameTaken(db, actor.userId, name, but))) return
  throw refuse('invalid', { fields: { name: ['You have a roster of this name.'] } })
}

function present({ created_at: at, ...row }: store.RosterRow): Roster {
  return { ...row, created_at: at.toISOString() }
}
