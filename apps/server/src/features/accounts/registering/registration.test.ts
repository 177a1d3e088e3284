import { Client as Browser } from '#test/client.ts'
import { startAccountsServer, type AccountsServer } from '#test/accounts.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '#features/accounts/given.ts'

const HOUR = 3_600_000

let server: AccountsServer
const browser = () => new Browser(server.http)

beforeAll(async () => {
  server = await startAccountsServer()
})
afterAll(() => server.stop())

const form = (email: string, changed: object = {}) => ({
  first_name: 'Grace',
  last_name: 'Hopper',
  email,
  password: 'Compiler-52-first',
  password_confirmation: 'Compiler-52-first',
  consent: true,
  ...changed,
})

async function tokenOf(email: string, count = 1): Promise<string> {
  return (await server.mails(email, count)).at(-1)?.token ?? ''
}

describe('registering', () => {
  it('makes an expert who is New, with the consent to the words shown, and signs in after the mail', async () => {
    const email = 'grace@example.test'

    const answer = await browser().post('/accounts/register', form(email))
    const early = await browser().post('/login', { email, password: 'Compiler-52-first' })
    const experts = server.db
      .selectFrom('experts')
      .innerJoin('people', 'people.id', 'experts.person_id')
      .where('email', '=', email)
    expect(await experts.select('status').execute()).toEqual([])
    const verified = await browser().post('/accounts/verify', { token: await tokenOf(email) })

    expect(answer).toMatchObject({ status: 202, body: { success: true } })
    expect(early).toMatchObject({ status: 403, body: { code: 'not_verified' } })
    expect(verified.status).toBe(200)
    const mine = await browser().signIn(email, 'Compiler-52-first')
    expect((await mine.get('/auth')).body).toMatchObject({
      data: {
        name: 'Grace Hopper',
        is_verified: true,
        expert_status: 'New',
        groups: [{ slug: 'growth_experts_expert' }],
      },
    })
    expect(await server.db.selectFrom('consents').select(['kind', 'version', 'ip']).execute()).toEqual([
      { kind: 'personal_data', version: '2026-11', ip: '127.0.0.1' },
    ])
  })

  it('answers the same for an address that has an account, and tells its owner', async () => {
    const owner = await user(server.db)

    const known = await browser().post('/accounts/register', form(owner.email))
    const unknown = await browser().post('/accounts/register', form('unknown@example.test'))

    expect(known.status).toBe(202)
    expect(unknown.text).toBe(known.text)
    const [mail] = await server.mails(owner.email)
    expect(mail).toMatchObject({ subject: 'You already have an account at Guildhall', token: undefined })
    await browser().signIn(owner.email)
  })

  it('writes nothing to an address whose account is suspended, with the same answer', async () => {
    const owner = await user(server.db, { status: 'suspended' })

    const answer = await browser().post('/accounts/register', form(owner.email))
    await server.db.updateTable('users').set({ status: 'active' }).where('id', '=', owner.id).execute()
    await browser().post('/accounts/register', form(owner.email))
    await server.idle()

    expect(answer).toMatchObject({ status: 202, body: { success: true } })
    expect(await server.mails(owner.email)).toHaveLength(1)
  })

  it('counts the last of several registrations of an unverified address, and only its own link', async () => {
    const email = 'victim@example.test'
    await browser().post('/accounts/register', form(email))
    const first = await tokenOf(email)
    const again = { password: 'Stranger-99-pass', password_confirmation: 'Stranger-99-pass' }
    await browser().post('/accounts/register', form(email, again))
    await server.mails(email, 2)

    const answer = await browser().post('/accounts/verify', { token: first })

    expect(answer).toMatchObject({ status: 422, body: { code: 'bad_token' } })
  })

  it('leaves who was invited as they are until the address is proven by its link', async () => {
    const roles = ['growth_experts_manager'] as const
    const invited = await user(server.db, {
      firstName: 'Bo',
      lastName: 'Lind',
      isUnverified: true,
      hasNoPassword: true,
      roles,
    })
    const shown = () =>
      server.db
        .selectFrom('users')
        .innerJoin('people', 'people.id', 'users.person_id')
        .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
        .select(['first_name', 'role'])
        .where('users.id', '=', invited.id)
        .execute()

    await browser().post('/accounts/register', form(invited.email))
    const before = await shown()
    await browser().post('/accounts/verify/resend', { email: invited.email })
    await browser().post('/accounts/verify', { token: await tokenOf(invited.email, 2) })

    expect(before).toEqual([{ first_name: 'Bo', role: 'growth_experts_manager' }])
    expect(await shown()).toEqual([{ first_name: 'Grace', role: 'growth_experts_expert' }])
  })

  it('gives an address that two register at once to one of them, and refuses neither', async () => {
    const email = 'twice@example.test'

    const answers = await Promise.all([1, 2, 3].map(() => browser().post('/accounts/register', form(email))))

    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(
      await server.db.selectFrom('users').select('id').where('email', '=', email).execute(),
    ).toHaveLength(1)
  })

  it('sends an address at most three mails an hour', async () => {
    const email = 'flood@example.test'
    for (let count = 0; count < 5; count += 1) await browser().post('/accounts/register', form(email))

    await server.idle()

    expect(await server.mails(email)).toHaveLength(3)
  })

  it('never makes a link of what a stranger calls themselves', async () => {
    const email = 'target@example.test'

    const refused = await browser().post(
      '/accounts/register',
      form(email, { first_name: 'Win at https://evil.test' }),
    )
    expect(refused.body).toMatchObject({ errors: { first_name: ['A name holds no links.'] } })
    await browser().post('/accounts/register', form(email, { first_name: 'evil.example' }))

    const [mail] = await server.mails(email)
    expect(mail?.text).toMatch(/^Hello,/)
    expect(mail?.text).not.toContain('evil.example')
    expect(mail?.text.match(/https?:\/\/\S+/g)).toEqual([
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/accounts\/verify/),
    ])
  })

  it.each([
    ['no consent', { consent: false }, { consent: ['This field is required.'] }],
    [
      'different passwords',
      { password_confirmation: 'Other-pass-1' },
      { password_confirmation: ['Passwords do not match'] },
    ],
    [
      'no confirmation',
      { password_confirmation: '' },
      { password_confirmation: ['Enter  confirm password'] },
    ],
    [
      'no password',
      { password: '', password_confirmation: '' },
      { password: ['Enter  new password'], password_confirmation: ['Enter  confirm password'] },
    ],
    [
      'a plain password',
      { password: 'password', password_confirmation: 'password' },
      { password: [expect.any(String)] },
    ],
    [
      'a name of its owner',
      { password: 'Grace-Hopper-1906', password_confirmation: 'Grace-Hopper-1906' },
      { password: [expect.stringContaining('first that are guessed')] },
    ],
    [
      'a common word in disguise',
      { password: 'P@ssw0rd123!', password_confirmation: 'P@ssw0rd123!' },
      { password: [expect.any(String)] },
    ],
    ['no name', { first_name: ' ' }, { first_name: ['This field is required.'] }],
    ['a role', { role: 'growth_experts_admin' }, { role: ['This field is unknown here.'] }],
    [
      'a list of addresses',
      { email: 'a@example.test,b@example.test' },
      { email: ['Please enter a valid email.'] },
    ],
    [
      'a second header',
      { email: 'a@example.test\r\nBcc: b@example.test' },
      { email: ['Please enter a valid email.'] },
    ],
    ['parameters', { email: 'a@example.test?bcc=c' }, { email: ['Please enter a valid email.'] }],
    ['a quoted address', { email: '"x@evil.test y"@corp.test' }, { email: ['Please enter a valid email.'] }],
  ])('refuses %s', async (_what, changed, errors) => {
    const answer = await browser().post('/accounts/register', form('bad@example.test', changed))

    expect(answer).toMatchObject({ status: 422, body: { errors } })
  })
})

