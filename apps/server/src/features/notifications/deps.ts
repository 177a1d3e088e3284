import type { Outbox } from '#platform/mail/outbox.ts'
import type { Sender } from '#platform/mail/letter.ts'
import type { PushSender } from '#platform/push/push-sender.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import type { Live } from './live.ts'

export interface PushDeps {
  instanceId: string
  publicKey: string
  /** An origin that counts as a push service though it is none; for tests. */
  testOrigin?: string | undefined
  sender: PushSender
}

/** What this feature is given by wiring.ts. */
export interface NotificationsDeps {
  site: Sender
  now: () => Date
  outbox: Outbox
  sealer: Sealer
  live: Live
  /** Null until the operator names an instance. */
  push: PushDeps | null
}
