import type { WidgetForm, WidgetQuery } from '@guildhall/contract/widgets'
import { recordEvent } from '#features/activity/service.ts'
import type { PageAt } from '#platform/db/page.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import { refuse } from '#platform/http/refuse.ts'
import { isEditor } from './policy.ts'
import { present } from './presenter.ts'
import * as store from './store.ts'

export function list({ db, actor }: SignedIn, query: WidgetQuery, at: PageAt) {
  return store.page(db, { seesDrafts: isEditor(actor) }, query, at)
}

export async function create(ctx: SignedIn, form: WidgetForm): Promise<store.WidgetRow> {
  const added = await store.insert(ctx.db, { ...form, created_at: ctx.now, ...changedBy(ctx) })
  await record(ctx, 'widget.created', added)
  return added
}

export async function update(ctx: SignedIn, id: string, form: WidgetForm): Promise<store.WidgetRow> {
  const before = await locked(ctx, id)
  await requireSeen(ctx, before.version, () => present(before, ctx))
  const changed = await store.update(ctx.db, id, { ...form, ...changedBy(ctx) })
  await record(ctx, 'widget.updated', changed)
  return changed
}

export async function remove(ctx: SignedIn, id: string): Promise<void> {
  const row = await locked(ctx, id)
  await store.remove(ctx.db, id)
  await record(ctx, 'widget.deleted', row)
}

async function locked(ctx: SignedIn, id: string): Promise<store.WidgetRow> {
  const row = await store.lock(ctx.db, id)
  if (row === undefined) throw refuse('not_found')
  return row
}

function changedBy({ actor, now }: SignedIn) {
  return { updated_by: actor.userId, updated_at: now }
}

function record(ctx: SignedIn, kind: string, { id, title }: store.WidgetRow): Promise<void> {
  return recordEvent(ctx, { kind, subject: { kind: 'widget', id, title } })
}
