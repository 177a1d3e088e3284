import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { user } from '#features/accounts/given.ts'
import { startAccountsServer, type AccountsServer } from '#test/accounts.ts'
import { Authenticator } from '#test/authenticator.ts'
import { Client } from '#test/client.ts'

const FRESH = { password: 'Quite-new-pass-7', password_confirmation: 'Quite-new-pass-7' }

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

async function asked(client: Client, path: string) {
  return z.parse(Asked, (await client.post(path, {})).body).data
}

/** Somebody with a passkey. */
async function keyed() {
  const account = await user(server.db)
  const mine = await browser().signIn(account.email)
  const key = new Authenticator()
  const response = key.create(await asked(mine, '/accounts/passkeys/options'))
  expect((await mine.post('/accounts/passkeys', { name: 'Old phone', response })).status).toBe(201)
  return { account, mine, key }
}

async function entered(key: Authenticator): Promise<number> {
  const client = browser()
  const wanted = await asked(client, '/login/passkey/options')
  return (await client.post('/login/passkey', key.get(wanted))).status
}

/** A new password by the link of a mail; `before` mails have gone to them. */
async function reset(email: string, before: number): Promise<void> {
  await browser().post('/accounts/password/forgot', { email })
  const token = (await server.mails(email, before + 1)).at(-1)?.token
  const answer = await browser().post('/accounts/password/reset', { token, ...FRESH })
  expect(answer.status, answer.text).toBe(200)
}

it('passkeys outlive a password reset, which ends the sessions and names them in a mail', async () => {
  const { account, mine, key } = await keyed()
  await reset(account.email, 1)

  expect((await mine.get('/auth')).status).toBe(401)
  expect((await server.mails(account.email, 4)).map(({ text }) => text).join()).toContain(
    'This passkey still opens it: Old phone.',
  )
  expect(await entered(key)).toBe(200)
})

it('passkeys of an address that nobody had proven go with the reset that proves it', async () => {
  const { account, key } = await keyed()
  await server.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', account.id).execute()
  await reset(account.email, 1)

  expect(await entered(key)).toBe(422)
})
