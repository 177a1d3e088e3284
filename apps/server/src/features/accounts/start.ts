import type { Service } from '@guildhall/contract/settings'
import type { Db } from '#platform/db/database.ts'
import { createPasswordHashing } from '#platform/secrets/password-hashing.ts'
import type { Outbox } from '#platform/mail/outbox.ts'
import type { IdentityProvider } from '#platform/oidc/identity-provider.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import { createAttempts, type AttemptLimits } from './attempts.ts'
import type { AccountsDeps } from './deps.ts'
import { startSessions } from '#features/accounts/sessions/sessions.ts'

export interface AccountsOptions {
  db: Db
  databaseUrl: string
  now: () => Date
  startExpert: AccountsDeps['startExpert']
  acceptInvitation: AccountsDeps['acceptInvitation']
  site: AccountsDeps['site']
  services: readonly Service[]
  requiresMfa: () => boolean
  /** In milliseconds. */
  idle: () => number
  /** Of tries to sign in, as the settings have them now. */
  attemptLimits: () => AttemptLimits
  /** Multiplies every limit. */
  limitFactor: number
  sealer: Sealer
  outbox: Outbox
  provider: IdentityProvider | null
  onError: (error: unknown) => void
}

/** Everything that lives as long as the server: session memory with its listener, hashing turns. */
export async function startAccounts(options: AccountsOptions): Promise<AccountsDeps> {
  const { db, databaseUrl: url, now, requiresMfa, idle, onError } = options
  const [sessions, passwords] = await Promise.all([
    startSessions({ db, url, now, requiresMfa, idle, onError }),
    createPasswordHashing(),
  ])
  return {
    site: options.site,
    services: options.services,
    now,
    startExpert: options.startExpert,
    acceptInvitation: options.acceptInvitation,
    requiresMfa,
    attempts: createAttempts(options.limitFactor, options.attemptLimits),
    sessions,
    passwords,
    sealer: options.sealer,
    outbox: options.outbox,
    provider: options.provider,
  }
}
