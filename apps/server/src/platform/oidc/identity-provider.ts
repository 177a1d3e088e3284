import { email as emailSchema } from '@guildhall/contract/shapes'
import * as client from 'openid-client'
import * as z from 'zod/mini'
import { namesOf } from '#platform/alerts/reasons.ts'

/** Somebody as an identity provider knows them; (issuer, subject) alone names the account there. */
export interface Identity {
  issuer: string
  subject: string
  /** In lower case; null when the provider does not tell a usable one. */
  email: string | null
  /** Only when the provider says so by a plain `true`. */
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

/** What the browser must bring back unchanged; bound to it by a sealed cookie. */
interface Checks {
  state: string
  nonce: string
  verifier: string
}

export interface IdentityProvider {
  /** The mail domains whose people may come in by it; empty: everybody. */
  domains: readonly string[]
  /** Where to send the browser. Throws ProviderUnavailable. */
  begin: () => Promise<{ url: string; checks: Checks }>
  /** Who came back. Throws ProviderUnavailable, or any other error when the answer cannot be trusted. */
  finish: (callbackUrl: URL, checks: Checks) => Promise<Identity>
  /** Asks the provider for its description; throws when it does not come. */
  check: () => Promise<unknown>
}

export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

export interface ProviderOptions {
  /** Hears of each time that the provider does not answer, or sends answers that make no sense. */
  onTrouble?: (error: unknown) => void
  issuer: string
  clientId: string
  clientSecret: string
  redirectUri: string
  domains?: readonly string[]
}

const TIMEOUT_SECONDS = 5

/** An OpenID Connect provider: code flow with PKCE, state and nonce; the ID token's signature is always checked. */
export function openIdentityProvider(options: ProviderOptions): IdentityProvider {
  const { onTrouble = () => undefined } = options
  const configuration = discoverOnce(options)
  // LinkedIn leaves the nonce out of its ID tokens; they come straight from its token endpoint.
  const hasNonce = new URL(options.issuer).hostname !== 'www.linkedin.com'
  return {
    domains: options.domains ?? [],
    async begin() {
      const config = await noted(configuration, onTrouble)
      const checks = newChecks()
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: options.redirectUri,
        scope: 'openid profile email',
        state: checks.state,
        ...(hasNonce ? { nonce: checks.nonce } : {}),
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, checks }
    },
    async finish(callbackUrl, checks) {
      const config = await noted(configuration, onTrouble)
      const wanted = {
        expectedState: checks.state,
        ...(hasNonce ? { expectedNonce: checks.nonce } : {}),
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      }
      const grant = () => client.authorizationCodeGrant(config, callbackUrl, wanted)
      const tokens = await answered(grant, onTrouble)
      const claims = z.parse(Claims, tokens.claims())
      if (claims.email !== undefined || config.serverMetadata().userinfo_endpoint === undefined)
        return identityOf(claims)
      const ask = () => client.fetchUserInfo(config, tokens.access_token, claims.sub)
      const userInfo = await answered(ask, onTrouble)
      return identityOf({ ...z.parse(Claims, { ...userInfo, iss: claims.iss }), sub: claims.sub })
    },
    check: () => discover(options),
  }
}

function newChecks(): Checks {
  return {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  }
}

// Foreign: what is not understood is as good as absent.
const Claims = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.unknown()),
  email_verified: z.optional(z.unknown()),
  given_name: z.optional(z.unknown()),
  family_name: z.optional(z.unknown()),
  name: z.optional(z.unknown()),
})

function identityOf(claims: z.infer<typeof Claims>): Identity {
  const email = z.safeParse(emailSchema, claims.email)
  const [first = '', ...rest] = clean(claims.name).split(/\s+/)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email.success ? email.data : null,
    isEmailVerified: email.success && claims.email_verified === true,
    firstName: clean(claims.given_name) || first,
    lastName: clean(claims.family_name) || rest.join(' '),
  }
}

function clean(text: unknown): string {
  if (typeof text !== 'string') return ''
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 100)
}

function discover({ issuer, clientId, clientSecret }: ProviderOptions): Promise<client.Configuration> {
  // For a provider on this machine, in development and tests.
  const isLocal =
    new URL(issuer).protocol === 'http:' && ['localhost', '127.0.0.1'].includes(new URL(issuer).hostname)
  return client.discovery(new URL(issuer), clientId, undefined, client.ClientSecretPost(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    execute: [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])],
  })
}

function discoverOnce(options: ProviderOptions) {
  let found: Promise<client.Configuration> | undefined
  return () => {
    found ??= discover(options).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
}

/** Whatever stands in the way of the description is the provider's: nobody else has said anything yet. */
async function noted<T>(work: () => Promise<T>, onTrouble: (error: unknown) => void): Promise<T> {
  try {
    return await work()
  } catch (error) {
    onTrouble(error)
    if (isSilence(error)) throw silence(error)
    throw error
  }
}

/**
 * Tells a provider that does not answer (no connection, too slow, 5xx) from one that answers what cannot be trusted:
 * there the browser may have brought something wrong, unless the answer cannot even be read.
 */
async function answered<T>(work: () => Promise<T>, onTrouble: (error: unknown) => void): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isSilence(error) || [...namesOf(error)].some((name) => UNREADABLE.test(name))) onTrouble(error)
    if (isSilence(error)) throw silence(error)
    throw error
  }
}

const UNREADABLE = /^OAUTH_(PARSE_ERROR|RESPONSE_IS_NOT_JSON|RESPONSE_IS_NOT_CONFORM)$/

function silence(cause: unknown): ProviderUnavailable {
  return new ProviderUnavailable('The identity provider does not answer.', { cause })
}

function isSilence(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { cause } = error
  if (cause instanceof Response) return cause.status >= 500
  if (error instanceof TypeError && error.message === 'fetch failed') return true
  return ['TimeoutError', 'AbortError'].includes(error.name) || (cause instanceof Error && isSilence(cause))
}
