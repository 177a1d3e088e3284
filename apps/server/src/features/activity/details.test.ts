import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { activity } from './given.ts'

const SESSION = '01932f5e-7d3a-7000-8000-0000000005e5'
const LATER_SESSION = '01932f5e-7d3a-7000-8000-0000000005e6'
const SOMEBODY = '01932f5e-7d3a-7000-8000-00000000a11c'
const ANOTHER = '01932f5e-7d3a-7000-8000-000000000b0b'
const minute = (n: number) => new Date(Date.UTC(2026, 9, 5, 12, n))

let portal: Portal
let admin: Client
const READER = '01932f5e-7d3a-7000-8000-0000000005e8'
const ids: Record<string, string> = {}
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  const { db } = portal
  const mine = { user_id: SOMEBODY, session_id: SESSION }
  ids['login'] = await activity(db, { ...mine, created_at: minute(1), type: 'submit', log_name: 'Log in' })
  ids['visit'] = await activity(db, { ...mine, created_at: minute(2), log_name: 'Visit' })
  for (const n of [3, 4, 5, 6]) {
    const call = { type: 'retrieve', parent_id: ids['visit'], log_name: `Call ${n}` } as const
    ids[`call ${n}`] = await activity(db, { ...mine, ...call, created_at: minute(n) })
  }
  // Somebody else at the same time, whose browser claims the visit as its parent.
  const stray = { user_id: ANOTHER, parent_id: ids['visit'], created_at: minute(4) }
  await activity(db, stray)
  ids['later'] = await activity(db, {
    user_id: SOMEBODY,
    session_id: LATER_SESSION,
    created_at: minute(30),
    log_name: 'Later',
  })
})
afterAll(() => portal.stop())

const id = (name: string) => ids[name] ?? name

describe('a session', () => {
  it('of reads alone is empty without them, and still there', async () => {
    const session = '01932f5e-7d3a-7000-8000-0000000005e7'
    const read = { user_id: READER, session_id: session, type: 'retrieve', log_name: 'Read' } as const
    await activity(portal.db, { ...read, created_at: minute(50) })

    const all = await admin.get(`/activities/sessions/${session}`)
    const writes = await admin.get(`/activities/sessions/${session}?include_reads=false`)

    expect(all.body).toMatchObject({ data: [{ log_name: 'Read' }], pagination: { total: 1 } })
    expect([writes.status, writes.body]).toMatchObject([200, { data: [], pagination: { total: 0 } }])
  })
})

describe('an entry', () => {
  it('tells everything that was kept, with its visit', async () => {
    const { status, body } = await admin.get(`/activities/${id('call 3')}?include=parent`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      data: {
        log_name: 'Call 3',
        type: 'retrieve',
        ip: '192.0.2.1',
        session_id: SESSION,
        url_options: { fullPath: null, params: null, query: null },
        children_total: 0,
        parent: { id: id('visit'), log_name: 'Visit', children_total: 4 },
      },
    })
    expect(body).not.toHaveProperty('data.neighbours')
  })

  it.each([
    ['login', null, 'visit'],
    ['visit', 'login', 'call 3'],
    ['call 4', 'call 3', 'call 5'],
    // At its end the walk goes on in the next session of the same person.
    ['call 6', 'call 5', 'later'],
    ['later', 'call 6', null],
  ])('stands in the walk of its person: %s', async (name, previous, next) => {
    const { body } = await admin.get(`/activities/${id(name)}?include=neighbours`)
    const beside = (other: string | null) => (other === null ? null : { id: id(other) })
    expect(body).toMatchObject({ data: { neighbours: { previous: beside(previous), next: beside(next) } } })
  })

  it('does not take a visit of somebody else for its parent', async () => {
    const call = { type: 'retrieve', created_at: minute(8), user_id: ANOTHER } as const
    const late = await activity(portal.db, { ...call, parent_id: '01a0aa00-0000-7000-8000-000000000001' })
    await activity(portal.db, { id: '01a0aa00-0000-7000-8000-000000000001', user_id: SOMEBODY })
    const { body } = await admin.get(`/activities/${late}?include=parent`)
    expect(body).toMatchObject({ data: { parent: null } })
  })

  it('writes down who opened it', async () => {
    await admin.get(`/activities/${id('visit')}`)
    const events = await portal.db
      .selectFrom('security_events')
      .selectAll()
      .where('kind', '=', 'activity_opened')
      .orderBy('id', 'desc')
      .execute()
    expect(events[0]).toMatchObject({ details: { activity_id: id('visit') }, ip: '127.0.0.1' })
  })

  it.each(['?include=password', `?include=${'parent,'.repeat(14)}parent`, '?foo=1'])(
    'refuses %.30s',
    async (query) => {
      expect((await admin.get(`/activities/${id('visit')}${query}`)).status).toBe(422)
    },
  )

  it('is missing like any other thing', async () => {
    const missing = await admin.get('/activities/01932f5e-7d3a-7000-8000-000000000000')
    expect(missing).toMatchObject({ status: 404, text: (await admin.get('/no-such-path')).text })
  })
})

describe('the calls of a visit', () => {
  const Page = z.object({ data: z.array(z.object({ log_name: z.string() })), pagination: z.looseObject({}) })

  it('come three at a time, in their order, without those of others', async () => {
    const first = z.parse(Page, (await admin.get(`/activities/${id('visit')}/children`)).body)
    const second = z.parse(Page, (await admin.get(`/activities/${id('visit')}/children?page=2`)).body)

    expect(first.data.map((row) => row.log_name)).toEqual(['Call 3', 'Call 4', 'Call 5'])
    expect(second.data.map((row) => row.log_name)).toEqual(['Call 6'])
    expect(first.pagination).toMatchObject({ total: 4, nextPage: 2, pageSize: 3 })
  })
})
