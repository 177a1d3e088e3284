import { TOTP } from 'otpauth'
import { Client as Browser } from '#test/client.ts'
import { startAccountsServer, type AccountsServer } from '#test/accounts.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '#features/accounts/given.ts'

let server: AccountsServer
const browser = () => new Browser(server.http)

beforeAll(async () => {
  server = await startAccountsServer()
})
afterAll(() => server.stop())

const codeOf = (seed: string) =>
  new TOTP({ secret: seed }).generate({ timestamp: server.clock.now.getTime() })

/** Somebody whose second factor is on; the clock has moved on to a fresh code. */
async function secured(given: Parameters<typeof user>[1] = {}) {
  const account = await user(server.db, given)
  const mine = await browser().signIn(account.email)
  const started = await mine.post('/accounts/mfa', {})
  const seed = /"secret":"([A-Z2-7]+)"/.exec(started.text)?.[1] ?? ''
  // As an authenticator shows it.
  const code = codeOf(seed).replace(/^.../, '$& ')
  const confirmed = await mine.post('/accounts/mfa/confirm', { code })
  server.clock.pass(60_000)
  const codes = [...confirmed.text.matchAll(/[a-z2-9]{6}(?:-[a-z2-9]{6}){3}/g)].map(([code]) => code)
  return { account, mine, seed, started, confirmed, codes }
}

async function knowsPassword(email: string) {
  const client = browser()
  return { client, answer: await client.post('/login', { email, password: 'Demo-pass-1' }) }
}

describe('setting up the second factor', () => {
  it('shows a seed, turns on with its first code, and gives ten recovery codes', async () => {
    const { account, mine, seed, started, confirmed, codes } = await secured()

    expect(started.body).toMatchObject({ data: { url: expect.stringContaining(`secret=${seed}`) } })
    expect(confirmed.status).toBe(200)
    expect(new Set(codes).size).toBe(10)
    expect((await mine.get('/auth')).body).toMatchObject({ data: { mfa_enabled: true } })
    expect(await server.mails(account.email)).toMatchObject([{ text: expect.stringContaining('turned on') }])
    expect(await mine.post('/accounts/mfa', {})).toMatchObject({
      status: 409,
      body: { code: 'mfa_already_on' },
    })
  })

  it('ends the other sessions and gives this one a new id', async () => {
    const account = await user(server.db)
    const [mine, other] = [await browser().signIn(account.email), await browser().signIn(account.email)]
    const before = mine.cookies
    const { text } = await mine.post('/accounts/mfa', {})
    await mine.post('/accounts/mfa/confirm', { code: codeOf(/"secret":"([A-Z2-7]+)"/.exec(text)?.[1] ?? '') })

    expect(mine.cookies).not.toBe(before)
    expect((await mine.get('/auth')).status).toBe(200)
    expect((await other.get('/auth')).status).toBe(401)
  })

  it('says so when the key that was scanned was replaced in another tab', async () => {
    const mine = await browser().signIn((await user(server.db)).email)
    const keys = [await mine.post('/accounts/mfa', {}), await mine.post('/accounts/mfa', {})]
    const [old = '', fresh = ''] = keys.map(({ text }) => /"secret":"([A-Z2-7]+)"/.exec(text)?.[1] ?? '')
    const confirm = (secret: string) => mine.post('/accounts/mfa/confirm', { code: codeOf(secret), secret })

    expect(await confirm(old)).toMatchObject({ status: 409, body: { code: 'mfa_key_replaced' } })
    expect((await confirm(fresh)).status).toBe(200)
  })

  it('stores neither seed nor recovery codes in the open', async () => {
    const { seed, codes } = await secured()

    const rows = JSON.stringify([
      await server.db.selectFrom('users').select('mfa_secret').execute(),
      await server.db.selectFrom('recovery_codes').selectAll().execute(),
      await server.db.selectFrom('security_events').selectAll().execute(),
    ])

    for (const secret of [seed, ...codes]) expect(rows).not.toContain(secret)
    const stored = await server.db
      .selectFrom('users')
      .select('mfa_secret')
      .where('mfa_secret', 'is not', null)
      .execute()
    expect(stored.every(({ mfa_secret }) => !mfa_secret?.includes(seed))).toBe(true)
  })

  it('needs a right code, and a seed', async () => {
    const mine = await browser().signIn((await user(server.db)).email)
    const early = await mine.post('/accounts/mfa/confirm', { code: '123456' })
    await mine.post('/accounts/mfa', {})

    const wrong = await mine.post('/accounts/mfa/confirm', { code: '000000' })

    expect(early).toMatchObject({ status: 409 })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'bad_code' } })
  })
})

