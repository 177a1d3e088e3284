import { startAccountsServer, type AccountsServer } from '#test/accounts.ts'
import { Client as Browser, type Received } from '#test/client.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { user } from '#features/accounts/given.ts'
import { markBrowser } from './registering-browser.ts'

const HOUR = 3_600_000
const PASSWORD = 'Compiler-52-first'
const CONFIRMED = { success: true }

let server: AccountsServer
const browser = () => new Browser(server.http)

beforeAll(async () => {
  server = await startAccountsServer()
})
afterAll(() => server.stop())

const form = (email: string) => ({
  first_name: 'Grace',
  last_name: 'Hopper',
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  consent: true,
})

/** Somebody who registers; `mine` is their browser, and `token` came by mail. */
async function registered(email: string, mine = browser()) {
  const answer = await mine.post('/accounts/register', form(email))
  const token = (await server.mails(email)).at(-1)?.token ?? ''
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { mine, answer, token, id }
}

const follow = (by: Browser, token: string) => by.post('/accounts/verify', { token })
const isIn = async (by: Browser) => (await by.get('/auth')).status === 200
const cookieOf = ({ headers }: Received) => String(headers['set-cookie'])
const sessionsOf = (id: string) =>
  server.db.selectFrom('sessions').select('by_passkey').where('user_id', '=', id).execute()

