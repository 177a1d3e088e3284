import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, item, list, pageQuery } from './envelope.ts'
import { idParams, isMissing, listOf, moment, uuid } from './shapes.ts'

/** What a webhook can be told of: what happened to a thing, as the history knows it. */
export const WEBHOOK_EVENTS = [
  'expert.invited',
  'expert.registered',
  'expert.applied',
  'expert.screened',
  'expert.approved',
  'expert.rejected',
  'expert.suspended',
  'expert.reconsidered',
  'expert.erased',
  'project.created',
  'project.submitted',
  'project.requested',
  'project.approved',
  'project.rejected',
  'project.published',
  'project.unpublished',
  'project.closed',
  'project.reopened',
  'project.member_added',
  'engagement.requested',
  'engagement.applied',
  'engagement.accepted',
  'engagement.declined',
  'engagement.expired',
  'engagement.withdrawn_by_expert',
  'engagement.withdrawn_by_staff',
  'engagement.reviewed',
  'engagement.hired',
  'engagement.not_selected',
  'engagement.completed',
  'engagement.terminated',
  'engagement.gig_closed',
  'engagement.expert_left',
  'agreement.signed',
  'agreement.changed',
  'call.proposed',
  'call.booked',
  'call.moved',
  'call.cancelled',
  'call.held',
  'call.missed',
  'deliverable.added',
  'deliverable.handed_in',
  'deliverable.accepted',
  'deliverable.sent_back',
  'hours.submitted',
  'hours.approved',
  'hours.sent_back',
  'company.added',
  'company.merged',
  'person.added',
] as const
const WebhookEvent = z.enum(WEBHOOK_EVENTS, { error: 'Choose from the list.' })
export type WebhookEvent = z.infer<typeof WebhookEvent>

export const DELIVERY_STATES = ['Waiting', 'Delivered', 'Failed'] as const
const DeliveryState = z.enum(DELIVERY_STATES, { error: 'Choose from the list.' })
export type DeliveryState = z.infer<typeof DeliveryState>

const url = z
  .url({
    protocol: /^https?$/,
    error: ({ input }) =>
      isMissing(input) ? 'This field is required.' : 'Use an address like https://example.com/hooks.',
  })
  .check(z.trim(), z.maxLength(500, { error: 'At most 500 characters.' }))

export const WebhookForm = z.strictObject({
  url,
  events: z
    .array(WebhookEvent, { error: 'Choose at least one event.' })
    .check(
      z.minLength(1, { error: 'Choose at least one event.' }),
      z.maxLength(WEBHOOK_EVENTS.length, { error: 'Name each event once.' }),
    ),
})
export type WebhookForm = z.infer<typeof WebhookForm>

export const Webhook = z.strictObject({
  id: uuid,
  url: z.string(),
  events: z.array(WebhookEvent),
  /** Off: nothing is sent, by choice or after three days in which nothing came through. */
  is_active: z.boolean(),
  /** Since when nothing came through; null while it works. */
  failing_since: z.nullable(moment),
  switched_off_at: z.nullable(moment),
  /** Messages of the last 30 days that did not come through: given up, or waiting for their next try. */
  undelivered: z.int(),
  created_by: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  created_at: moment,
  version: z.int(),
})
export type Webhook = z.infer<typeof Webhook>

/** The secret that receivers check the signature with, shown once: `whsec_…`. */
export const NewWebhook = z.extend(Webhook, { secret: z.string() })

/** One event on its way to one webhook. */
export const Delivery = z.strictObject({
  /** The `webhook-id` of the request: the same with every try. */
  id: uuid,
  event: z.string(),
  /** What it happened to, as it was called then. */
  title: z.string(),
  state: DeliveryState,
  tries: z.int(),
  /** Of the last try; null where nobody answered. */
  status_code: z.nullable(z.int()),
  /** The beginning of the last answer, or why there was none. */
  answer: z.nullable(z.string()),
  created_at: moment,
  tried_at: z.nullable(moment),
  /** When it is tried again. */
  next_at: z.nullable(moment),
})
export type Delivery = z.infer<typeof Delivery>

/** With the body that is sent, letter by letter. */
export const SentDelivery = z.extend(Delivery, { message: z.string() })
export type SentDelivery = z.infer<typeof SentDelivery>

/** The filters of the deliveries; the address of the page takes the same. */
export const deliveryFilter = { state: z.optional(listOf(DeliveryState)) }
const DeliveryQuery = z.strictObject({ ...pageQuery, ...deliveryFilter })
export type DeliveryQuery = z.output<typeof DeliveryQuery>

const access = { permission: 'CAN_MANAGE_SETTINGS' } as const
const keep = ['events', 'is_active'] as const
const deliveryParams = z.strictObject({ id: uuid, delivery_id: uuid })
const nothing = z.optional(z.strictObject({}))

/** Signed messages to other systems about what happens here (Standard Webhooks). */
export const webhooks = {
  list: endpoint({
    method: 'GET',
    path: '/webhooks',
    title: 'List webhooks',
    access,
    rate: 'read',
    pages: 'list',
    input: { query: z.strictObject(pageQuery) },
    ok: list(Webhook),
  }),
  read: endpoint({
    method: 'GET',
    path: '/webhooks/:id',
    title: 'Open webhook',
    access,
    rate: 'read',
    input: { params: idParams },
    ok: item(Webhook),
  }),
  create: endpoint({
    method: 'POST',
    path: '/webhooks',
    title: 'Add webhook',
    access,
    rate: 'write',
    input: { body: WebhookForm },
    ok: item(NewWebhook),
    status: 201,
    log: { keep },
  }),
  /** `is_active: true` begins anew with a webhook that was switched off. */
  update: endpoint({
    method: 'PUT',
    path: '/webhooks/:id',
    title: 'Update webhook',
    access,
    rate: 'write',
    input: { params: idParams, body: z.extend(WebhookForm, { is_active: z.boolean() }) },
    ok: item(Webhook),
    log: { keep },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/webhooks/:id',
    title: 'Delete webhook',
    access,
    rate: 'write',
    input: { params: idParams },
    ok: done,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    title: 'List deliveries of webhook',
    access,
    rate: 'read',
    pages: 'list',
    input: { params: idParams, query: DeliveryQuery },
    ok: list(Delivery),
  }),
  delivery: endpoint({
    method: 'GET',
    path: '/webhooks/:id/deliveries/:delivery_id',
    title: 'Open delivery of webhook',
    access,
    rate: 'read',
    input: { params: deliveryParams },
    ok: item(SentDelivery),
  }),
  /** One message of the type `webhook.tested`, whatever the webhook listens to. 409 while it is off. */
  test: endpoint({
    method: 'POST',
    path: '/webhooks/:id/test',
    title: 'Send test message to webhook',
    access,
    rate: 'write',
    input: { params: idParams, body: nothing },
    ok: item(Delivery),
    status: 201,
  }),
  /** All that did not come through, at once, each with all its tries again. 409 while the webhook is off. */
  resendUndelivered: endpoint({
    method: 'POST',
    path: '/webhooks/:id/resend',
    title: 'Send undelivered messages again',
    access,
    rate: 'write',
    input: { params: idParams, body: nothing },
    ok: item(z.strictObject({ count: z.int() })),
  }),
  /** At once, with all its tries again. 409 while the webhook is off. */
  resend: endpoint({
    method: 'POST',
    path: '/webhooks/:id/deliveries/:delivery_id/resend',
    title: 'Send delivery again',
    access,
    rate: 'write',
    input: { params: deliveryParams, body: nothing },
    ok: item(Delivery),
  }),
}