describe('signing in with a second factor', () => {
  it('gives a session only after the code, in the browser that knew the password', async () => {
    const { account, seed } = await secured()

    const { client, answer } = await knowsPassword(account.email)
    const elsewhere = await browser().post('/accounts/mfa/verify', { code: codeOf(seed) })
    const before = await client.get('/auth')
    const entered = await client.post('/accounts/mfa/verify', { code: codeOf(seed) })

    expect(answer).toMatchObject({ status: 200, body: { data: { mfa_required: true } } })
    expect(client.cookies).not.toContain('mfa=')
    expect(before.status).toBe(401)
    const over = 'Sign in with your password again. You have ten minutes and five tries to enter the code.'
    expect(elsewhere).toMatchObject({ status: 409, body: { code: 'mfa_not_started', message: over } })
    expect(entered).toMatchObject({ status: 200, body: { data: { email: account.email } } })
    expect((await client.get('/auth')).status).toBe(200)
  })

  it('takes no code twice, also not the one that turned it on', async () => {
    const { account, seed } = await secured()
    const code = codeOf(seed)
    const first = (await knowsPassword(account.email)).client
    const second = (await knowsPassword(account.email)).client

    const answers = [
      await second.post('/accounts/mfa/verify', { code }),
      await first.post('/accounts/mfa/verify', { code }),
    ]

    // The later password made the earlier transaction worthless.
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    const third = (await knowsPassword(account.email)).client
    expect((await third.post('/accounts/mfa/verify', { code })).status).toBe(422)
  })

  it('takes each recovery code once, however it is typed, and tells the owner', async () => {
    const { account, codes } = await secured()
    const [code = ''] = codes

    const first = await (
      await knowsPassword(account.email)
    ).client.post('/accounts/mfa/verify', { code: ` ${code.toUpperCase().replaceAll('-', ' ')} ` })
    const again = await (await knowsPassword(account.email)).client.post('/accounts/mfa/verify', { code })

    expect([first.status, again.status]).toEqual([200, 422])
    expect((await server.mails(account.email, 2)).at(-1)?.text).toContain('recovery codes')
  })

  it('allows five codes for a password, ten wrong ones a quarter of an hour, and ten minutes', async () => {
    const { account, seed } = await secured()
    const statuses: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const { client } = await knowsPassword(account.email)
      for (let count = 0; count < 6; count += 1)
        statuses.push((await client.post('/accounts/mfa/verify', { code: '000000' })).status)
    }
    server.clock.pass(20 * 60_000)
    const { client } = await knowsPassword(account.email)
    server.clock.pass(11 * 60_000)

    const late = await client.post('/accounts/mfa/verify', { code: codeOf(seed) })

    expect(statuses).toEqual([
      422, 422, 422, 422, 422, 409, 422, 422, 422, 422, 422, 409, 429, 429, 429, 429, 429, 409,
    ])
    expect(late.status).toBe(409)
  })

  it('counts the recovery codes that are left, and makes new ones for the password', async () => {
    const { account, mine, codes } = await secured()
    const { client } = await knowsPassword(account.email)
    await client.post('/accounts/mfa/verify', { code: codes[0] })
    const left = await mine.get('/accounts/mfa/recovery-codes')

    const refused = await mine.post('/accounts/mfa/recovery-codes', { password: 'wrong' })
    const renewed = await mine.post('/accounts/mfa/recovery-codes', { password: 'Demo-pass-1' })

    expect(left.body).toMatchObject({ data: { left: 9, total: 10 } })
    expect(refused.status).toBe(422)
    expect(renewed.status).toBe(200)
    const [fresh = ''] = /[a-z2-9]{6}(?:-[a-z2-9]{6}){3}/.exec(renewed.text) ?? []
    expect(await mine.get('/accounts/mfa/recovery-codes')).toMatchObject({
      body: { data: { left: 10, total: 10 } },
    })
    const again = await knowsPassword(account.email)
    expect((await again.client.post('/accounts/mfa/verify', { code: codes[1] })).status).toBe(422)
    expect((await again.client.post('/accounts/mfa/verify', { code: fresh })).status).toBe(200)
    const mails = await server.mails(account.email)
    expect(mails.map(({ text }) => text).join()).toContain('New recovery codes were made.')
  })

  it('has no recovery codes to make while it is off', async () => {
    const mine = await browser().signIn((await user(server.db)).email)

    expect(await mine.get('/accounts/mfa/recovery-codes')).toMatchObject({
      body: { data: { left: 0, total: 0 } },
    })
    expect(await mine.post('/accounts/mfa/recovery-codes', { password: 'Demo-pass-1' })).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    })
  })

  it('is turned off with the password alone', async () => {
    const { account, mine } = await secured()

    const wrong = await mine.delete('/accounts/mfa', { password: 'Wrong-pass-1' })
    const right = await mine.delete('/accounts/mfa', { password: 'Demo-pass-1' })

    expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_password' } })
    expect(right.status).toBe(200)
    await browser().signIn(account.email)
    expect((await mine.get('/auth')).body).toMatchObject({ data: { mfa_enabled: false } })
  })
})

describe('where staff must have a second factor', () => {
  it('they set it up before anything else; others need not', async () => {
    const strict = await startAccountsServer({ requiresMfa: () => true })
    const manager = await new Browser(strict.http).signIn(
      (await user(strict.db, { roles: ['growth_experts_manager'] })).email,
    )
    const expert = await new Browser(strict.http).signIn((await user(strict.db)).email)

    const refused = await manager.get('/accounts/sessions')
    const { text } = await manager.post('/accounts/mfa', {})
    const code = new TOTP({ secret: /"secret":"([A-Z2-7]+)"/.exec(text)?.[1] ?? '' }).generate({
      timestamp: strict.clock.now.getTime(),
    })
    await manager.post('/accounts/mfa/confirm', { code })

    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'mfa_setup_required', message: 'Set up a second factor to continue.' },
    })
    expect((await manager.get('/auth')).body).toMatchObject({ data: { mfa_setup_required: false } })
    expect((await manager.get('/accounts/sessions')).status).toBe(200)
    expect((await expert.get('/accounts/sessions')).status).toBe(200)
    await strict.stop()
  })
})
