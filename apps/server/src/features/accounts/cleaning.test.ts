import { sql } from 'kysely'
import { Client as Browser } from '#test/client.ts'
import { startAccountsServer, type AccountsServer } from '#test/accounts.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clean } from './cleaning.ts'
import { user } from './given.ts'

const DAY = 86_400_000

let server: AccountsServer
beforeAll(async () => {
  server = await startAccountsServer()
})
afterAll(() => server.stop())

async function counts() {
  const { rows } = await sql`select
    (select count(*) from one_time_tokens) tokens, (select count(*) from sessions) sessions,
    (select count(*) from attempts) attempts, (select count(*) from security_events) events`.execute(
    server.db,
  )
  return rows[0]
}

it('forgets links after a week, sessions after 90 days, security events after a year, and nothing sooner', async () => {
  const { email } = await user(server.db)
  await new Browser(server.http).post('/login', { email, password: 'Wrong-pass-1' })
  await new Browser(server.http).signIn(email)
  await new Browser(server.http).post('/accounts/password/forgot', { email })
  await server.mails(email)
  const start = server.clock.now.getTime()
  const after = async (days: number) => {
    await clean(server.db, server.databaseUrl, new Date(start + days * DAY))
    return counts()
  }

  const seen = [await counts(), await after(0), await after(6)]
  const later = [await after(100), await after(364), await after(366)]

  expect(seen).toEqual([
    { tokens: 1, sessions: 1, attempts: 3, events: 2 },
    { tokens: 1, sessions: 1, attempts: 3, events: 2 },
    { tokens: 1, sessions: 1, attempts: 0, events: 2 },
  ])
  expect(later).toEqual([
    { tokens: 0, sessions: 1, attempts: 0, events: 2 },
    { tokens: 0, sessions: 0, attempts: 0, events: 2 },
    { tokens: 0, sessions: 0, attempts: 0, events: 0 },
  ])
})

it('leaves security events to the retention alone', async () => {
  await expect(server.db.deleteFrom('security_events').execute()).rejects.toMatchObject({ code: '42501' })
  await expect(server.db.updateTable('security_events').set({ kind: 'x' }).execute()).rejects.toMatchObject({
    code: '42501',
  })
})