describe('the link of a registration in the browser where the password was typed', () => {
  it('signs in as a login does, and the mark of the browser goes', async () => {
    const email = 'same@example.test'
    const { mine, answer, token, id } = await registered(email)
    const early = await isIn(mine)

    const verified = await follow(mine, token)

    expect(early).toBe(false)
    expect(cookieOf(answer)).toMatch(/^registered=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(verified).toMatchObject({
      status: 200,
      body: { success: true, data: { email, expert_status: 'New', is_verified: true } },
    })
    expect(mine.cookies).toMatch(/^sid=[\w-]{43}$/)
    expect(await isIn(mine)).toBe(true)
    expect(server.calls.find(({ actsAs }) => actsAs?.userId === id)).toMatchObject({
      endpoint: { path: '/accounts/verify' },
    })
    const events = server.db.selectFrom('security_events').select('kind').where('user_id', '=', id)
    expect(await events.orderBy('id').execute()).toEqual([
      { kind: 'registered' },
      { kind: 'email_verified' },
      { kind: 'signed_in' },
    ])
  })

  it('opens one session, however often and at once the link is followed', async () => {
    const { mine, token, id } = await registered('replayed@example.test')
    const copy = browser()
    for (const pair of mine.cookies.split('; ')) copy.hold(...split(pair))

    const answers = await Promise.all([follow(mine, token), follow(copy, token)])
    const again = await follow(copy, token)

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(again.body).toMatchObject({ code: 'bad_token' })
    expect(await sessionsOf(id)).toHaveLength(1)
  })

  it('is stored as a hash alone, for as long as the link is good', async () => {
    const { mine, token, id } = await registered('late@example.test')
    const [, secret] = split(mine.cookies)
    const rows = await server.db.selectFrom('one_time_tokens').selectAll().where('user_id', '=', id).execute()
    expect(rows).toMatchObject([{ browser_hash: expect.any(Buffer) }])
    expect(rows.map(({ browser_hash: hash }) => hash?.toString('base64url'))).not.toContain(secret)
    expect(JSON.stringify(rows)).not.toContain(secret)
    server.clock.pass(24 * HOUR + 1000)

    expect((await follow(mine, token)).status).toBe(422)
    expect(await isIn(mine)).toBe(false)
  })
})

describe('the link of a registration elsewhere', () => {
  it('confirms the address and signs nobody in: in another browser', async () => {
    const email = 'elsewhere@example.test'
    const { token, id } = await registered(email)
    const other = browser()

    const verified = await follow(other, token)

    expect(verified).toMatchObject({ status: 200, body: CONFIRMED })
    expect(verified.text).toBe(JSON.stringify(CONFIRMED))
    expect(cookieOf(verified)).toBe('undefined')
    expect(await sessionsOf(id)).toEqual([])
    expect(await isIn(await browser().signIn(email, PASSWORD))).toBe(true)
  })

  it('the same with the mark of another account, or with one made up', async () => {
    const one = await registered('one@example.test')
    const two = await registered('two@example.test')
    const stranger = browser()
    stranger.hold('registered', 'x'.repeat(43))

    const answers = [await follow(one.mine, two.token), await follow(stranger, one.token)]

    expect(answers.map(({ text }) => text)).toEqual([JSON.stringify(CONFIRMED), JSON.stringify(CONFIRMED)])
    expect(await sessionsOf(one.id)).toEqual([])
    expect(await sessionsOf(two.id)).toEqual([])
  })

  it('the same by a link that was asked for again, by whoever asked', async () => {
    const email = 'again@example.test'
    const { mine, id } = await registered(email)
    await mine.post('/accounts/verify/resend', { email })
    const token = (await server.mails(email, 2)).at(-1)?.token ?? ''

    expect((await follow(mine, token)).body).toEqual(CONFIRMED)
    expect(await sessionsOf(id)).toEqual([])
  })

  it('a scanner that fetches the address of the mail changes nothing', async () => {
    const { mine, token, id } = await registered('scanned@example.test')

    const answers = [
      await mine.get(`/accounts/verify?token=${token}`),
      await mine.send('HEAD', `/accounts/verify?token=${token}`),
    ]

    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(await sessionsOf(id)).toEqual([])
    expect((await follow(mine, token)).body).toMatchObject({ success: true, data: { id } })
  })
})

describe('who is not let in by the link of a registration', () => {
  it('an account that was switched off meanwhile', async () => {
    const { mine, token, id } = await registered('suspended@example.test')
    await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute()

    expect((await follow(mine, token)).body).toEqual(CONFIRMED)
    expect(await sessionsOf(id)).toEqual([])
  })

  it('whoever has a second factor, before its code', async () => {
    const { mine, token, id } = await registered('factor@example.test')
    await server.db.updateTable('users').set({ mfa_enabled_at: new Date() }).where('id', '=', id).execute()

    const verified = await follow(mine, token)

    expect(verified.body).toEqual({ success: true, data: { mfa_required: true } })
    expect(mine.cookies).toMatch(/^mfa=[\w-]{43}$/)
    expect(await sessionsOf(id)).toEqual([])
    expect((await mine.post('/accounts/mfa/verify', { code: '000000' })).status).toBe(422)
  })

  it('somebody signed in already, who stays who they are', async () => {
    const { mine, token, id } = await registered('second@example.test')
    const { id: ownId, email } = await user(server.db)
    await mine.signIn(email)

    expect((await follow(mine, token)).body).toEqual(CONFIRMED)
    expect((await mine.get('/auth')).body).toMatchObject({ data: { id: ownId } })
    expect(await sessionsOf(id)).toEqual([])
  })

  it('a stranger who registered the address before its owner did', async () => {
    const email = 'owner@example.test'
    const stranger = await registered(email)
    const owner = browser()
    await owner.post('/accounts/register', form(email))
    const token = (await server.mails(email, 2)).at(-1)?.token ?? ''

    expect((await follow(stranger.mine, token)).text).toBe(JSON.stringify(CONFIRMED))
    expect(await isIn(stranger.mine)).toBe(false)
  })
})

it('marks it over https with a cookie that no other host can set', async () => {
  const site = { ...server.deps.site, isHttps: true }
  const ctx = { reply: { cookie: vi.fn(), header: vi.fn() } }
  markBrowser(ctx, { site })

  expect(ctx.reply.cookie).toHaveBeenCalledWith('__Host-registered', expect.any(String), {
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    path: '/',
    maxAge: 86_400,
  })
})

it('marks a browser whether or not the address has an account', async () => {
  const { email } = await user(server.db)
  const known = await browser().post('/accounts/register', form(email))
  const { answer: unknown } = await registered('unknown@example.test')
  const shape = (answer: Received) => ({
    ...answer.headers,
    'set-cookie': cookieOf(answer).replace(/=[^;]*/, ''),
  })

  expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
  expect(shape(known)['set-cookie']).toBe(shape(unknown)['set-cookie'])
  expect(known.text).toBe(unknown.text)
})

function split(pair: string): [string, string] {
  const [name = '', value = ''] = pair.split('=')
  return [name, value]
}
