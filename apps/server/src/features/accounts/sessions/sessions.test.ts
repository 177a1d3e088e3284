import { Client as Browser } from '#test/client.ts'
import { startAccountsServer, type AccountsServer } from '#test/accounts.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client as Owner } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '#features/accounts/given.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let server: AccountsServer
const browser = () => new Browser(server.http)

beforeAll(async () => {
  server = await startAccountsServer()
})
afterAll(() => server.stop())

async function signedIn(given: Parameters<typeof user>[1] = {}) {
  const account = await user(server.db, given)
  return { account, mine: await browser().signIn(account.email) }
}

/** The same cookies, on another server. */
function on(http: AccountsServer['http'], cookie: string) {
  const other = new Browser(http)
  return { get: (path: string) => other.get(path, { cookie }) }
}

describe('a session', () => {
  it('ends after eight hours without a call', async () => {
    const { mine } = await signedIn()
    server.clock.pass(7 * HOUR)
    const inTime = await mine.get('/auth')
    server.clock.pass(8 * HOUR + 1000)

    const late = await mine.get('/auth')

    expect(inTime.status).toBe(200)
    expect(late).toMatchObject({ status: 401, body: { code: 'signed_out', message: 'Sign in to continue.' } })
  })

  it.each([
    ['staff after twelve hours', ['growth_experts_manager'], 12 * HOUR],
    ['others after fourteen days', ['growth_experts_expert'], 14 * DAY],
  ] as const)('ends for %s however busy it is', async (_who, roles, lifetime) => {
    const { mine } = await signedIn({ roles })
    for (let age = 0; age + 6 * HOUR < lifetime; age += 6 * HOUR) {
      server.clock.pass(6 * HOUR - 1000)
      expect((await mine.get('/accounts/keep-alive')).status).toBe(200)
    }
    server.clock.pass(7 * HOUR)

    const late = await mine.get('/accounts/keep-alive')

    expect(late.status).toBe(401)
  })

  it('says when it ends', async () => {
    const { mine } = await signedIn()

    const { body } = await mine.get('/accounts/keep-alive')

    expect(body).toEqual({
      success: true,
      expires_at: new Date(server.clock.now.getTime() + 8 * HOUR).toISOString(),
    })
  })

  it('is over at once after signing out, on every server, and the browser forgets what it stored', async () => {
    const { mine } = await signedIn()
    const other = on(await server.another(), mine.cookies)
    const self = on(server.http, mine.cookies)
    expect((await other.get('/auth')).status).toBe(200)

    const answer = await mine.post('/logout')

    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
    expect(mine.cookies).toBe('')
    expect((await self.get('/auth')).status).toBe(401)
    await sleep(200)
    expect((await other.get('/auth')).status).toBe(401)
  })

  it('ends at once when its account is switched off', async () => {
    const { account, mine } = await signedIn()
    await server.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', account.id).execute()
    server.deps.sessions.forget(account.id)

    const answer = await mine.get('/auth')

    expect(answer.status).toBe(401)
  })

  it('is remembered for five seconds, unless nobody would hear of its end', async () => {
    const account = await user(server.db)
    const mine = browser()
    await server.lend(mine, account.id)
    await mine.get('/auth')
    await silentlyEnd(account.id, server.clock.now)
    const remembered = await mine.get('/auth')
    server.clock.pass(5001)
    const later = await mine.get('/auth')
    await silentlyEnd(account.id, null)
    await mine.get('/auth')

    await cutListeners()
    await silentlyEnd(account.id, server.clock.now)

    expect([remembered.status, later.status]).toEqual([200, 401])
    expect((await mine.get('/auth')).status).toBe(401)
  })

  async function cutListeners() {
    const owner = new Owner({ connectionString: server.databaseUrl })
    await owner.connect()
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'guildhall sessions%'`)
    await owner.end()
    await sleep(100)
  }

  /** As no code of ours does it: without telling the servers. */
  async function silentlyEnd(userId: string, endedAt: Date | null) {
    await server.db.updateTable('sessions').set({ ended_at: endedAt }).where('user_id', '=', userId).execute()
  }

  it('is answered for its owner alone: never cached, never "not modified"', async () => {
    const { mine } = await signedIn()

    const answer = await mine.get('/auth', { 'if-none-match': '*' })

    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', vary: 'Cookie' } })
  })

  it('gets a new id at each sign-in, and the one before is over', async () => {
    const { account, mine } = await signedIn()
    const before = mine.cookies

    await mine.signIn(account.email)

    expect(mine.cookies).not.toBe(before)
    expect((await on(server.http, before).get('/auth')).status).toBe(401)
  })

  it('is stored as a hash only', async () => {
    const { account, mine } = await signedIn()

    const rows = await server.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', account.id)
      .execute()

    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(mine.cookies.slice('sid='.length))
    expect(rows[0]?.token_hash).toHaveLength(32)
  })

  it('is never answered to a made-up token', async () => {
    const answer = await on(server.http, `sid=${'x'.repeat(43)}`).get('/auth')

    expect(answer.status).toBe(401)
  })
})

describe('the sessions of a user', () => {
  it('are at most ten: the one not used for longest ends', async () => {
    const { account, mine } = await signedIn()
    for (let count = 0; count < 10; count += 1) {
      server.clock.pass(1000)
      await browser().signIn(account.email)
    }

    const first = await mine.get('/auth')

    expect(first.status).toBe(401)
  })

  it('are listed with their devices and end one by one, or all others at once', async () => {
    const { account, mine } = await signedIn()
    const [second, third] = [await browser().signIn(account.email), await browser().signIn(account.email)]
    const listed = await mine.get('/accounts/sessions')
    const current = {
      is_current: true,
      device: 'desktop',
      os: 'Linux',
      browser: 'Chrome 141',
      ip: '127.0.0.1',
    }
    expect(listed.body).toMatchObject({ data: expect.arrayContaining([expect.objectContaining(current)]) })

    const ended = await mine.delete(`/accounts/sessions/${await idOf(second)}`)
    const all = await mine.delete('/accounts/sessions')

    expect([ended.status, all.status]).toEqual([200, 200])
    expect((await second.get('/auth')).status).toBe(401)
    expect((await third.get('/auth')).status).toBe(401)
    expect((await mine.get('/accounts/sessions')).body).toMatchObject({ data: [{ is_current: true }] })
  })

  it('of somebody else do not exist', async () => {
    const { mine } = await signedIn()
    const theirs = (await signedIn()).mine

    const answer = await mine.delete(`/accounts/sessions/${await idOf(theirs)}`)

    expect(answer.status).toBe(404)
    expect((await theirs.get('/auth')).status).toBe(200)
  })

  async function idOf(client: Browser): Promise<string> {
    const { text } = await client.get('/accounts/sessions')
    return /"id":"([^"]+)","is_current":true/.exec(text)?.[1] ?? ''
  }
})

describe('roles', () => {
  it('are switched per session among those that one has', async () => {
    const roles = ['growth_experts_admin', 'growth_experts_manager'] as const
    const { mine } = await signedIn({ roles })

    const switched = await mine.put('/auth/role', { role: 'growth_experts_manager' })

    expect(switched.body).toMatchObject({
      data: { active_role: 'growth_experts_manager', actions: { canRunGigs: true, worksAsExpert: false } },
    })
    // The screen shows what the active role may; the server goes on checking the union of the roles.
    expect((await mine.get('/auth')).body).toMatchObject({
      data: { active_role: 'growth_experts_manager', permissions: [], groups: [{}, {}] },
    })
    expect((await mine.put('/auth/role', { role: 'growth_experts_customer' })).status).toBe(403)
    expect((await mine.put('/auth/role', { role: 'root' })).status).toBe(422)
  })
})

describe('somebody who must change the password', () => {
  it('reaches the current user and the sign-out, nothing else', async () => {
    const { mine } = await signedIn({ mustChangePassword: true })

    const auth = await mine.get('/auth')
    const rest = await mine.get('/accounts/sessions')

    expect(auth.body).toMatchObject({ data: { force_change_password: true } })
    expect(rest).toMatchObject({ status: 403, body: { code: 'password_change_required' } })
    expect((await mine.post('/logout')).status).toBe(200)
  })
})
