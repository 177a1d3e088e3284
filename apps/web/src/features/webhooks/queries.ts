import type { Sent } from '@guildhall/contract/endpoint'
import { webhooks, type Delivery, type Webhook, type WebhookForm } from '@guildhall/contract/webhooks'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

type Loose<Query> = { [Key in keyof Query]?: Query[Key] | undefined }
type DeliveryQuery = NonNullable<Sent<typeof webhooks.deliveries, 'query'>>

/** A message that is on its way is looked at again, in ms; one that waits for hours is not. */
const PACE = 3000
const SOON = 60_000

function isOnItsWay({ state, next_at: next }: Delivery): boolean {
  return state === 'Waiting' && next !== null && Date.parse(next) - Date.now() < SOON
}

export const webhookQueries = {
  page: (page: number) =>
    queryOptions({
      queryKey: ['webhooks', 'page', page],
      queryFn: ({ signal }) =>
        call(webhooks.list, { query: { page: String(page) } }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),
  /** `stamp`: how its deliveries stand, so that it loads again when they move. */
  one: (id: string, stamp: string) =>
    queryOptions({
      queryKey: ['webhooks', 'one', id, stamp],
      queryFn: ({ signal }) => call(webhooks.read, { params: { id } }, { signal }),
      placeholderData: keepPreviousData,
      select: ({ data }) => data,
    }),
  deliveries: (id: string, query: Loose<DeliveryQuery>) =>
    queryOptions({
      queryKey: ['webhooks', 'deliveries', id, query],
      queryFn: ({ signal }) => call(webhooks.deliveries, { params: { id }, query }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.data.some(isOnItsWay) ? PACE : false),
    }),
  delivery: (id: string, deliveryId: string) =>
    queryOptions({
      queryKey: ['webhooks', 'delivery', id, deliveryId],
      queryFn: ({ signal }) =>
        call(webhooks.delivery, { params: { id, delivery_id: deliveryId } }, { isMain: true, signal }),
      select: ({ data }) => data,
      refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data.data) ? PACE : false),
    }),
}

/** Answers with the secret, this once. */
export function createWebhook(form: WebhookForm) {
  return call(webhooks.create, { body: form })
}

/** Changes a webhook, from the version that its editor has seen. */
export function updateWebhook(
  { id, version }: Pick<Webhook, 'id' | 'version'>,
  form: WebhookForm & { is_active: boolean },
) {
  return call(webhooks.update, { params: { id }, body: form }, { version })
}

export function deleteWebhook(id: string) {
  return call(webhooks.remove, { params: { id } })
}

export function sendAgain(id: string, deliveryId: string) {
  return call(webhooks.resend, { params: { id, delivery_id: deliveryId }, body: {} })
}

export function sendTest(id: string) {
  return call(webhooks.test, { params: { id }, body: {} })
}

export function sendUndeliveredAgain(id: string) {
  return call(webhooks.resendUndelivered, { params: { id }, body: {} })
}