describe('the link of a mail', () => {
  it('works once and for a day, and is stored as a hash', async () => {
    const email = 'late@example.test'
    await browser().post('/accounts/register', form(email))
    const token = await tokenOf(email)
    const rows = JSON.stringify(await server.db.selectFrom('one_time_tokens').selectAll().execute())
    expect(rows).not.toContain(token)
    server.clock.pass(24 * HOUR + 1000)

    const late = await browser().post('/accounts/verify', { token })
    await browser().post('/accounts/verify/resend', { email })
    const fresh = { token: await tokenOf(email, 2) }
    const good = await browser().post('/accounts/verify', fresh)
    const twice = await browser().post('/accounts/verify', fresh)

    expect([late.status, good.status, twice.status]).toEqual([422, 200, 422])
    expect(late.body).toMatchObject({
      code: 'bad_token',
      message: 'This link is no longer valid. Ask for a new one.',
    })
  })

  it('is not sent again to somebody who is verified or unknown, with the same answer', async () => {
    const { email } = await user(server.db)

    const answers = [
      await browser().post('/accounts/verify/resend', { email }),
      await browser().post('/accounts/verify/resend', { email: 'no-one@example.test' }),
    ]

    await server.idle()
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(answers[0]?.text).toBe(answers[1]?.text)
    expect(await server.mails(email, 0)).toEqual([])
  })
})
