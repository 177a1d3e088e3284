import { afterAll, beforeAll, expect, it } from 'vitest'
import { openIdentityProvider } from '#platform/oidc/identity-provider.ts'
import { startAccountsServer, type AccountsServer } from '#test/accounts.ts'
import { Client as Browser } from '#test/client.ts'
import { CLIENT, startForger } from '#test/oidc-peers.ts'

let forger: Awaited<ReturnType<typeof startForger>>
let server: AccountsServer
beforeAll(async () => {
  forger = await startForger()
  const redirectUri = 'http://127.0.0.1:3000/api/auth/linkedin/callback'
  const options = { issuer: forger.issuer, ...CLIENT, redirectUri }
  const domains = ['corp.test', 'corp.example']
  server = await startAccountsServer({ provider: openIdentityProvider({ ...options, domains }) })
})
afterAll(async () => {
  await server.stop()
  forger.stop()
})

/** Comes back from the provider as somebody of this address. */
async function comeBack(claims: { sub: string; email?: string; email_verified?: boolean }) {
  const client = new Browser(server.http)
  const started = new URL(String((await client.get('/auth/linkedin/start')).headers['location']))
  Object.assign(forger.state, {
    forgery: { claims: { given_name: 'Ada', family_name: 'Byron', ...claims } },
    nonce: started.searchParams.get('nonce') ?? '',
  })
  const state = started.searchParams.get('state') ?? ''
  const answer = await client.get(`/auth/linkedin/callback?code=one&state=${state}`)
  return { client, location: answer.headers['location'] }
}

it('lets people of the domains in', async () => {
  const { client, location } = await comeBack({ sub: '1', email: 'Ada@Corp.Test', email_verified: true })

  expect(location).toBe('/')
  expect((await client.get('/auth')).body).toMatchObject({ data: { email: 'ada@corp.test' } })
})

it.each([
  ['of another domain', { email: 'eve@elsewhere.test', email_verified: true }],
  ['of a domain below one', { email: 'eve@evil.corp.test', email_verified: true }],
  ['of a domain that ends like one', { email: 'eve@notcorp.test', email_verified: true }],
  ['whom the provider does not vouch for', { email: 'eve@corp.test', email_verified: false }],
  ['without an address', {}],
])('lets nobody in %s', async (who, claims) => {
  const { client, location } = await comeBack({ sub: who, ...claims })

  expect(location).toBe('/accounts/login?error=wrong_domain')
  expect((await client.get('/auth')).status).toBe(401)
  const made = await server.db.selectFrom('users').select('id').where('email', 'like', 'eve@%').execute()
  expect(made).toEqual([])
})

it('asks again at each sign-in, and notes who was turned away', async () => {
  await comeBack({ sub: '2', email: 'moved@corp.example', email_verified: true })
  const later = await comeBack({ sub: '2', email: 'moved@elsewhere.test', email_verified: true })

  expect(later.location).toBe('/accounts/login?error=wrong_domain')
  const noted = await server.db
    .selectFrom('security_events')
    .select('details')
    .where('kind', '=', 'oidc_failed')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  expect(noted?.details).toEqual({ reason: 'wrong_domain' })
})
