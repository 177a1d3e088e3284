import { Client as Browser } from '#test/client.ts'
import { startAccountsServer, type AccountsServer } from '#test/accounts.ts'
import { CLIENT, startForger, startRealProvider, type Forgery } from '#test/oidc-peers.ts'
import { TOTP } from 'otpauth'
import { openIdentityProvider } from '#platform/oidc/identity-provider.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '#features/accounts/given.ts'

const redirectUri = 'http://127.0.0.1:3000/api/auth/linkedin/callback'
const open = (issuer: string) => openIdentityProvider({ issuer, ...CLIENT, redirectUri })
const pathOf = (url: string) => url.replace('http://127.0.0.1:3000/api', '')

describe('with a real provider', () => {
  let peer: Awaited<ReturnType<typeof startRealProvider>>
  let server: AccountsServer
  const browser = () => new Browser(server.http)

  beforeAll(async () => {
    const people = {
      lin: { email: 'Lin@Example.Test', email_verified: true, given_name: 'Lin', family_name: 'Zhao' },
      eve: { email: 'owner@example.test', email_verified: true, name: 'Eve Mallory' },
    }
    peer = await startRealProvider(people, redirectUri)
    server = await startAccountsServer({ provider: open(peer.issuer) })
  })
  afterAll(async () => {
    await server.stop()
    peer.stop()
  })

  async function go(client: Browser, login: string, start = '/auth/linkedin/start') {
    const started = await client.get(start)
    return client.get(pathOf(await peer.signIn(String(started.headers['location']), login)))
  }

  it('makes a new expert with a proven address, and lets the same person in again', async () => {
    const first = browser()
    const entered = await go(first, 'lin', '/auth/linkedin/start?redirect=/expert/profile%3Ftab%3D1')
    const again = browser()
    await go(again, 'lin')

    expect(entered).toMatchObject({
      status: 302,
      headers: { location: '/expert/profile?tab=1', 'cache-control': 'no-store' },
    })
    expect((await first.get('/auth')).body).toMatchObject({
      data: {
        email: 'lin@example.test',
        name: 'Lin Zhao',
        is_linkedIn: true,
        is_verified: true,
        expert_status: 'New',
      },
    })
    expect((await again.get('/auth')).body).toMatchObject({ data: { email: 'lin@example.test' } })
    expect(
      await server.db.selectFrom('users').select('id').where('email', '=', 'lin@example.test').execute(),
    ).toHaveLength(1)
  })

  it('never opens an account because the address is equal: its owner signs in and confirms', async () => {
    const owner = await user(server.db, { email: 'owner@example.test' })
    const client = browser()

    const returned = await go(client, 'eve')
    const before = await client.get('/auth')
    await client.signIn(owner.email)
    const linked = await client.post('/accounts/oidc/link')
    const later = browser()
    const entered = await go(later, 'eve')

    expect(returned.headers['location']).toBe('/accounts/login?link=1&redirect=%2F')
    expect(before.status).toBe(401)
    expect(linked.status).toBe(200)
    expect(entered.headers['location']).toBe('/')
    expect((await later.get('/auth')).body).toMatchObject({ data: { id: owner.id } })
    expect(await server.mails(owner.email)).toMatchObject([{ text: expect.stringContaining('was linked') }])
  })

  it('links nothing to another account, or without having been at the provider', async () => {
    const other = await browser().signIn((await user(server.db)).email)

    expect(await other.post('/accounts/oidc/link')).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_link' },
    })
  })

  it('does not take an answer twice, nor in another browser, nor without a beginning', async () => {
    const client = browser()
    const started = await client.get('/auth/linkedin/start')
    const callback = pathOf(await peer.signIn(String(started.headers['location']), 'lin'))
    const begun = client.cookies

    const elsewhere = await browser().get(callback)
    const right = await client.get(callback)
    const replayed = await browser().get(callback, { cookie: begun })

    expect(elsewhere.headers['location']).toBe('/accounts/login?error=failed')
    expect(right.headers['location']).toBe('/')
    expect(replayed.headers['location']).toBe('/accounts/login?error=failed')
    expect(replayed.headers['set-cookie']).not.toMatch(/sid=\w/)
  })

  it('forgets what it began after ten minutes', async () => {
    const client = browser()
    const started = await client.get('/auth/linkedin/start')
    const callback = pathOf(await peer.signIn(String(started.headers['location']), 'lin'))
    server.clock.pass(601_000)

    expect((await client.get(callback)).headers['location']).toBe('/accounts/login?error=failed')
  })

  it('asks for the second factor too', async () => {
    const client = browser()
    await go(client, 'lin')
    const { text } = await client.post('/accounts/mfa', {})
    const seed = /"secret":"([A-Z2-7]+)"/.exec(text)?.[1] ?? ''
    const code = () => new TOTP({ secret: seed }).generate({ timestamp: server.clock.now.getTime() })
    await client.post('/accounts/mfa/confirm', { code: code() })
    server.clock.pass(60_000)
    const later = browser()

    const entered = await go(later, 'lin')

    expect(entered.headers['location']).toBe('/accounts/login?step=code&redirect=%2F')
    expect((await later.get('/auth')).status).toBe(401)
    expect((await later.post('/accounts/mfa/verify', { code: code() })).status).toBe(200)
  })
})

