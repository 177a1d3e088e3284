import { recordEvent } from '#features/activity/service.ts'
import { administration } from '#features/accounts/service.ts'
import { notify, worded } from '#features/notifications/service.ts'
import type { Db } from '#platform/db/database.ts'
import { postOut, type OutAnswer } from '#platform/net/post-out.ts'
import { SEAL, type WebhooksDeps } from './deps.ts'
import { enqueue } from './enqueue.ts'
import { messageOf } from './message.ts'
import { SWITCHED_OFF } from './notice-kinds.ts'
import { signedHeaders } from './signing.ts'
import * as store from './store.ts'

const SECOND = 1000
const HOUR = 3_600_000
/** How long after each try that failed the next one comes: in all almost a day. */
const WAITS = [5 * SECOND, 300 * SECOND, HOUR / 2, 2 * HOUR, 5 * HOUR, 7 * HOUR, 9 * HOUR]
/** Without a single message that came through for so long, a webhook is switched off. */
const PATIENCE = 72 * HOUR
const MOST_KEPT = 300
/** The receiver says that nobody listens there any more. */
const GONE = 410

/** One try to deliver. What fails is written down and tried again later; only our own faults throw. */
export async function deliver(deps: WebhooksDeps, id: string): Promise<void> {
  const delivery = await store.findDue(deps.db, id)
  if (delivery === undefined) return
  const met = await send(deps, delivery)
  const isDelivered = met.status !== null && met.status >= 200 && met.status < 300
  await deps.db.transaction().execute(async (db) => {
    await store.noteTry(db, delivery, { ...met, at: deps.now(), isDelivered })
    if (!isDelivered) await failed({ ...deps, db }, delivery, met.status)
  })
}

async function send(deps: WebhooksDeps, delivery: store.DueDelivery) {
  const body = messageOf(delivery)
  const secret = deps.sealer.open(SEAL, delivery.secret_sealed)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Guildhall-Webhooks/1',
    ...signedHeaders(secret, delivery.id, deps.now(), body),
  }
  try {
    const answer: OutAnswer = await postOut(new URL(delivery.url), headers, body, deps.testOrigin)
    return { status: answer.status, answer: kept(answer.text) }
  } catch (error) {
    return { status: null, answer: kept(reasonOf(error)) }
  }
}

function kept(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed().slice(0, MOST_KEPT)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'No answer.'
  return error.name === 'TimeoutError' || error.name === 'AbortError'
    ? 'No answer within 5 seconds.'
    : error.message
}

type Trying = Pick<WebhooksDeps, 'db' | 'now'>

async function failed(deps: Trying, delivery: store.DueDelivery, status: number | null): Promise<void> {
  const now = deps.now()
  const since = delivery.failing_since ?? now
  if (status === GONE || now.getTime() - since.getTime() >= PATIENCE) return switchOff(deps, delivery)
  await store.noteFailing(deps.db, delivery.webhook_id, since)
  const wait = WAITS[delivery.tries]
  const next = wait === undefined ? null : new Date(now.getTime() + wait)
  await store.setNext(deps.db, delivery.id, next)
  if (next !== null && wait !== undefined) await enqueue(deps.db, delivery, new Date(Date.now() + wait))
}

async function switchOff({ db, now }: Trying, { webhook_id: id, url }: store.DueDelivery): Promise<void> {
  const at = now()
  await store.switchOff(db, id, at)
  const ctx = { db, now: at, actor: null }
  await recordEvent(ctx, {
    kind: 'webhook.switched_off',
    subject: { kind: 'webhook', id, title: url },
    differences: { is_active: { from: true, to: false } },
  })
  await notify(ctx, {
    category: 'upkeep',
    kind: 'webhook.switched_off',
    to: await administration.holders(db, 'growth_experts_admin'),
    ...(await worded(db, SWITCHED_OFF, { host: new URL(url).host })),
    link: `/admin/settings/webhooks/${id}`,
    mail: 'now',
  })
}

/** Deliveries are listed for so long after their event. */
const KEPT_DAYS = 30

export async function forgetOld(db: Db, now: Date): Promise<void> {
  await store.removeBefore(db, new Date(now.getTime() - KEPT_DAYS * 24 * HOUR))
}
