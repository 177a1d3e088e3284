import { Client as Browser } from '#test/client.ts'
import { startAccountsServer, type AccountsServer } from '#test/accounts.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '#features/accounts/given.ts'
import { accountFor, sendInvitation } from './invitations.ts'

const PASSWORD = 'Compiler-52-first'
const DAY = 86_400_000

let server: AccountsServer
const browser = () => new Browser(server.http)

beforeAll(async () => {
  server = await startAccountsServer()
})
afterAll(() => server.stop())

/** Invites an address as another feature does; answers the token of the mail. */
async function invite(email: string, id: string, count = 1): Promise<string> {
  const ctx = { db: server.db, now: server.clock.now }
  const role = 'growth_experts_customer' as const
  const account = await accountFor(ctx, { firstName: 'Ines', lastName: 'Duarte', email, role })
  await sendInvitation(ctx, server.deps, {
    userId: account.id,
    subject: { role, id, title: 'Grid storage radar' },
    letter: { to: email, subject: 'You are invited', paragraphs: ['Come in.'] },
    button: 'Accept',
  })
  return (await server.mails(email, count)).at(-1)?.token ?? ''
}

const accept = (token: string, password = PASSWORD) => ({ token, password, password_confirmation: password })

describe('an invited address without an account', () => {
  it('gets one with the link of its mail, which signs in and works once', async () => {
    const email = 'ines@example.test'
    const token = await invite(email, 'gig-1')
    const ines = browser()

    const look = await ines.post('/accounts/invitations/look', { token })
    const answer = await ines.post('/accounts/invitations/accept', accept(token))
    const again = await browser().post('/accounts/invitations/accept', accept(token, 'Another-pass-2'))

    expect(look.body).toEqual({
      data: {
        first_name: 'Ines',
        email,
        needs: 'password',
        title: 'Grid storage radar',
        asks_consent: false,
      },
    })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          link: '/projects/gig-1',
          user: { email, is_verified: true, groups: [{ slug: 'growth_experts_customer' }] },
        },
      },
    })
    expect((await ines.get('/auth')).status).toBe(200)
    expect(again).toMatchObject({ status: 422, body: { code: 'bad_token' } })
    await browser().signIn(email, PASSWORD)
  })

  it('voids what a stranger typed for it before', async () => {
    const email = 'hijacked@example.test'
    const token = await invite(email, 'gig-2')
    const name = { first_name: 'Mal', last_name: 'Lory' }
    const theirs = { password: 'Stranger-pass-3', password_confirmation: 'Stranger-pass-3' }
    const typed = await browser().post('/accounts/register', { ...name, ...theirs, email, consent: true })

    const accepted = await browser().post('/accounts/invitations/accept', accept(token))

    expect(typed.status, typed.text).toBe(202)
    expect(accepted.status, accepted.text).toBe(200)
    const stranger = await browser().post('/login', { email, password: 'Stranger-pass-3' })
    expect(stranger.status, stranger.text).toBe(422)
    await browser().signIn(email, PASSWORD)
  })

  it('needs a good password, the same twice', async () => {
    const token = await invite('weak@example.test', 'gig-3')

    const none = await browser().post('/accounts/invitations/accept', { token })
    const weak = await browser().post('/accounts/invitations/accept', accept(token, 'short'))
    const other = await browser().post('/accounts/invitations/accept', {
      ...accept(token),
      password_confirmation: 'Other-pass-9',
    })

    const both = await browser().post('/accounts/invitations/accept', {
      ...accept(token, 'short'),
      consent: false,
    })

    expect(both.body).toMatchObject({
      errors: { password: [expect.any(String)], consent: ['This field is required.'] },
    })
    expect(none.body).toMatchObject({ errors: { password: ['Enter  new password'] } })
    expect(weak).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } })
    expect(other.body).toMatchObject({ errors: { password_confirmation: ['Passwords do not match'] } })
  })

  it('becomes an expert where its owner registers as one, and a customer too by accepting', async () => {
    const email = 'both@example.test'
    const token = await invite(email, 'gig-4')
    const name = { first_name: 'Ines', last_name: 'Duarte' }
    const chosen = { password: PASSWORD, password_confirmation: PASSWORD }
    await browser().post('/accounts/register', { ...name, ...chosen, email, consent: true })
    await browser().post('/accounts/verify', { token: (await server.mails(email, 2)).at(-1)?.token })
    const owner = await browser().signIn(email, PASSWORD)
    expect((await owner.get('/auth')).body).toMatchObject({
      data: { groups: [{ slug: 'growth_experts_expert' }], expert_status: 'New' },
    })

    await owner.post('/accounts/invitations/accept', { token })

    const groups = [{ slug: 'growth_experts_expert' }, { slug: 'growth_experts_customer' }]
    expect((await owner.get('/auth')).body).toMatchObject({ data: { groups } })
  })
})

describe('an invited address with an account', () => {
  it('keeps its password, and only its owner accepts, signed in', async () => {
    const { email } = await user(server.db, { roles: ['growth_experts_customer'] })
    const { email: other } = await user(server.db)
    const token = await invite(email, 'gig-5')

    const look = await browser().post('/accounts/invitations/look', { token })
    const signedOut = await browser().post('/accounts/invitations/accept', accept(token))
    const foreign = await (await browser().signIn(other)).post('/accounts/invitations/accept', { token })
    const owner = await browser().signIn(email)
    const own = await owner.post('/accounts/invitations/accept', accept(token, 'Never-taken-4'))

    expect(look.body).toMatchObject({ data: { needs: 'sign_in' } })
    for (const answer of [signedOut, foreign])
      expect(answer).toMatchObject({ status: 409, body: { code: 'invitation_of_account' } })
    expect(own).toMatchObject({ status: 200, body: { data: { link: '/projects/gig-5' } } })
    await browser().signIn(email)
    expect((await browser().post('/login', { email, password: 'Never-taken-4' })).status).toBe(422)
  })
})

describe('the link of an invitation', () => {
  it('ends after 14 days, and with a newer one of the same invitation; one of another stays good', async () => {
    const email = 'many@example.test'
    const first = await invite(email, 'gig-6')
    const second = await invite(email, 'gig-6', 2)
    const elsewhere = await invite(email, 'gig-7', 3)

    const look = async (token: string) => (await browser().post('/accounts/invitations/look', { token })).text

    expect(await look(first)).toBe('{"data":null}')
    for (const good of [second, elsewhere]) expect(await look(good)).toContain(email)
    server.clock.pass(14 * DAY + 1000)
    for (const late of [second, elsewhere]) expect(await look(late)).toBe('{"data":null}')
  })

  it('is stored as a hash, and lets no more than three mails an hour go to one address', async () => {
    const email = 'flooded@example.test'
    const token = await invite(email, 'gig-8')
    await invite(email, 'gig-8', 2)
    await invite(email, 'gig-8', 3)

    await expect(invite(email, 'gig-8', 4)).rejects.toMatchObject({
      status: 429,
      message: 'Three of these emails went out in the last hour. Try again later.',
    })
    const stored = JSON.stringify(await server.db.selectFrom('one_time_tokens').selectAll().execute())
    expect(stored).not.toContain(token)
  })
})
