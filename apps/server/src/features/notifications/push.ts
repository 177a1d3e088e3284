import { createHash } from 'node:crypto'
import type { PushSubscriptionForm } from '@guildhall/contract/push'
import * as z from 'zod/mini'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { Db } from '#platform/db/database.ts'
import { isPushService } from '#platform/push/push-service.ts'
import type { PushTarget } from '#platform/push/push-sender.ts'
import type { NotificationsDeps, PushDeps } from './deps.ts'
import * as store from './push-store.ts'

/** SECURITY-BAR F01. */
const MOST_BROWSERS = 10
const PURPOSE = 'push'

/** What is needed to push, or 404: without an instance id there is no such thing here. */
export function enabled({ push }: NotificationsDeps): PushDeps {
  if (push === null) throw refuse('not_found')
  return push
}

/** Keeps the browser of the caller, for as long as this session goes on. */
export async function subscribe(
  ctx: SignedIn,
  deps: NotificationsDeps,
  form: PushSubscriptionForm,
): Promise<void> {
  const { testOrigin } = enabled(deps)
  const { endpoint, keys } = form
  if (!isPushService(endpoint) && URL.parse(endpoint)?.origin !== testOrigin)
    throw refuse('invalid', { fields: { endpoint: ['This is not the address of a push service.'] } })
  const target: PushTarget = { endpoint, keys }
  await store.put(ctx.db, {
    userId: ctx.actor.userId,
    sessionId: ctx.actor.sessionId,
    endpointHash: hashOf(endpoint),
    sealed: deps.sealer.seal(PURPOSE, JSON.stringify(target)),
    at: ctx.now,
  })
  await store.trim(ctx.db, ctx.actor.userId, MOST_BROWSERS)
}

/** Forgets one browser of the caller, or this one. */
export async function unsubscribe(ctx: SignedIn, deps: NotificationsDeps, endpoint?: string): Promise<void> {
  enabled(deps)
  const { userId, sessionId } = ctx.actor
  if (endpoint === undefined) await store.remove(ctx.db, { userId, sessionId })
  else await store.remove(ctx.db, { userId, endpointHash: hashOf(endpoint) })
}

const Target = z.object({ endpoint: z.string(), keys: z.object({ p256dh: z.string(), auth: z.string() }) })

/** Sends a notification to one browser. A throw means: again later. */
export async function deliver(
  db: Db,
  { push, sealer, countUnread }: NotificationsDeps & { countUnread: (userId: string) => Promise<number> },
  { notification, subscription }: { notification: string; subscription: string },
): Promise<void> {
  if (push === null) return
  const [row, browser] = await Promise.all([store.unread(db, notification), store.find(db, subscription)])
  if (row === undefined || browser === undefined) return
  const target = z.parse(Target, JSON.parse(sealer.open(PURPOSE, browser.sealed)))
  const outcome = await push.sender.send(target, {
    // No names and no words of anybody: it is shown on locked screens.
    id: row.id,
    category: row.category,
    link: row.link,
    unread_count: await countUnread(row.user_id),
    gig_id: row.gig_id,
    expert_id: row.expert_id,
    commands: row.commands,
    type: row.kind,
  })
  if (outcome === 'gone') await store.removeById(db, browser.id)
}

function hashOf(endpoint: string): Buffer {
  return createHash('sha256').update(endpoint).digest()
}
