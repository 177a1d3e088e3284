import { keys as contract } from '@guildhall/contract/keys'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const DAY = 86_400_000
const MANAGER = 'growth_experts_manager'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

async function keyOf(form: object) {
  const answer = await admin.post('/api-keys', { name: 'A key', role: MANAGER, ...form })
  expect(answer.status, answer.text).toBe(201)
  return z.parse(contract.create.ok, answer.body).data
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}`, 'x-requested-with': '' })
const read = (key: string, path = '/gigs') => portal.stranger().get(path, bearer(key))

describe('an API key', () => {
  it('is told once, and kept as a hash', async () => {
    const made = await keyOf({ name: 'Payroll' })

    expect(made.key).toMatch(/^gh_[\w-]{43}$/)
    expect(made.hint).toBe(made.key.slice(0, 7))
    const { text } = await admin.get('/api-keys?keyword=payroll')
    expect(text).toContain('Payroll')
    expect(text).not.toContain(made.key)
    const rows = await portal.db.selectFrom('api_keys').selectAll().where('id', '=', made.id).execute()
    expect(JSON.stringify(rows)).not.toContain(made.key.slice(8))
  })

  it('calls as its maker, with its own role, and needs no other header to write', async () => {
    const { key } = await keyOf({})

    const own = await read(key, '/auth')
    const hidden = await read(key, '/settings')
    const written = await portal
      .stranger()
      .send('POST', '/notifications/mark-read', { body: {}, headers: bearer(key) })

    expect(own.status).toBe(200)
    expect(hidden.status).toBe(404)
    expect(written.status, written.text).toBe(200)
  })

  it('opens nothing once it is revoked, has ended, or was never made', async () => {
    const revoked = await keyOf({})
    const ending = await keyOf({ expires_at: new Date(portal.clock.now.getTime() + DAY).toISOString() })
    expect((await read(revoked.key)).status).toBe(200)
    expect((await admin.delete(`/api-keys/${revoked.id}`)).status).toBe(200)
    expect((await admin.delete(`/api-keys/${revoked.id}`)).status).toBe(404)
    expect((await read(ending.key)).status).toBe(200)
    portal.clock.pass(DAY + 1)

    const answers = await Promise.all([
      read(revoked.key),
      read(ending.key),
      read('gh_nothing', '/accounts/config'),
    ])

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(answers[0]?.headers['www-authenticate']).toContain('Bearer')
    portal.clock.pass(-DAY - 1)
  })

  it('may end with the last day that can be written', async () => {
    const { status, body } = await admin.post('/api-keys', {
      name: 'x',
      role: MANAGER,
      expires_at: '9999-12-31',
    })

    expect({ status, body }).toMatchObject({
      status: 201,
      body: { data: { expires_at: '9999-12-31T23:59:59.999Z' } },
    })
  })

  it('is not made wider than its maker or its role, nor for a day that has passed', async () => {
    const wider = await admin.post('/api-keys', {
      name: 'x',
      role: MANAGER,
      permissions: ['CAN_MANAGE_SETTINGS'],
    })
    const late = await admin.post('/api-keys', { name: 'x', role: MANAGER, expires_at: '2020-01-01' })
    const all = await keyOf({ role: 'growth_experts_admin' })
    const some = await keyOf({ role: 'growth_experts_admin', permissions: ['CAN_SEE_ADMIN_USER_LIST'] })

    expect([wider.status, late.status]).toEqual([422, 422])
    expect(wider.body).toMatchObject({ errors: { permissions: [expect.stringContaining('CAN_MANAGE')] } })
    expect((await read(all.key, '/settings')).status).toBe(200)
    expect((await read(some.key, '/settings')).status).toBe(404)
    expect((await read(some.key, '/users')).status).toBe(200)
  })

  it('makes and opens no login that may more than it may itself', async () => {
    const { key } = await keyOf({
      role: 'growth_experts_admin',
      permissions: ['CAN_SEE_ADMIN_USER_LIST'],
    })
    const send = (method: 'POST' | 'PUT', path: string, body: object) =>
      portal.stranger().send(method, path, { body, headers: bearer(key) })
    const [other, hr] = [await portal.userId('admin2'), await portal.userId('hr')]
    const named = { first_name: 'Some', last_name: 'Body' }

    const answers = await Promise.all([
      send('POST', '/users', { ...named, email: 'full@keys.test', roles: ['growth_experts_admin'] }),
      send('PUT', `/users/${hr}/account`, { roles: ['growth_experts_admin'] }),
      send('PUT', `/users/${other}/account`, { email: 'mine@keys.test' }),
    ])
    const less = await send('POST', '/users', { ...named, email: 'less@keys.test', roles: [MANAGER] })

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(less.status, less.text).toBe(201)
  })

  it('loses what its maker loses', async () => {
    const { key, id } = await keyOf({ role: 'growth_experts_admin' })
    const hr = await portal.userId('hr')
    await portal.db.updateTable('api_keys').set({ created_by: hr }).where('id', '=', id).execute()

    const asAdmin = await read(key)
    await portal.db
      .updateTable('api_keys')
      .set({ role: 'growth_experts_hr_generalist' })
      .where('id', '=', id)
      .execute()
    const asHr = await read(key)
    await portal.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', hr).execute()
    const suspended = await read(key)

    expect([asAdmin.status, asHr.status, suspended.status]).toEqual([401, 200, 401])
  })

  it('does nothing that is for people alone: no keys, no passwords, no other eyes', async () => {
    const { key, id } = await keyOf({ role: 'growth_experts_admin' })
    const send = (method: 'POST' | 'DELETE', path: string, body?: object) =>
      portal.stranger().send(method, path, { body, headers: bearer(key) })
    const expert = await portal.userId('expert')

    const answers = await Promise.all([
      send('POST', '/api-keys', { name: 'Another', role: MANAGER }),
      send('DELETE', `/api-keys/${id}`),
      send('DELETE', '/accounts/sessions'),
      send('POST', `/users/${expert}/impersonate`, {}),
      send('POST', '/logout', {}),
      // An address that opens without a key, and after its end.
      portal.stranger().get('/calendar/feed', bearer(key)),
      send('POST', '/calendar/feed/renew', {}),
    ])

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403])
    expect(answers[0]?.body).toMatchObject({ code: 'needs_session' })
  })

  it('stands in the log with its name, and its last use in the list', async () => {
    const { key, id } = await keyOf({ name: 'Mirror' })
    const writing = { body: {}, headers: bearer(key) }
    await portal.stranger().send('POST', '/notifications/mark-read', writing)

    const row = await portal.db
      .selectFrom('activity_logs')
      .select(['user_id', 'description', 'title'])
      .where('session_id', '=', id)
      .executeTakeFirst()
    const [listed] = z.parse(contract.list.ok, (await admin.get('/api-keys?keyword=mirror')).body).data

    expect(row).toEqual({
      user_id: await portal.userId('admin'),
      description: 'By the API key “Mirror”',
      title: 'Mark all notifications as read',
    })
    expect(listed?.last_used_at).toBe(portal.clock.now.toISOString())
  })

  it('leaves its making and its end in the history of the settings', async () => {
    const { id } = await keyOf({ name: 'Short-lived' })
    await admin.delete(`/api-keys/${id}`)

    const { body } = await admin.get('/settings/history?area=keys&keyword=short-lived')

    expect(body).toMatchObject({ data: [{ kind: 'api_key.revoked' }, { kind: 'api_key.created' }] })
  })
})

it('counts all calls of one key together, from wherever they come, and nobody else with them', async () => {
  const other = await startPortal({ RATE_LIMIT_FACTOR: '1' })
  const maker = await other.as('admin')
  const { body } = await maker.post('/api-keys', { name: 'Loud', role: MANAGER })
  const { key } = z.parse(contract.create.ok, body).data

  // Twice what a minute allows: the minute that is counted may end on the way.
  let isRefused = false
  for (let sent = 0; sent < 1200 && !isRefused; sent += 100) {
    const calls = Array.from({ length: 100 }, (_, index) =>
      other.http.inject({
        url: '/api/accounts/config',
        remoteAddress: `198.51.100.${index}`,
        headers: { host: '127.0.0.1:3000', ...bearer(key) },
      }),
    )
    isRefused = (await Promise.all(calls)).some(({ statusCode }) => statusCode === 429)
  }

  expect(isRefused).toBe(true)
  expect((await maker.get('/accounts/config')).status).toBe(200)
  await other.stop()
})
