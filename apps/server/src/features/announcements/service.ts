import type { AnnouncementForm, AnnouncementQuery } from '@guildhall/contract/announcements'
import { recordEvent } from '#features/activity/service.ts'
import type { PageAt } from '#platform/db/page.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import { refuse } from '#platform/http/refuse.ts'
import { readerOf } from './policy.ts'
import { present } from './presenter.ts'
import * as store from './store.ts'

export function list({ db, actor, now }: SignedIn, query: AnnouncementQuery, at: PageAt) {
  return store.page(db, readerOf(actor, now), query, at)
}

/** The ids of all announcements that this reader may see, as a part of a larger question. */
export function readable({ db, actor }: Pick<SignedIn, 'db' | 'actor'>, now = new Date()) {
  return store.visible(db, readerOf(actor, now)).select('announcements.id')
}

/** The reader has seen these. */
export function read({ db, actor, now }: SignedIn, ids: readonly string[]): Promise<void> {
  return store.markRead(db, readerOf(actor, now), { ids, at: now })
}

export async function create(ctx: SignedIn, form: AnnouncementForm): Promise<store.AnnouncementRow> {
  const added = await store.insert(ctx.db, { ...form, created_at: ctx.now, ...changedBy(ctx) })
  await record(ctx, 'announcement.created', added)
  return added
}

export async function update(
  ctx: SignedIn,
  id: string,
  form: AnnouncementForm,
): Promise<store.AnnouncementRow> {
  const before = await locked(ctx, id)
  await requireSeen(ctx, before.version, () => present({ ...before, is_unread: false }, ctx))
  const changed = await store.update(ctx.db, id, { ...form, ...changedBy(ctx) })
  await record(ctx, 'announcement.updated', changed)
  return changed
}

export async function remove(ctx: SignedIn, id: string): Promise<void> {
  const row = await locked(ctx, id)
  await store.remove(ctx.db, id)
  await record(ctx, 'announcement.deleted', row)
}

async function locked(ctx: SignedIn, id: string): Promise<store.AnnouncementRow> {
  const row = await store.lock(ctx.db, id)
  if (row === undefined) throw refuse('not_found')
  return row
}

function changedBy({ actor, now }: SignedIn) {
  return { updated_by: actor.userId, updated_at: now }
}

function record(ctx: SignedIn, kind: string, { id, title }: store.AnnouncementRow): Promise<void> {
  return recordEvent(ctx, { kind, subject: { kind: 'announcement', id, title } })
}
