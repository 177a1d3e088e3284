import { pageOf } from '@guildhall/contract/envelope'
import { NO_NOTIFICATIONS, type notifications } from '@guildhall/contract/notifications'
import type { push } from '@guildhall/contract/push'
import type { Handlers } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { NotificationsDeps } from './deps.ts'
import * as preferences from './preferences.ts'
import { presentNotification } from './presenter.ts'
import * as pushing from './push.ts'
import * as service from './service.ts'

const done = { success: true } as const

export function notificationsRoutes(deps: NotificationsDeps): Handlers<typeof notifications> {
  const isPushEnabled = deps.push !== null
  return {
    async list(ctx, { query }) {
      const { rows, ...at } = await service.list(ctx, query)
      return pageOf(
        rows.map((row) => presentNotification(row, ctx.now)),
        { ...at, emptyText: NO_NOTIFICATIONS },
      )
    },
    async count(ctx) {
      return { data: { unread_count: await service.countUnread(ctx) } }
    },
    stream({ actor }) {
      const events = deps.live.open(actor)
      if (events === undefined) throw refuse('too_many_streams', { retryAfter: 60 })
      return { events }
    },
    async markAllRead(ctx, { body }) {
      return { data: { unread_count: await service.markAllRead(ctx, body ?? {}) } }
    },
    async markRead(ctx, { params }) {
      return { data: { unread_count: await service.markRead(ctx, params.id) } }
    },
    async preferences(ctx) {
      return { data: await preferences.read(ctx, isPushEnabled) }
    },
    async setPreferences(ctx, { body }) {
      await preferences.write(ctx, body)
      return { data: await preferences.read(ctx, isPushEnabled) }
    },
  }
}

export function pushRoutes(deps: NotificationsDeps): Handlers<typeof push> {
  return {
    auth() {
      const { instanceId, publicKey } = pushing.enabled(deps)
      return { data: { instance_id: instanceId, public_key: publicKey } }
    },
    async subscribe(ctx, { body }) {
      await pushing.subscribe(ctx, deps, body)
      return done
    },
    async unsubscribe(ctx, { body }) {
      await pushing.unsubscribe(ctx, deps, body?.endpoint)
      return done
    },
  }
}
