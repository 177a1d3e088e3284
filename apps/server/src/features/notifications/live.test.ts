import { get, type IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Client as PgClient } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sql } from 'kysely'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { until } from '#test/until.ts'
import { notification } from './given.ts'

let portal: Portal
let second: FastifyInstance
let admin: Client
let adminId: string
const ports = new Map<FastifyInstance, number>()
const open: IncomingMessage[] = []

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  second = await portal.another()
  for (const http of [portal.http, second]) {
    const address = await http.listen({ port: 0, host: '127.0.0.1' })
    ports.set(http, Number(new URL(address).port))
  }
  admin = await portal.as('admin')
  const { data } = z.parse(z.object({ data: z.object({ id: z.string() }) }), (await admin.get('/auth')).body)
  adminId = data.id
})
afterAll(() => portal.stop())
beforeEach(() => portal.db.deleteFrom('notifications').execute())
afterEach(() => {
  for (const answer of open.splice(0)) answer.destroy()
})

interface Event {
  event: string
  data: {
    unread_count: number
    commands: string[]
    type: string
    gig_id: string | null
    expert_id: string | null
  }
}

const Data = z.object({
  unread_count: z.number(),
  commands: z.array(z.string()),
  type: z.string(),
  gig_id: z.nullable(z.string()),
  expert_id: z.nullable(z.string()),
})

/** A page that listens over a real connection. */
async function listening(client: Client, http: FastifyInstance = portal.http) {
  const events: Event[] = []
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: '127.0.0.1:3000', cookie: client.cookies, accept: 'text/event-stream' }
    get({ port: ports.get(http), path: '/api/notifications/stream', headers }, resolve).on('error', reject)
  })
  open.push(answer)
  const state = { isOver: false, text: '' }
  answer.setEncoding('utf8')
  answer.on('error', () => undefined)
  answer.on('close', () => (state.isOver = true))
  answer.on('data', (chunk: string) => {
    state.text += chunk
    for (let end = state.text.indexOf('\n\n'); end !== -1; end = state.text.indexOf('\n\n')) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(state.text.slice(0, end)) ?? []
      state.text = state.text.slice(end + 2)
      if (event !== undefined && data !== undefined)
        events.push({ event, data: z.parse(Data, JSON.parse(data)) })
    }
  })
  const arrived = (count: number) => until(() => events.length >= count)
  if (answer.statusCode === 200) await arrived(1)
  return { status: answer.statusCode, headers: answer.headers, events, state, arrived }
}

const over = (page: { state: { isOver: boolean } }) => until(() => page.state.isOver)

