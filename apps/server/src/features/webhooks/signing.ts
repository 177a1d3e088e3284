import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A secret as the Standard Webhooks write it: `whsec_` and 32 bytes in base64. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64')
}

/** The headers by which a receiver knows that a message is ours, and not an old one (Standard Webhooks 1.0). */
export function signedHeaders(secret: string, id: string, at: Date, body: string) {
  const timestamp = Math.floor(at.getTime() / 1000)
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
