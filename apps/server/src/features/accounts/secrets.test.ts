import { Client as Owner } from 'pg'
import { TOTP } from 'otpauth'
import { sql } from 'kysely'
import { Client as Browser } from '#test/client.ts'
import { startAccountsServer, type AccountsServer } from '#test/accounts.ts'
import { inject, afterAll, beforeAll, expect, it } from 'vitest'
import { withDatabase } from '#test/database.ts'

let server: AccountsServer
beforeAll(async () => {
  server = await startAccountsServer()
})
afterAll(() => server.stop())

const email = 'canary@example.test'
const FIRST = 'First-word-canary-1'
const WRONG = 'Wrong-word-canary-2'
const SECOND = 'Second-word-canary-3'
const THIRD = 'Third-word-canary-4'
const twice = (password: string) => ({ password, password_confirmation: password })

/** Goes through everything that handles a secret, and gives all of them. */
async function live(): Promise<string[]> {
  const mine = new Browser(server.http, 'canary')
  const secrets = [FIRST, WRONG, SECOND, THIRD]
  const keep = (...found: (string | undefined)[]) =>
    void secrets.push(...found.filter((one) => one !== undefined))
  await mine.post('/accounts/register', {
    first_name: 'Cana',
    last_name: 'Ry',
    email,
    ...twice(FIRST),
    consent: true,
  })
  const verify = (await server.mails(email))[0]?.token
  await mine.post('/accounts/verify', { token: verify })
  await mine.post('/login', { email, password: WRONG })
  await mine.signIn(email, FIRST)
  keep(verify, mine.cookies.slice('sid='.length))
  const id = /"id":"([^"]+)"/.exec((await mine.get('/auth')).text)?.[1]
  await mine.put(`/users/${id}/password`, { old_password: FIRST, ...twice(SECOND) })
  await mine.post('/accounts/password/forgot', { email })
  const reset = (await server.mails(email, 3)).at(-1)?.token
  await mine.post('/accounts/password/reset', { token: reset, ...twice(THIRD) })
  await mine.signIn(email, THIRD)
  keep(reset, mine.cookies.slice('sid='.length))
  const seed = /"secret":"([A-Z2-7]+)"/.exec((await mine.post('/accounts/mfa', {})).text)?.[1] ?? ''
  const code = new TOTP({ secret: seed }).generate({ timestamp: server.clock.now.getTime() })
  const confirmed = await mine.post('/accounts/mfa/confirm', { code })
  keep(seed, ...confirmed.text.matchAll(/[a-z2-9]{6}(?:-[a-z2-9]{6}){3}/g).map(([one]) => one))
  await mine.post('/login', { email, password: THIRD })
  keep(/mfa=([\w-]+)/.exec(mine.cookies)?.[1])
  await mine.post('/accounts/mfa/verify', { code: secrets.at(-2) })
  return secrets
}

async function dump(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db)
  const owner = new Owner({ connectionString: withDatabase(inject('postgres').url, rows[0]?.name ?? '') })
  await owner.connect()
  const tables = await owner.query(`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name
    from pg_tables where schemaname in ('public', 'graphile_worker')`)
  const contents: string[] = []
  for (const { name } of tables.rows) {
    const all = await owner.query(
      `select string_agg(to_jsonb(t)::text, E'\\n') as content from ${String(name)} t`,
    )
    contents.push(String(all.rows[0].content))
  }
  await owner.end()
  return contents.join('\n')
}

it('keeps no secret anywhere: not in the database, not in logs, not in the records of calls', async () => {
  const secrets = await live()

  const database = await dump()
  const rest =
    server.logs.join('\n') +
    JSON.stringify(server.calls.map(({ rule, actsAs, request }) => ({ rule, actsAs, url: request.url })))

  expect(secrets).toHaveLength(4 + 2 + 2 + 11 + 1)
  expect(database).toContain(email)
  for (const secret of secrets) {
    const hex = Buffer.from(secret).toString('hex')
    const base64 = Buffer.from(secret).toString('base64').slice(0, -4)
    for (const form of [secret, hex, base64]) {
      expect(database).not.toContain(form)
      expect(rest).not.toContain(form)
    }
  }
})
