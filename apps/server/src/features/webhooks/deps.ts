import type { Db } from '#platform/db/database.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'

/** What this feature is given by wiring.ts. */
export interface WebhooksDeps {
  db: Db
  now: () => Date
  sealer: Sealer
  /** An origin that may be called though it is not public; for tests in the demo. */
  testOrigin: string | undefined
}

/** What secrets of webhooks are sealed for. */
export const SEAL = 'webhook'