describe('with a provider that lies', () => {
  let forger: Awaited<ReturnType<typeof startForger>>
  let server: AccountsServer
  const browser = () => new Browser(server.http)

  beforeAll(async () => {
    forger = await startForger()
    server = await startAccountsServer({ provider: open(forger.issuer) })
  })
  afterAll(async () => {
    await server.stop()
    forger.stop()
  })

  async function comeBack(forgery: Forgery, client = browser(), start = '/auth/linkedin/start') {
    const started = new URL(String((await client.get(start)).headers['location']))
    forger.state.forgery = forgery
    forger.state.nonce = started.searchParams.get('nonce') ?? ''
    const state = started.searchParams.get('state') ?? ''
    return client.get(`/auth/linkedin/callback?code=any&state=${state}`)
  }

  const me = { email: 'fay@example.test', email_verified: true, name: 'Fay' }

  it('lets a true token in', async () => {
    const client = browser()

    const answer = await comeBack({ claims: me }, client)

    expect(answer.headers['location']).toBe('/')
    expect((await client.get('/auth')).status).toBe(200)
  })

  it.each<[string, Forgery]>([
    ['without a signature', { header: { alg: 'none' }, key: 'none' }],
    ['signed with the shared secret', { header: { alg: 'HS256' }, key: 'secret' }],
    ['signed by somebody else', { key: 'foreign' }],
    ['for somebody else', { claims: { aud: 'another-client' } }],
    ['of another issuer', { claims: { iss: 'https://evil.test' } }],
    ['that is too old', { claims: { exp: 1_700_000_000, iat: 1_699_999_000 } }],
    ['with another nonce', { claims: { nonce: 'x' } }],
    ['without a subject', { claims: { sub: undefined } }],
  ])('refuses a token %s', async (_what, forgery) => {
    const client = browser()

    const answer = await comeBack(
      { ...forgery, claims: { ...me, sub: 'subject', ...forgery.claims } },
      client,
    )

    expect(answer.headers['location']).toBe('/accounts/login?error=failed')
    expect((await client.get('/auth')).status).toBe(401)
  })

  it.each([false, undefined, 'true', 1])(
    'does not believe an address whose email_verified is %j',
    async (verified) => {
      const sub = `unproven-${String(verified)}`
      const email = `${sub}@example.test`
      const client = browser()

      const answer = await comeBack(
        { claims: { sub, email, email_verified: verified, name: 'Una Proven' } },
        client,
      )
      const [mail] = await server.mails(email)
      await browser().post('/accounts/verify', { token: mail?.token })
      const later = await comeBack({ claims: { sub, email, email_verified: verified } }, client)

      expect(answer.headers['location']).toBe('/accounts/login?error=verify_email')
      expect(later.headers['location']).toBe('/')
    },
  )

  it('does not touch an account of that address when it is not proven', async () => {
    const owner = await user(server.db, { isUnverified: true })

    const answer = await comeBack({ claims: { sub: 'liar', email: owner.email, email_verified: 'true' } })

    expect(answer.headers['location']).toMatch(/^\/accounts\/login\?link=1/)
    const row = await server.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', owner.id)
      .executeTakeFirst()
    expect(row?.password_hash).not.toBeNull()
  })

  it('takes an account over that nobody had proven, without its old password', async () => {
    const squatted = await user(server.db, { isUnverified: true })
    const client = browser()

    await comeBack({ claims: { sub: 'true-owner', email: squatted.email, email_verified: true } }, client)

    expect((await client.get('/auth')).body).toMatchObject({ data: { id: squatted.id, is_verified: true } })
    const old = await browser().post('/login', { email: squatted.email, password: 'Demo-pass-1' })
    expect(old.status).toBe(422)
  })

  it('never takes over a login of staff', async () => {
    const admin = await user(server.db, { isUnverified: true, roles: ['growth_experts_admin'] })
    const client = browser()

    await comeBack({ claims: { sub: 'would-be-admin', email: admin.email, email_verified: true } }, client)

    expect((await client.get('/auth')).status).toBe(401)
  })

  it('goes nowhere without an address', async () => {
    const answer = await comeBack({ claims: { sub: 'nameless', email: 'a@b, c@d' } })

    expect(answer.headers['location']).toBe('/accounts/login?error=no_email')
  })

  it.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/%09/evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'http://127.0.0.1:3000@evil.test',
  ])('never leads on to %j', async (target) => {
    const start = `/auth/linkedin/start?redirect=${encodeURIComponent(target)}`

    const answer = await comeBack({ claims: { ...me, sub: 'subject' } }, browser(), start)

    expect(answer.headers['location']).toBe('/')
  })

  it('says what the provider says only in words of our own', async () => {
    const client = browser()
    const started = new URL(String((await client.get('/auth/linkedin/start')).headers['location']))
    const state = started.searchParams.get('state') ?? ''

    const answer = await client.get(
      `/auth/linkedin/callback?state=${state}&error=access_denied&error_description=%3Cscript%3E`,
    )

    expect(answer.headers['location']).toBe('/accounts/login?error=denied')
    expect(answer.text).not.toContain('script')
  })

  it('says that a provider which is down does not answer', async () => {
    const down = await startAccountsServer({ provider: open('http://127.0.0.1:1') })
    forger.state.isDown = true

    const atStart = await new Browser(down.http).get('/auth/linkedin/start')
    const atReturn = await comeBack({ claims: me })

    expect(atStart.headers['location']).toBe('/accounts/login?error=unavailable')
    expect(atReturn.headers['location']).toBe('/accounts/login?error=unavailable')
    await down.stop()
  })
})

describe('without a provider', () => {
  it('there is no such way in', async () => {
    const server = await startAccountsServer()

    const answer = await new Browser(server.http).get('/auth/linkedin/start')

    expect(answer.status).toBe(404)
    await server.stop()
  })
})