describe('a page that listens', () => {
  it('begins with the number of unread ones', async () => {
    await notification(portal.db, { to: [adminId] })

    const page = await listening(admin)

    expect(page.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(page.events).toEqual([
      {
        event: 'unread',
        data: { unread_count: 1, commands: [], type: 'unread', gig_id: null, expert_id: null },
      },
    ])
  })

  it('hears what happens on another server, after the commit', async () => {
    const page = await listening(admin, second)
    const about = '0195a000-0000-7000-8000-00000000abcd'

    await portal.db.transaction().execute(async (db) => {
      await notification(db, { to: [adminId], expertId: about })
      await sql`select pg_sleep(0.2)`.execute(db)
      expect(page.events).toHaveLength(1)
    })
    await page.arrived(2)

    expect(page.events[1]).toEqual({
      event: 'notification',
      data: {
        unread_count: 1,
        commands: ['RELOAD_EXPERTS_LIST_Pending'],
        type: 'expert.applied',
        gig_id: null,
        expert_id: about,
      },
    })
  })

  it('hears that something was read elsewhere', async () => {
    await notification(portal.db, { to: [adminId] })
    const [here, there] = [await listening(admin), await listening(admin, second)]

    await admin.post('/notifications/mark-read')
    await here.arrived(2)
    await there.arrived(2)

    expect([here.events[1], there.events[1]]).toMatchObject(
      Array.from({ length: 2 }, () => ({ event: 'unread', data: { unread_count: 0 } })),
    )
  })

  it('hears what a colleague decided about an expert, without a notification', async () => {
    const page = await listening(admin, second)
    const hr = await portal.as('hr')
    const id = await portal.userId('pending')

    expect((await hr.post(`/users/${id}/screen`, { note: 'Strong references.' })).status).toBe(200)
    await page.arrived(2)

    expect(page.events[1]).toMatchObject({
      event: 'reload',
      data: { unread_count: 0, commands: ['RELOAD_EXPERTS_LIST_Screened'] },
    })
  })

  it('hears nothing of others', async () => {
    const manager = await portal.as('manager')
    const foreign = await listening(manager, second)
    const own = await listening(admin, second)

    await notification(portal.db, { to: [adminId] })
    await own.arrived(2)

    expect(foreign.events).toHaveLength(1)
  })

  it('hears a flood in a few events', async () => {
    const page = await listening(admin, second)

    for (let count = 0; count < 100; count += 1)
      await notification(portal.db, { to: [adminId], commands: [`RELOAD_GIGS_LIST_${count}`] })
    await until(() => page.events.at(-1)?.data.unread_count === 100)

    expect(page.events.length).toBeLessThan(30)
    expect(Math.max(...page.events.map(({ data }) => data.commands.length))).toBeLessThanOrEqual(50)
  })

  it('goes on after the database cut its connections, and looks again', async () => {
    const page = await listening(admin)
    const client = new PgClient({ connectionString: await urlOfPortal() })
    await client.connect()
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'guildhall notifications%'`)
    await client.end()
    await page.arrived(2)

    await notification(portal.db, { to: [adminId] })
    await page.arrived(3)

    expect(page.events.slice(1)).toMatchObject([
      { event: 'reload', data: { commands: ['RELOAD_'] } },
      { event: 'notification', data: { unread_count: 1 } },
    ])
  })
})

describe('a stream', () => {
  it('ends with its session, on whatever server that ends', async () => {
    const leaving = await portal.as('expert2')
    const [here, there] = [await listening(leaving), await listening(leaving, second)]

    await leaving.post('/logout')

    await Promise.all([over(here), over(there)])
    expect((await listening(leaving)).status).toBe(401)
  })

  it('of another session of the same user goes on', async () => {
    const [leaving, staying] = [await portal.as('hr'), await portal.as('hr')]
    const [ended, page] = [await listening(leaving), await listening(staying)]

    await leaving.post('/logout')
    await over(ended)

    expect(page.state.isOver).toBe(false)
  })

  it('is refused beyond ten of one user, and comes free again', async () => {
    const customer = await portal.as('customer')
    const pages = []
    for (let count = 0; count < 10; count += 1) pages.push(await listening(customer))

    const refused = await listening(customer)
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })

    open.find((answer) => answer.statusCode === 200)?.destroy()
    await until(async () => (await listening(customer)).status === 200)
  })

  it('is not in the activity log', async () => {
    await listening(admin)
    await admin.get('/notifications/count')

    const rows = await portal.db
      .selectFrom('activity_logs')
      .select('api_path')
      .where('api_path', 'like', '/api/notifications%')
      .execute()
    expect(rows.map((row) => row.api_path)).not.toContain('/api/notifications/stream')
    expect(rows.map((row) => row.api_path)).not.toContain('/api/notifications/count')
  })

  it('has the pages of a role look again when a right is given to it', async () => {
    const hr = await listening(await portal.as('hr'))
    const grant = { role: 'growth_experts_hr_generalist', permission: 'CAN_SEE_ADMIN_COMPANIES_LIST' }

    await admin.put('/users/roles', { ...grant, is_granted: true })
    await hr.arrived(2)
    await admin.put('/users/roles', { ...grant, is_granted: false })

    expect(hr.events[1]).toMatchObject({ event: 'reload', data: { commands: ['RELOAD_'] } })
  })

  it('does not keep the server from stopping', async () => {
    const third = await portal.another()
    const address = await third.listen({ port: 0, host: '127.0.0.1' })
    ports.set(third, Number(new URL(address).port))
    const page = await listening(admin, third)

    await third.close()

    await over(page)
    expect(page.state.isOver).toBe(true)
  })
})

async function urlOfPortal(): Promise<string> {
  const { inject } = await import('vitest')
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(portal.db)
  const url = new URL(inject('postgres').url)
  url.pathname = `/${rows[0]?.name}`
  return url.href
}
