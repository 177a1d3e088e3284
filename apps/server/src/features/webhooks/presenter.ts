import { DELIVERY_STATES, WEBHOOK_EVENTS, type Delivery, type Webhook } from '@guildhall/contract/webhooks'
import type { DeliveryRow, WebhookRow } from './store.ts'

export function present(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: WEBHOOK_EVENTS.filter((event) => row.events.includes(event)),
    is_active: row.is_active,
    failing_since: row.failing_since?.toISOString() ?? null,
    switched_off_at: row.switched_off_at?.toISOString() ?? null,
    undelivered: row.undelivered,
    created_by:
      row.created_by === null
        ? null
        : { id: row.created_by, name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() },
    created_at: row.created_at.toISOString(),
    version: row.version,
  }
}

export function presentDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    event: row.event,
    title: row.subject_title,
    state: DELIVERY_STATES.find((state) => state === row.state) ?? 'Failed',
    tries: row.tries,
    status_code: row.status_code,
    answer: row.answer,
    created_at: row.created_at.toISOString(),
    tried_at: row.tried_at?.toISOString() ?? null,
    next_at: row.next_at?.toISOString() ?? null,
  }
}
