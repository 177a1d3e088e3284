import { Client as Browser } from '#test/client.ts'
import { startAccountsServer, type AccountsServer } from '#test/accounts.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts, user } from './given.ts'

const HOUR = 3_600_000
const TOO_MANY = 'Too many incorrect attempts, please try again later'

let server: AccountsServer
const browser = () => new Browser(server.http)
const wrong = (email: string, on = browser()) => on.post('/login', { email, password: 'Wrong-pass-1' })

beforeAll(async () => {
  server = await startAccountsServer()
  await demoAccounts(server.db)
})
afterAll(() => server.stop())

describe('signing in', () => {
  it('answers with the user and sets a cookie that scripts cannot read', async () => {
    const { email } = await user(server.db, { firstName: 'Ada', lastName: 'Lovelace' })

    const answer = await browser().post('/login', {
      email: ` ${email.toUpperCase()} `,
      password: 'Demo-pass-1',
    })

    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          email,
          name: 'Ada Lovelace',
          active_role: 'growth_experts_expert',
          expert_status: null,
          groups: [{ slug: 'growth_experts_expert' }],
          is_verified: true,
        },
      },
    })
    expect(answer.headers['set-cookie']).toMatch(/^sid=[\w-]{43}; .*Path=\/; .*HttpOnly; SameSite=Lax$/)
  })

  it('names the user in the record of the call, without the password', async () => {
    const account = await user(server.db)

    await browser().signIn(account.email)

    const call = server.calls.at(-1)
    expect(call).toMatchObject({ rule: { action: 'login', keep: [] }, actsAs: { userId: account.id } })
  })

  it('lets every demo account in', async () => {
    const { body } = await (await browser().signIn('manager@demo.test')).get('/auth?include=person')

    expect(body).toMatchObject({
      data: { first_name: 'Sofia', person: { phoneObj: { country: { iso: 'SE' }, country_code: '+46' } } },
    })
  })

  it('answers a wrong password and an unknown address with the same bytes', async () => {
    const { email } = await user(server.db)

    const known = await wrong(email)
    const unknown = await wrong('nobody@example.test')

    expect(known.status).toBe(422)
    expect(unknown.text).toBe(known.text)
  })

  it.each([
    ['an object', { email: { $ne: null }, password: 'x' }],
    ['a list', { email: ['expert@demo.test'], password: 'x' }],
    ['a number as password', { email: 'expert@demo.test', password: 1 }],
    ['no password', { email: 'expert@demo.test', password: null }],
    ['a password of 257 characters', { email: 'expert@demo.test', password: 'x'.repeat(257) }],
    ['a NUL', { email: 'expert@demo.test', password: 'x\u0000' }],
    ['half a surrogate pair', { email: 'expert@demo.test', password: 'x\ud800' }],
    ['a field that is unknown', { email: 'expert@demo.test', password: 'x', email2: 'y' }],
  ])('refuses %s without hashing anything', async (_what, body) => {
    const before = await failures()

    const answer = await browser().post('/login', body)

    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect(await failures()).toBe(before)
  })

  it('refuses a password of a megabyte', async () => {
    const answer = await browser().post('/login', {
      email: 'expert@demo.test',
      password: 'x'.repeat(1 << 20),
    })

    expect(answer.status).toBe(413)
  })

  async function failures() {
    const rows = await server.db
      .selectFrom('security_events')
      .select('id')
      .where('kind', '=', 'login_failed')
      .execute()
    return rows.length
  }

  it('refuses an address that is not verified, and a login that is switched off', async () => {
    const unverified = await user(server.db, { isUnverified: true })
    const off = await user(server.db, { status: 'suspended' })

    const answers = await Promise.all(
      [unverified, off].map(({ email }) => browser().post('/login', { email, password: 'Demo-pass-1' })),
    )

    expect(answers).toMatchObject([
      { status: 403, body: { code: 'not_verified' } },
      { status: 403, body: { code: 'account_suspended' } },
    ])
  })

  it('is not open to somebody without a password, whatever they type', async () => {
    const { email } = await user(server.db, { hasNoPassword: true })

    const answer = await browser().post('/login', { email, password: 'Demo-pass-1' })

    expect(answer.status).toBe(422)
  })
})

describe('failed tries', () => {
  it('lock the account for a while, for the right password too, and nobody else', async () => {
    const { email } = await user(server.db)
    const other = await user(server.db)

    const tries = [
      await wrong(email),
      await wrong(email),
      await wrong(email),
      await wrong(email),
      await wrong(email),
    ]
    const sixth = await browser().post('/login', { email, password: 'Demo-pass-1' })

    expect(tries.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
    expect(sixth).toMatchObject({ status: 429, body: { message: TOO_MANY, code: 'too_many_attempts' } })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(14 * 60)
    await browser().signIn(other.email)
    server.clock.pass(15 * 60_000 + 1000)
    await browser().signIn(email)
  })

  it('count the same for an unknown address', async () => {
    const email = 'nobody-at-all@example.test'
    for (let count = 0; count < 5; count += 1) await wrong(email)

    const sixth = await wrong(email)

    expect(sixth).toMatchObject({ status: 429, body: { message: TOO_MANY } })
  })

  it('count whatever the headers claim about the address of the caller', async () => {
    const { email } = await user(server.db)
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      const headers = {
        'x-forwarded-for': `10.0.0.${count}`,
        'x-real-ip': `10.0.1.${count}`,
        forwarded: `for=10.0.2.${count}`,
      }
      const { status } = await browser().send('POST', '/login', {
        body: { email, password: 'Wrong-pass-1' },
        headers,
      })
      statuses.push(status)
    }

    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })

  it('cannot overtake the limit in parallel', async () => {
    const { email } = await user(server.db)

    const answers = await Promise.all(Array.from({ length: 20 }, () => wrong(email)))

    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
  })

  it('do not include successes', async () => {
    const { email } = await user(server.db)

    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await browser().post('/login', { email, password: 'Demo-pass-1' })).status)
    }

    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('lock an address after 50, whoever is tried', async () => {
    server.clock.pass(HOUR)
    for (let count = 0; count < 50; count += 1) await wrong(`nobody-${count}@example.test`)

    const next = await browser().post('/login', { email: 'expert@demo.test', password: 'Demo-pass-1' })

    expect(next).toMatchObject({ status: 429, body: { message: TOO_MANY } })
    server.clock.pass(HOUR)
  })
})
