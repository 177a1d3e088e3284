import webPush from 'web-push'
import { postOut } from '#platform/net/post-out.ts'

export interface PushOptions {
  publicKey: string
  privateKey: string
  /** Whom a push service may ask about us: an https address or a mailto. */
  contact: string
  /** An origin that is called wherever it leads; for tests. */
  testOrigin?: string | undefined
}

/** The address of a browser at its push service, and the keys that only this browser can open. */
export interface PushTarget {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** 'gone': that browser takes no more. Anything that may work later throws. */
export type PushOutcome = 'sent' | 'gone' | 'refused'

export interface PushSender {
  send: (target: PushTarget, message: object) => Promise<PushOutcome>
}

// In seconds: older news stand in the bell.
const KEPT = 24 * 3600

/** Sends push messages, encrypted for one browser and signed by us (RFC 8291, RFC 8292). */
export function createPushSender(options: PushOptions): PushSender {
  const { contact: subject, publicKey, privateKey } = options
  return {
    async send(target, message) {
      const { headers, body } = webPush.generateRequestDetails(target, JSON.stringify(message), {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: KEPT,
        contentEncoding: 'aes128gcm',
      })
      const { status } = await postOut(new URL(target.endpoint), headers, body, options.testOrigin)
      if (status === 404 || status === 410) return 'gone'
      if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`)
      return status >= 200 && status < 300 ? 'sent' : 'refused'
    },
  }
}
