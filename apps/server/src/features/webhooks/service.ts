import type { DeliveryQuery, WebhookForm } from '@guildhall/contract/webhooks'
import { recordEvent } from '#features/activity/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { PageAt } from '#platform/db/page.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import { refuse } from '#platform/http/refuse.ts'
import { isCallable } from '#platform/net/post-out.ts'
import { SEAL, type WebhooksDeps } from './deps.ts'
import { enqueue, enqueueAll } from './enqueue.ts'
import { messageOf } from './message.ts'
import { present } from './presenter.ts'
import { newSecret } from './signing.ts'
import * as store from './store.ts'

export function list({ db }: SignedIn, at: PageAt) {
  return store.page(db, at)
}

export async function find({ db }: SignedIn, id: string): Promise<store.WebhookRow> {
  return required(await store.find(db, id))
}

/** Adds a webhook; its secret is given once and kept sealed. */
export async function create(ctx: SignedIn, deps: WebhooksDeps, { url, events }: WebhookForm) {
  requireCallable(url, deps)
  const secret = newSecret()
  const id = await store.insert(ctx.db, {
    url,
    events: [...new Set(events)],
    secret_sealed: deps.sealer.seal(SEAL, secret),
    created_by: ctx.actor.userId,
    created_at: ctx.now,
  })
  const row = await find(ctx, id)
  await record(ctx, 'webhook.created', row, { events: { from: null, to: row.events } })
  return { row, secret }
}

type Change = WebhookForm & { is_active: boolean }

/** Changes a webhook. Switched on again it begins anew; switched off, what waits has failed. */
export async function update(
  ctx: SignedIn,
  deps: WebhooksDeps,
  id: string,
  { url, events, is_active: isActive }: Change,
): Promise<store.WebhookRow> {
  const before = required(await store.lock(ctx.db, id))
  await requireSeen(ctx, before.version, () => present(before))
  requireCallable(url, deps)
  const change = { url, events: [...new Set(events)], is_active: isActive }
  const anew = isActive && !before.is_active
  await store.update(ctx.db, id, {
    ...change,
    ...(anew ? { failing_since: null, switched_off_at: null } : {}),
    ...(!isActive && before.is_active ? { switched_off_at: ctx.now, failing_since: null } : {}),
  })
  if (!isActive) await store.dropWaiting(ctx.db, id)
  const row = await find(ctx, id)
  await record(ctx, 'webhook.updated', row, differencesOf(before, change))
  return row
}

export async function remove(ctx: SignedIn, id: string): Promise<void> {
  const row = required(await store.lock(ctx.db, id))
  await store.remove(ctx.db, id)
  await record(ctx, 'webhook.deleted', row)
}

export async function deliveries(ctx: SignedIn, id: string, query: DeliveryQuery, at: PageAt) {
  await find(ctx, id)
  return store.deliveryPage(ctx.db, id, query, at)
}

/** A delivery with the body of its message. */
export async function delivery(ctx: SignedIn, id: string, deliveryId: string) {
  const row = required(await store.findDelivery(ctx.db, id, deliveryId))
  return { row, message: messageOf(required(await store.findHappening(ctx.db, deliveryId))) }
}

const TESTED = 'webhook.tested'

/** Sends a message that says nothing but that it is a test. */
export async function test(ctx: SignedIn, id: string): Promise<store.DeliveryRow> {
  const webhook = await lockActive(ctx, id)
  await record(ctx, TESTED, webhook)
  const deliveryId = await store.insertTest(ctx.db, { id, event: TESTED, at: ctx.now })
  await enqueue(ctx.db, { id: deliveryId, webhook_id: id }, new Date())
  return required(await store.findDelivery(ctx.db, id, deliveryId))
}

/** Sends all again that did not come through; answers with how many that are. */
export async function resendUndelivered(ctx: SignedIn, id: string): Promise<number> {
  const webhook = await lockActive(ctx, id)
  const ids = await store.undeliveredAnew(ctx.db, id, ctx.now)
  if (ids.length === 0) return 0
  await enqueueAll(ctx.db, id, ids)
  await record(ctx, 'webhook.resent', webhook, { messages: { from: null, to: ids.length } })
  return ids.length
}

async function lockActive(ctx: SignedIn, id: string): Promise<store.WebhookRow> {
  const webhook = required(await store.lock(ctx.db, id))
  if (!webhook.is_active) throw refuse('wrong_state')
  return webhook
}

/** Webhooks to which nothing comes through, for the page of the system. */
export async function failing(db: Db) {
  return (await store.failing(db)).map(present)
}

/** Sends a message again, whatever became of it before. */
export async function resend(ctx: SignedIn, id: string, deliveryId: string): Promise<store.DeliveryRow> {
  const webhook = await lockActive(ctx, id)
  const delivery = required(await store.findDelivery(ctx.db, id, deliveryId))
  await store.beginAnew(ctx.db, deliveryId, ctx.now)
  await enqueue(ctx.db, delivery, new Date())
  await record(ctx, 'webhook.resent', webhook, { event: { from: null, to: delivery.event } })
  return required(await store.findDelivery(ctx.db, id, deliveryId))
}

function required<Row>(row: Row | undefined): Row {
  if (row === undefined) throw refuse('not_found')
  return row
}

/** Where a name leads is asked before each message; what can never be called is refused at once. */
function requireCallable(typed: string, { testOrigin }: WebhooksDeps): void {
  const url = new URL(typed)
  const isLocal = /(^|\.)(localhost|local|internal)$/.test(url.hostname)
  if (url.origin === testOrigin || (isCallable(url) && !isLocal)) return
  const text = 'Use an https address with a name that is public, like https://example.com/hooks.'
  throw refuse('invalid', { fields: { url: [text] } })
}

function differencesOf(before: store.WebhookRow, after: Change) {
  const fields = ['url', 'events', 'is_active'] as const
  const changed = fields.filter((field) => String(before[field]) !== String(after[field]))
  return Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }]))
}

function record(
  ctx: SignedIn,
  kind: string,
  { id, url }: Pick<store.WebhookRow, 'id' | 'url'>,
  differences: Record<string, { from: unknown; to: unknown }> = {},
): Promise<void> {
  return recordEvent(ctx, { kind, subject: { kind: 'webhook', id, title: url }, differences })
}
