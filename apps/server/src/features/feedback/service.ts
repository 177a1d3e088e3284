import type { FeedbackChange, FeedbackForm, FeedbackQuery } from '@guildhall/contract/feedback'
import type { Settings } from '#features/settings/service.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { present } from './presenter.ts'
import * as store from './store.ts'

/** Takes in what somebody says about the page on which they stand. */
export function send(ctx: SignedIn, settings: Settings, form: FeedbackForm): Promise<string> {
  if (!settings.get('feedback_enable')) throw refuse('feedback_off')
  const { db, actor, now, request } = ctx
  return store.insert(db, {
    ...form,
    ip_address: request.ip,
    created_by: actor.userId,
    created_at: now,
    updated_at: now,
  })
}

export function list(ctx: Ctx, query: FeedbackQuery) {
  return store.page(ctx.db, query)
}

export async function open(ctx: Ctx, id: string): Promise<store.FeedbackRow> {
  const row = await store.find(ctx.db, id)
  if (row === undefined) throw refuse('not_found')
  return row
}

/** How far an administrator has come with a message, and what the others should know about it. */
export async function update(ctx: SignedIn, id: string, change: FeedbackChange): Promise<store.FeedbackRow> {
  const version = await store.lock(ctx.db, id)
  if (version === undefined) throw refuse('not_found')
  await requireSeen(ctx, version, async () => present(await open(ctx, id), ctx.now))
  await store.update(ctx.db, id, { ...change, updated_by: ctx.actor.userId, updated_at: ctx.now })
  return open(ctx, id)
}
