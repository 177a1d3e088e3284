import {
  MAX_VIEWS,
  NOT_YOUR_ROLE,
  VIEW_NAME_TAKEN,
  type ListView,
  type ViewChange,
  type ViewForm,
} from '@guildhall/contract/views'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as store from './store.ts'

/** The views of the caller and those that are shared with their roles, of all lists. */
export function list({ db, actor }: SignedIn): Promise<ListView[]> {
  return store.seen(db, actor)
}

export async function create(ctx: SignedIn, form: ViewForm & { list: string }): Promise<ListView> {
  const { db, actor, now } = ctx
  await store.lock(db, actor.userId)
  if ((await store.countOwn(db, actor.userId)) >= MAX_VIEWS) throw refuse('too_many_views')
  await assertAllowed(ctx, form)
  return known(
    ctx,
    await store.insert(db, { user_id: actor.userId, ...form, created_at: now, updated_at: now }),
  )
}

/** Only its owner changes a view; for whom it is shared with, it is not theirs to change. */
export async function update(ctx: SignedIn, id: string, change: ViewChange): Promise<ListView> {
  const { list: path, ...before } = await own(ctx, id)
  if (change.name_before !== undefined && change.name_before !== before.name) throw refuse('view_renamed')
  const form: ViewForm = {
    name: change.name ?? before.name,
    query: change.query ?? before.query,
    shared_with: change.shared_with === undefined ? before.shared_with : change.shared_with,
  }
  await assertAllowed(ctx, { ...form, list: path, id })
  await store.update(ctx.db, id, { ...form, updated_at: ctx.now })
  return known(ctx, id)
}

/** Begins the list with this view whenever the caller comes to it, or no longer. */
export async function start(ctx: SignedIn, id: string, isStart: boolean): Promise<ListView> {
  const { list: path } = await known(ctx, id)
  const place = { user_id: ctx.actor.userId, list: path }
  if (isStart) await store.putStart(ctx.db, { ...place, view_id: id })
  else await store.dropStart(ctx.db, { ...place, view_id: id })
  return known(ctx, id)
}

export async function remove(ctx: SignedIn, id: string): Promise<void> {
  await own(ctx, id)
  await store.remove(ctx.db, id)
}

/** 404 for what the caller does not see. */
async function known({ db, actor }: SignedIn, id: string): Promise<ListView> {
  const [view] = await store.seen(db, actor, id)
  if (view === undefined) throw refuse('not_found')
  return view
}

/** 404 for what they do not see, 403 for what somebody shares with them. */
async function own(ctx: SignedIn, id: string): Promise<ListView> {
  await store.lock(ctx.db, ctx.actor.userId)
  const view = await known(ctx, id)
  if (!view.is_own) throw refuse('forbidden')
  return view
}

async function assertAllowed(
  { db, actor }: SignedIn,
  form: ViewForm & { list: string; id?: string },
): Promise<void> {
  const { shared_with: role } = form
  if (role !== null && !actor.roles.includes(role))
    throw refuse('invalid', { fields: { shared_with: [NOT_YOUR_ROLE] } })
  if (await store.isTaken(db, actor.userId, form))
    throw refuse('invalid', { fields: { name: [VIEW_NAME_TAKEN] } })
}
