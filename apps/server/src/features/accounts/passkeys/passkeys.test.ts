import { TOTP } from 'otpauth'
import * as z from 'zod/mini'
import { startAccountsServer, type AccountsServer } from '#test/accounts.ts'
import { Authenticator, type Oddity } from '#test/authenticator.ts'
import { Client } from '#test/client.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '#features/accounts/given.ts'

let server: AccountsServer
const browser = () => new Client(server.http)

beforeAll(async () => {
  server = await startAccountsServer()
})
afterAll(() => server.stop())

const Asked = z.object({
  data: z.object({
    challenge: z.string(),
    rp: z._default(z.object({ id: z.string() }), { id: '' }),
    user: z._default(z.object({ id: z.string() }), { id: '' }),
    rpId: z._default(z.string(), ''),
  }),
})
const Made = z.object({ data: z.object({ id: z.string() }) })

async function asked(client: Client, path = '/accounts/passkeys/options') {
  return z.parse(Asked, (await client.post(path, {})).body).data
}

async function add(client: Client, key: Authenticator, name = 'Laptop', odd: Oddity = {}) {
  return client.post('/accounts/passkeys', { name, response: key.create(await asked(client), odd) })
}

/** Somebody with a passkey. */
async function keyed(given: Parameters<typeof user>[1] = {}) {
  const account = await user(server.db, given)
  const mine = await browser().signIn(account.email)
  const key = new Authenticator()
  const added = await add(mine, key)
  return { account, mine, key, added, id: z.parse(Made, added.body).data.id }
}

async function enter(key: Authenticator, odd: Oddity = {}, client = browser()) {
  const wanted = await asked(client, '/login/passkey/options')
  return { client, answer: await client.post('/login/passkey', key.get(wanted, odd)) }
}

async function events(userId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('security_events')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}

describe('passkeys of a person', () => {
  it('are added with a name, listed, told by mail, and kept without a secret', async () => {
    const { account, mine, added, id } = await keyed()
    await add(mine, new Authenticator(), 'Phone')

    expect(added).toMatchObject({ status: 201, body: { data: { name: 'Laptop', last_used_at: null } } })
    expect((await mine.get('/accounts/passkeys')).body).toMatchObject({
      data: [{ id, name: 'Laptop' }, { name: 'Phone' }],
    })
    expect((await server.mails(account.email, 2)).map(({ text }) => text).join()).toContain(
      'A passkey was added to your account: Laptop.',
    )
    expect(await events(account.id)).toEqual(['signed_in', 'passkey_added', 'passkey_added'])
  })

  it('are nobody else’s to see or to remove', async () => {
    const { mine, id } = await keyed()
    const other = await browser().signIn((await user(server.db)).email)

    expect((await other.get('/accounts/passkeys')).body).toEqual({ data: [] })
    expect((await other.delete(`/accounts/passkeys/${id}`)).status).toBe(404)
    expect((await mine.delete(`/accounts/passkeys/${id}`)).status).toBe(200)
    expect((await mine.delete(`/accounts/passkeys/${id}`)).status).toBe(404)
  })

  it('ask for the password once the sign-in is some time ago', async () => {
    const { mine, id } = await keyed()
    server.clock.pass(11 * 60_000)

    const plain = await mine.post('/accounts/passkeys/options', {})
    const wrong = await mine.delete(`/accounts/passkeys/${id}`, { password: 'wrong' })
    const right = await mine.delete(`/accounts/passkeys/${id}`, { password: 'Demo-pass-1' })

    expect(plain).toMatchObject({ status: 403, body: { code: 'password_needed' } })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_password' } })
    expect(right.status).toBe(200)
  })

  it('of somebody without a password ask for a fresh sign-in', async () => {
    const account = await user(server.db, { hasNoPassword: true })
    const mine = browser()
    await server.lend(mine, account.id)
    server.clock.pass(11 * 60_000)

    const answer = await mine.post('/accounts/passkeys/options', {})

    expect(answer).toMatchObject({ status: 403, body: { code: 'sign_in_again' } })
  })

  it('are 20 at most', async () => {
    const { account, mine } = await keyed()
    const wanted = await asked(mine)
    const rows = Array.from({ length: 19 }, (_, index) => ({
      user_id: account.id,
      name: `Key ${index}`,
      credential_id: `${account.id} ${index}`,
      public_key: Buffer.from('x'),
      counter: 0,
      transports: [],
      is_backed_up: false,
      created_at: server.clock.now,
    }))
    await server.db.insertInto('passkeys').values(rows).execute()

    const late = await mine.post('/accounts/passkeys', {
      name: 'One more',
      response: new Authenticator().create(wanted),
    })

    expect(late).toMatchObject({ status: 409, body: { code: 'too_many_passkeys' } })
    expect((await mine.post('/accounts/passkeys/options', {})).status).toBe(409)
  })

  it.each([
    ['of another page', { origin: 'https://evil.test' }],
    ['for another name', { rpId: 'evil.test' }],
    ['whose owner was not asked', { isUnverified: true }],
    ['that answer another question', { type: 'webauthn.get' }],
  ] as const)('%s are refused', async (_what, odd) => {
    const account = await user(server.db)
    const mine = await browser().signIn(account.email)

    const answer = await add(mine, new Authenticator(), 'Odd', odd)

    expect(answer).toMatchObject({ status: 422, body: { code: 'bad_passkey' } })
    expect(await events(account.id)).toContain('passkey_failed')
  })

  it('answer a challenge of this session, once, within five minutes', async () => {
    const { account, mine, key } = await keyed()
    const elsewhere = await browser().signIn(account.email)
    const response = new Authenticator().create(await asked(elsewhere))
    const late = new Authenticator().create(await asked(mine))

    const foreign = await mine.post('/accounts/passkeys', { name: 'Foreign', response })
    const again = await mine.post('/accounts/passkeys', { name: 'Again', response: late })
    const own = await elsewhere.post('/accounts/passkeys', { name: 'Own', response })
    const old = new Authenticator().create(await asked(elsewhere))
    server.clock.pass(5 * 60_000)
    const expired = await elsewhere.post('/accounts/passkeys', { name: 'Late', response: old })
    server.clock.pass(-5 * 60_000)
    const known = await add(elsewhere, key)

    expect(foreign).toMatchObject({ status: 422, body: { code: 'bad_passkey' } })
    expect(again).toMatchObject({ status: 409, body: { code: 'passkey_expired' } })
    expect(own.status).toBe(201)
    expect(expired).toMatchObject({ status: 409, body: { code: 'passkey_expired' } })
    expect(known).toMatchObject({ status: 409, body: { code: 'passkey_known' } })
  })
})

