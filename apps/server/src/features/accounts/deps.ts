import type { Role } from '@guildhall/contract/access'
import type { Service } from '@guildhall/contract/settings'
import type { Actor, Ctx } from '#platform/http/context.ts'
import type { Outbox } from '#platform/mail/outbox.ts'
import type { IdentityProvider } from '#platform/oidc/identity-provider.ts'
import type { PasswordHashing } from '#platform/secrets/password-hashing.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import type { Attempts } from './attempts.ts'
import type { Sessions } from '#features/accounts/sessions/sessions.ts'

export interface AcceptedInvitation {
  /** Of the invitation. */
  id: string
  /** Who accepted: they may have no session yet. */
  userId: string
  name: string
  roles: readonly Role[]
}

/** Without an actor the person has become an expert. */
export type StartingExpert = Pick<Ctx, 'db' | 'now'> & { actor: Pick<Actor, 'userId' | 'name'> | null }

/** What this feature is given by wiring.ts. */
export interface AccountsDeps {
  site: {
    /** Origin of every link in a mail, without a slash at the end. */
    publicUrl: string
    isHttps: boolean
    /** Name of the session cookie. */
    sessionCookie: string
    product: string
  }
  now: () => Date
  /** Makes a person an expert, New to the vetting: the feature experts stands below and is handed in. */
  startExpert: (ctx: StartingExpert, personId: string) => Promise<void>
  /** Lets the feature that invited know; answers the page that the invitation leads to. Handed in like `startExpert`. */
  acceptInvitation: (ctx: Ctx, accepted: AcceptedInvitation) => Promise<string>
  /** Whether staff must have a second factor, as it is decided now. */
  requiresMfa: () => boolean
  /** The services of the suite as the user's account lists them. */
  services: readonly Service[]
  attempts: Attempts
  sessions: Sessions
  passwords: PasswordHashing
  sealer: Sealer
  outbox: Outbox
  /** LinkedIn or any other OpenID Connect provider, when one is configured. */
  provider: IdentityProvider | null
}
