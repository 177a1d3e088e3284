import { Client as Browser } from '#test/client.ts'
import { startAccountsServer, type AccountsServer } from '#test/accounts.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '#features/accounts/given.ts'

const MINUTE = 60_000
const FRESH = { password: 'Fresh-start-77', password_confirmation: 'Fresh-start-77' }

let server: AccountsServer
const browser = () => new Browser(server.http)

beforeAll(async () => {
  server = await startAccountsServer()
})
afterAll(() => server.stop())

async function resetToken(email: string, count = 1): Promise<string> {
  await browser().post('/accounts/password/forgot', { email })
  return (await server.mails(email, count)).at(-1)?.token ?? ''
}

describe('a forgotten password', () => {
  it('is replaced by the link of a mail; every session ends, its owner is told', async () => {
    const { email } = await user(server.db)
    const old = await browser().signIn(email)

    const token = await resetToken(email)
    const answer = await browser().post('/accounts/password/reset', { token, ...FRESH })

    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    expect((await old.get('/auth')).status).toBe(401)
    expect((await browser().post('/login', { email, password: 'Demo-pass-1' })).status).toBe(422)
    await browser().signIn(email, FRESH.password)
    const subjects = (await server.mails(email, 2)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Set a new password for Guildhall', 'Your password for Guildhall was changed'])
  })

  it('lets its owner in at once, however often they were wrong before', async () => {
    const { email } = await user(server.db)
    for (let count = 0; count < 5; count += 1)
      await browser().post('/login', { email, password: 'Wrong-pass-1' })
    expect((await browser().post('/login', { email, password: 'Demo-pass-1' })).status).toBe(429)

    const token = await resetToken(email)
    await browser().post('/accounts/password/reset', { token, ...FRESH })

    await browser().signIn(email, FRESH.password)
  })

  it('has a link that works once, for an hour, and only the last one', async () => {
    const { email } = await user(server.db)
    const first = await resetToken(email)
    const second = await resetToken(email, 2)
    const replaced = await browser().post('/accounts/password/reset', { token: first, ...FRESH })
    const atOnce = await Promise.all(
      [1, 2, 3].map(() => browser().post('/accounts/password/reset', { token: second, ...FRESH })),
    )
    const third = await resetToken(email, 4)
    server.clock.pass(61 * MINUTE)

    const late = await browser().post('/accounts/password/reset', { token: third, ...FRESH })

    expect(replaced).toMatchObject({ status: 422, body: { code: 'bad_token' } })
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(late.status).toBe(422)
  })

  it('has a link that says whether it still works, however often it is opened', async () => {
    const { email } = await user(server.db)
    const token = await resetToken(email)
    const look = () => browser().post('/accounts/password/look', { token })

    const opened = [await look(), await look()]
    const saved = await browser().post('/accounts/password/reset', { token, ...FRESH })
    const used = await look()
    const madeUp = await browser().post('/accounts/password/look', { token: 'x'.repeat(43) })

    expect(opened.map(({ status, text }) => `${status} ${text}`)).toEqual(
      Array(2).fill('200 {"data":{"works":true}}'),
    )
    expect(saved.status).toBe(200)
    expect(used).toMatchObject({ status: 200, body: { data: { works: false } } })
    expect(madeUp.text).toBe(used.text)
  })

  it('is answered alike for everybody, at most three mails an hour', async () => {
    const { email } = await user(server.db)

    const answers = []
    for (const address of [email, 'nobody@example.test', email, email, email]) {
      answers.push(await browser().post('/accounts/password/forgot', { email: address }))
    }

    await server.idle()
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['202 {"success":true}']),
    )
    expect(await server.mails(email)).toHaveLength(3)
  })

  it.each([
    ['a list', ['expert@example.test', 'evil@example.test']],
    ['two in one', 'expert@example.test,evil@example.test'],
    ['a header', 'expert@example.test\r\nBcc: evil@example.test'],
  ])('takes one address, not %s', async (_what, email) => {
    const answer = await browser().post('/accounts/password/forgot', { email })

    expect(answer.status).toBe(422)
  })

  it('goes to the stored address only, not to its twin in another script', async () => {
    const { email } = await user(server.db, { email: 'ivan@example.test' })

    const answer = await browser().post('/accounts/password/forgot', { email: 'ivаn@example.test' })

    expect(answer.status).toBe(202)
    await server.idle()
    expect(await server.mails(email, 0)).toEqual([])
  })

  it('links to the public address, whatever host the request names', async () => {
    const { email } = await user(server.db)
    const headers = { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }
    await browser().send('POST', '/accounts/password/forgot', { body: { email }, headers })
    const [mail] = await server.mails(email)

    const foreign = await browser().send('POST', '/accounts/password/forgot', {
      body: { email },
      headers: { host: 'evil.test' },
    })

    expect(mail?.text).toContain('http://127.0.0.1:3000/accounts/reset?token=')
    expect(mail?.text).not.toContain('evil')
    expect(foreign.status).toBe(421)
  })

  it('does not open for a made-up link', async () => {
    const answer = await browser().post('/accounts/password/reset', { token: 'x'.repeat(43), ...FRESH })

    expect(answer).toMatchObject({ status: 422, body: { code: 'bad_token' } })
  })
})

