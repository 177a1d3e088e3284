import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Client } from '#test/client.ts'
import { CLIENT, startForger } from '#test/oidc-peers.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { until } from '#test/until.ts'
import { alertOf } from './alerts-seen.ts'

let forger: Awaited<ReturnType<typeof startForger>>
let portal: Portal
let admin: Client

beforeAll(async () => {
  forger = await startForger()
  portal = await startPortal({
    RATE_LIMIT_FACTOR: '1000',
    OIDC_ISSUER: forger.issuer,
    OIDC_CLIENT_ID: CLIENT.clientId,
    OIDC_CLIENT_SECRET: CLIENT.clientSecret,
  })
  admin = await portal.as('admin')
})
afterAll(async () => {
  forger.stop()
  await portal.stop()
})
afterEach(() => {
  vi.useRealTimers()
})

/** From our login page to the provider and back. */
async function signIn(): Promise<string> {
  const browser = portal.stranger()
  const started = String((await browser.get('/auth/linkedin/start')).headers['location'])
  if (!started.startsWith('http')) return started
  const { searchParams } = new URL(started)
  forger.state.nonce = searchParams.get('nonce') ?? ''
  forger.state.forgery = { claims: { email: 'fay@example.test', email_verified: true, name: 'Fay Lin' } }
  const state = searchParams.get('state') ?? ''
  return String((await browser.get(`/auth/linkedin/callback?code=any&state=${state}`)).headers['location'])
}

const isOver = () =>
  until(async () => {
    const alert = await alertOf(admin, 'sign_in')
    return alert?.over_at === null ? undefined : alert
  })

describe('the sign-in provider', { timeout: 120_000 }, () => {
  it.each([
    ['gone', 'isDown', 'unavailable', 'gone'],
    ['talking nonsense', 'saysNonsense', 'failed', 'nonsense'],
    ['slow', 'isSilent', 'unavailable', 'slow'],
  ] as const)(
    'that is %s is told at the login page and in System, and lets people in when it is well again',
    async (_, trouble, told, reason) => {
      forger.state[trouble] = true
      const refused = await signIn()
      const alert = await alertOf(admin, 'sign_in')
      const byPassword = await new Client(portal.http).signIn('manager@demo.test')
      forger.state[trouble] = false

      const over = await isOver()

      expect(refused).toBe(`/accounts/login?error=${told}`)
      expect(alert).toMatchObject({ reason, over_at: null })
      expect((await byPassword.get('/auth')).status).toBe(200)
      expect(over).toMatchObject({ over_at: expect.any(String) })
      expect(await signIn()).toBe('/')
    },
  )

  it('that signs with a new key is believed as soon as its keys may be asked for again, and the old key no more', async () => {
    expect(await signIn()).toBe('/')
    forger.rotate()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })

    const renewed = await signIn()
    forger.state.usesOldKey = true
    const old = await signIn()
    forger.state.usesOldKey = false

    expect(renewed).toBe('/')
    expect(old).toBe('/accounts/login?error=failed')
    expect(await signIn()).toBe('/')
  })

  it('whom a browser brings nonsense from is not blamed for it', async () => {
    const before = await isOver()
    const browser = portal.stranger()
    await browser.get('/auth/linkedin/start')

    const refused = await browser.get('/auth/linkedin/callback?code=any&state=nonsense')

    expect(refused.headers['location']).toBe('/accounts/login?error=failed')
    expect(await alertOf(admin, 'sign_in')).toEqual(before)
  })
})
