import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, item } from './envelope.ts'
import { storable } from './shapes.ts'

const base64url = (length: number) =>
  z
    .string({ error: 'This is not a key.' })
    .check(z.regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), { error: 'This is not a key.' }))

const address = z
  .string({ error: 'This is not the address of a push service.' })
  .check(z.maxLength(1000, { error: 'At most 1000 characters.' }), storable)

/** What `PushSubscription.toJSON()` gives in the browser: 65 and 16 bytes of key material. */
export const PushSubscriptionForm = z.strictObject({
  endpoint: address,
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
})
export type PushSubscriptionForm = z.infer<typeof PushSubscriptionForm>

const access = 'signed_in'

/** Push messages (Web Push, VAPID). Without an instance id of the operator none of these exists: 404. */
export const push = {
  /** What a browser needs in order to subscribe. */
  auth: endpoint({
    method: 'POST',
    path: '/push/auth',
    title: 'Authorise push messages',
    access,
    rate: 'write',
    input: { body: z.optional(z.strictObject({})) },
    ok: item(z.strictObject({ instance_id: z.string(), public_key: z.string() })),
    log: { action: 'view' },
    needsSession: true,
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/push/subscriptions',
    title: 'Subscribe to push messages',
    access,
    rate: 'write',
    input: { body: PushSubscriptionForm },
    ok: done,
    status: 201,
    needsSession: true,
  }),
  /** The one of this browser, or without an endpoint all of this session. */
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/push/subscriptions',
    title: 'Unsubscribe from push messages',
    access,
    rate: 'write',
    input: { body: z.optional(z.strictObject({ endpoint: z.optional(address) })) },
    ok: done,
    needsSession: true,
  }),
}