describe('signing in with a passkey', () => {
  it('opens a session without a password, and notes the use', async () => {
    const { account, mine, key } = await keyed()

    const { client, answer } = await enter(key)

    expect(answer).toMatchObject({ status: 200, body: { data: { email: account.email } } })
    expect((await client.get('/auth')).status).toBe(200)
    expect((await mine.get('/accounts/passkeys')).body).toMatchObject({
      data: [{ last_used_at: server.clock.now.toISOString() }],
    })
    expect((await enter(key)).answer.status).toBe(200)
  })

  it('counts as both factors', async () => {
    const { mine, key } = await keyed()
    const { text } = await mine.post('/accounts/mfa', {})
    const seed = /"secret":"([A-Z2-7]+)"/.exec(text)?.[1] ?? ''
    const code = new TOTP({ secret: seed }).generate({ timestamp: server.clock.now.getTime() })
    await mine.post('/accounts/mfa/confirm', { code })

    const { answer } = await enter(key)

    expect(answer).toMatchObject({ status: 200, body: { data: { mfa_enabled: true } } })
  })

  it('spares staff the second factor that they would have to set up, in that session alone', async () => {
    const strict = await startAccountsServer({ requiresMfa: () => true })
    const account = await user(strict.db, { roles: ['growth_experts_manager'] })
    const key = new Authenticator()
    const { challenge, rpId } = await begun(strict)
    await keep(strict, key, account.id)
    const client = challenge.client

    const answer = await client.post('/login/passkey', key.get({ challenge: challenge.text, rpId }))
    const byPassword = await new Client(strict.http).signIn(account.email)

    expect(answer).toMatchObject({ status: 200, body: { data: { mfa_setup_required: false } } })
    expect((await client.get('/accounts/sessions')).status).toBe(200)
    expect((await client.get('/auth')).body).toMatchObject({ data: { mfa_setup_required: false } })
    expect((await byPassword.get('/accounts/sessions')).status).toBe(403)
    await strict.stop()
  })

  it('takes a challenge once, in the browser that asked, within five minutes', async () => {
    const { key } = await keyed()
    const [client, stranger] = [browser(), browser()]
    const used = key.get(await asked(client, '/login/passkey/options'))

    const elsewhere = await stranger.post('/login/passkey', used)
    const first = await client.post('/login/passkey', used)
    const second = await client.post('/login/passkey', used)
    const old = key.get(await asked(stranger, '/login/passkey/options'))
    server.clock.pass(5 * 60_000)
    const late = await stranger.post('/login/passkey', old)

    expect(elsewhere).toMatchObject({ status: 409, body: { code: 'passkey_expired' } })
    expect(first.status).toBe(200)
    expect(second.status).toBe(409)
    expect(late.status).toBe(409)
  })

  it.each([
    ['of another page', { origin: 'https://evil.test' }],
    ['for another name', { rpId: 'evil.test' }],
    ['whose owner was not asked', { isUnverified: true }],
    ['that answers another question', { type: 'webauthn.create' }],
  ] as const)('refuses one %s', async (_what, odd) => {
    const { account, key } = await keyed()

    const { answer } = await enter(key, odd)

    expect(answer).toMatchObject({ status: 422, body: { code: 'bad_passkey' } })
    expect(await events(account.id)).toContain('passkey_failed')
  })

  it('refuses a copy, whose counter lags behind', async () => {
    const { account, key } = await keyed()
    await enter(key, { counter: 7 })

    const { answer } = await enter(key, { counter: 7 })

    expect(answer).toMatchObject({ status: 422, body: { code: 'bad_passkey' } })
    expect(await events(account.id)).toContain('passkey_copied')
    expect((await enter(key, { counter: 8 })).answer.status).toBe(200)
  })

  it('lets passkeys that count nothing in each time', async () => {
    const { key } = await keyed()

    expect((await enter(key, { counter: 0 })).answer.status).toBe(200)
    expect((await enter(key, { counter: 0 })).answer.status).toBe(200)
  })

  it('refuses a removed, a foreign and an unknown key in the same words', async () => {
    const { mine, key, id } = await keyed()
    const { key: other } = await keyed()
    await mine.delete(`/accounts/passkeys/${id}`)
    const client = browser()
    const foreign = other.get(await asked(client, '/login/passkey/options'))
    const stranger = { ...new Authenticator().get({ challenge: 'x', rpId: 'localhost' }), id: other.id }

    const removed = await enter(key)
    const mixed = await client.post('/login/passkey', {
      ...foreign,
      response: { ...foreign.response, userHandle: 'AAAA' },
    })
    await asked(client, '/login/passkey/options')
    const forged = await client.post('/login/passkey', { ...stranger, rawId: other.id })

    for (const answer of [removed.answer, mixed, forged])
      expect(answer).toMatchObject({ status: 422, body: { code: 'bad_passkey' } })
  })

  it('refuses who is switched off, and who wrong passwords keep out', async () => {
    const off = await keyed()
    await server.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', off.account.id)
      .execute()
    const locked = await keyed()
    for (let tries = 0; tries < 5; tries += 1)
      await browser().post('/login', { email: locked.account.email, password: 'wrong' })

    expect((await enter(off.key)).answer).toMatchObject({ status: 403, body: { code: 'account_suspended' } })
    expect((await enter(locked.key)).answer).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String) },
    })
  })

  it('counts failures like wrong passwords', async () => {
    const { account, key } = await keyed()
    for (let tries = 0; tries < 5; tries += 1) await enter(key, { origin: 'https://evil.test' })

    const right = await enter(key)
    const password = await browser().post('/login', { email: account.email, password: 'Demo-pass-1' })

    expect(right.answer.status).toBe(429)
    expect(password.status).toBe(429)
  })
})

async function begun(strict: AccountsServer) {
  const client = new Client(strict.http)
  const { challenge, rpId } = await asked(client, '/login/passkey/options')
  return { challenge: { client, text: challenge }, rpId }
}

/** Puts the passkey on a list, as if it had been added before a second factor was required. */
async function keep(strict: AccountsServer, key: Authenticator, userId: string): Promise<void> {
  const lenient = await user(server.db)
  const mine = await browser().signIn(lenient.email)
  const handle = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
  await mine.post('/accounts/passkeys', {
    name: 'Laptop',
    response: key.create({ ...(await asked(mine)), user: { id: handle } }),
  })
  const { id: _, ...row } = await server.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', key.id)
    .executeTakeFirstOrThrow()
  await strict.db
    .insertInto('passkeys')
    .values({ ...row, user_id: userId })
    .execute()
}