describe('changing the password', () => {
  const change = (client: Browser, id: string, body: object) => client.put(`/users/${id}/password`, body)

  it('ends the other sessions, goes on under a new id and tells the owner', async () => {
    const account = await user(server.db)
    const [mine, second, third] = await Promise.all([1, 2, 3].map(() => browser().signIn(account.email)))
    if (!mine || !second || !third) throw new Error('three sessions')
    const before = mine.cookies

    const answer = await change(mine, account.id, { old_password: 'Demo-pass-1', ...FRESH })

    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Password has been successfully updated.' },
    })
    expect(mine.cookies).not.toBe(before)
    expect((await mine.get('/auth')).status).toBe(200)
    expect((await browser().get('/auth', { cookie: before })).status).toBe(401)
    expect((await second.get('/auth')).status).toBe(401)
    expect((await third.get('/auth')).status).toBe(401)
    expect(await server.mails(account.email)).toMatchObject([
      { subject: 'Your password for Guildhall was changed' },
    ])
    expect(server.calls.findLast(({ endpoint }) => endpoint.title === 'Change password')?.rule.keep).toEqual(
      [],
    )
  })

  it('frees somebody who must change it', async () => {
    const account = await user(server.db, { mustChangePassword: true })
    const mine = await browser().signIn(account.email)
    expect((await mine.get('/accounts/sessions')).status).toBe(403)

    const same = await change(mine, account.id, {
      old_password: 'Demo-pass-1',
      password: 'Demo-pass-1',
      password_confirmation: 'Demo-pass-1',
    })
    await change(mine, account.id, { old_password: 'Demo-pass-1', ...FRESH })

    expect(same).toMatchObject({ status: 422, body: { errors: { password: ['Choose a new password.'] } } })
    expect((await mine.get('/accounts/sessions')).status).toBe(200)
    expect((await mine.get('/auth')).body).toMatchObject({ data: { force_change_password: false } })
  })

  it('needs the current one, and few tries', async () => {
    const account = await user(server.db)
    const mine = await browser().signIn(account.email)
    const missing = await change(mine, account.id, FRESH)
    const empty = await change(mine, account.id, {})
    const wrong = []
    for (let count = 0; count < 6; count += 1) {
      wrong.push(await change(mine, account.id, { old_password: 'Wrong-pass-1', ...FRESH }))
    }

    expect(missing).toMatchObject({
      status: 422,
      body: { errors: { old_password: ['Enter your current password'] } },
    })
    expect(empty).toMatchObject({
      status: 422,
      body: {
        errors: {
          old_password: ['Enter your current password'],
          password: ['Enter  new password'],
          password_confirmation: ['Enter  confirm password'],
        },
      },
    })
    expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429])
    expect(wrong[0]?.body).toMatchObject({
      code: 'wrong_password',
      errors: { old_password: [expect.any(String)] },
    })
  })

  it('needs none of somebody who has none', async () => {
    const account = await user(server.db, { hasNoPassword: true })
    const mine = browser()
    await server.lend(mine, account.id)

    const answer = await change(mine, account.id, FRESH)

    expect(answer.status).toBe(200)
    await browser().signIn(account.email, FRESH.password)
  })

  it('is for the owner alone', async () => {
    const other = await user(server.db)
    const expert = await browser().signIn((await user(server.db)).email)
    const manager = await browser().signIn(
      (await user(server.db, { roles: ['growth_experts_manager'] })).email,
    )
    const admin = await browser().signIn((await user(server.db, { roles: ['growth_experts_admin'] })).email)

    const answers = [
      await change(expert, other.id, FRESH),
      await change(manager, other.id, FRESH),
      await change(admin, other.id, FRESH),
      await change(admin, '0195a000-0000-7000-8000-00000000ffff', FRESH),
      await change(browser(), other.id, FRESH),
    ]

    expect(answers.map(({ status }) => status)).toEqual([404, 403, 403, 404, 401])
    await browser().signIn(other.email)
  })
})
