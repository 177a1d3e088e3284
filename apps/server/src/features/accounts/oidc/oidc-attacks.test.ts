import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openIdentityProvider } from '#platform/oidc/identity-provider.ts'
import { startAccountsServer, type AccountsServer } from '#test/accounts.ts'
import { Client as Browser } from '#test/client.ts'
import { CLIENT, startForger } from '#test/oidc-peers.ts'

const redirectUri = 'http://127.0.0.1:3000/api/auth/linkedin/callback'
const open = (issuer: string) => openIdentityProvider({ issuer, ...CLIENT, redirectUri })
const FAILED = '/accounts/login?error=failed'

let forger: Awaited<ReturnType<typeof startForger>>
let server: AccountsServer
beforeAll(async () => {
  forger = await startForger()
  server = await startAccountsServer({ provider: open(forger.issuer) })
})
afterAll(async () => {
  await server.stop()
  forger.stop()
})
beforeEach(() => {
  forger.state.saysNonsense = false
  forger.state.forgery = { claims: { email: 'fay@example.test', email_verified: true, name: 'Fay' } }
})

/** What the browser would bring along when it comes back from the provider. */
async function begin(browser: Browser) {
  const started = await browser.get('/auth/linkedin/start')
  const { searchParams } = new URL(String(started.headers['location']))
  return { state: searchParams.get('state') ?? '', nonce: searchParams.get('nonce') ?? '' }
}

const comeBack = (browser: Browser, answer: Record<string, string>) =>
  browser.get(`/auth/linkedin/callback?${String(new URLSearchParams({ code: 'any', ...answer }))}`)

describe('an answer of a provider', () => {
  it('that names another issuer is not taken: it was mixed up with one of somebody else', async () => {
    const mixed = new Browser(server.http)
    const begun = await begin(mixed)
    forger.state.nonce = begun.nonce
    const elsewhere = await comeBack(mixed, { state: begun.state, iss: 'https://evil.test' })

    const right = new Browser(server.http)
    const own = await begin(right)
    forger.state.nonce = own.nonce
    const here = await comeBack(right, { state: own.state, iss: forger.issuer })

    expect(elsewhere.headers['location']).toBe(FAILED)
    expect((await mixed.get('/auth')).status).toBe(401)
    expect(here.headers['location']).toBe('/')
  })

  it('opens nothing with the state or the nonce of what somebody else began', async () => {
    const [victim, attacker] = [new Browser(server.http), new Browser(server.http)]
    const [theirs, own] = [await begin(victim), await begin(attacker)]

    forger.state.nonce = own.nonce
    const otherState = await comeBack(victim, { state: own.state })
    const again = await begin(victim)
    forger.state.nonce = own.nonce
    const otherNonce = await comeBack(victim, { state: again.state })

    expect([otherState, otherNonce].map(({ headers }) => headers['location'])).toEqual([FAILED, FAILED])
    expect(theirs.state).not.toBe(own.state)
    expect((await victim.get('/auth')).status).toBe(401)
  })

  it('that is nonsense opens nothing, and the next one is taken', async () => {
    const browser = new Browser(server.http)
    const begun = await begin(browser)
    forger.state.nonce = begun.nonce
    forger.state.saysNonsense = true
    const nonsense = await comeBack(browser, { state: begun.state })
    const late = await startAccountsServer({ provider: open(forger.issuer) })
    const unread = await new Browser(late.http).get('/auth/linkedin/start')
    forger.state.saysNonsense = false
    const again = await begin(browser)
    forger.state.nonce = again.nonce
    const right = await comeBack(browser, { state: again.state })
    const found = await new Browser(late.http).get('/auth/linkedin/start')
    await late.stop()

    expect(nonsense.headers['location']).toMatch(/error=(failed|unavailable)$/)
    expect(unread.headers['location']).toMatch(/error=(failed|unavailable)$/)
    expect(right.headers['location']).toBe('/')
    expect(found.headers['location']).toContain(forger.issuer)
  })
})
