import { MAX_FAQS, type FaqForm } from '@guildhall/contract/faqs'
import { recordEvent } from '#features/activity/service.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { sanitizeHtml, textOf } from '#platform/html/sanitize.ts'
import { readerOf } from './policy.ts'
import { presentEntry } from './presenter.ts'
import * as store from './store.ts'

/** The published answers that this reader may see, in their order. */
export function list(
  { db, actor }: Ctx,
  { keyword = '', id }: { keyword?: string | undefined; id?: string | undefined },
  at: { page: number; pageSize: number },
) {
  return store.page(db, readerOf(actor), { keyword, id }, at)
}

/** The ids of all answers that this reader may see, as a part of a larger question. */
export function readable({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  return store.visible(db, readerOf(actor)).select('id')
}

/** Every question, for the editor. */
export function entries({ db }: Ctx): Promise<store.EntryRow[]> {
  return store.all(db)
}

/** Adds a question at the end. */
export async function create(ctx: SignedIn, form: FaqForm): Promise<store.EntryRow> {
  const before = await store.lockAll(ctx.db)
  if (before.length >= MAX_FAQS) throw refuse('too_many_faqs')
  const position = Math.max(0, ...before.map((entry) => entry.position)) + 1
  const added = await store.insert(ctx.db, {
    ...stored(form),
    position,
    created_at: ctx.now,
    ...changedBy(ctx),
  })
  await record(ctx, 'faq.created', added)
  return added
}

export async function update(ctx: SignedIn, id: string, form: FaqForm): Promise<store.EntryRow> {
  const before = await locked(ctx, id)
  await requireSeen(ctx, before.version, () => presentEntry(before, ctx.now))
  const changed = await store.update(ctx.db, id, { ...stored(form), ...changedBy(ctx) })
  await record(ctx, 'faq.updated', changed)
  return changed
}

/** Puts all questions into this order. Refuses when somebody added or deleted one meanwhile. */
export async function order(ctx: SignedIn, ids: readonly string[]): Promise<store.EntryRow[]> {
  const before = await store.lockAll(ctx.db)
  const isSame =
    new Set(ids).size === ids.length &&
    before.length === ids.length &&
    before.every(({ id }) => ids.includes(id))
  if (!isSame) throw refuse('conflict')
  await store.place(ctx.db, ids)
  return store.all(ctx.db)
}

export async function remove(ctx: SignedIn, id: string): Promise<void> {
  const entry = await locked(ctx, id)
  await store.remove(ctx.db, id)
  await record(ctx, 'faq.deleted', entry)
}

async function locked(ctx: SignedIn, id: string): Promise<store.EntryRow> {
  const entry = await store.lock(ctx.db, id)
  if (entry === undefined) throw refuse('not_found')
  return entry
}

/** The form as it is kept: harmless HTML, and roles only where the audience asks for them. */
function stored({ title, body, audience, roles, is_published }: FaqForm) {
  const clean = sanitizeHtml(body)
  const words = textOf(clean)
  if (words === '') throw refuse('invalid', { fields: { body: ['This field is required.'] } })
  const readers = audience === 'role' ? [...new Set(roles)] : []
  return { title, body: clean, body_text: words, audience, roles: readers, is_published }
}

function changedBy({ actor, now }: SignedIn) {
  return { updated_by: actor.userId, updated_at: now }
}

function record(ctx: SignedIn, kind: string, { id, title }: store.EntryRow): Promise<void> {
  return recordEvent(ctx, { kind, subject: { kind: 'faq', id, title } })
}
