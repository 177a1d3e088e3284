import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { activity } from '#features/activity/given.ts'
import { idAt } from './entry.ts'

const Recorded = z.object({ log_id: z.string() })

let portal: Portal
let expert: Client
let expertId: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  expert = await portal.as('expert')
  expertId = await portal.userId('expert')
})
afterAll(() => portal.stop())

const visit = { type: 'visit', log_name: 'Visit my projects', url: '/expert/projects' }

async function record(body: object, client = expert): Promise<string> {
  const answer = await client.post('/activities', body)
  expect(answer.status, answer.text).toBe(202)
  return z.parse(Recorded, answer.body).log_id
}

const row = (id: string) =>
  portal.db.selectFrom('activity_logs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const count = async () =>
  (await portal.db.selectFrom('activity_logs').select('id').where('user_id', '=', expertId).execute()).length

describe('a visit', () => {
  it('keeps the id that the browser made', async () => {
    const id = idAt(portal.clock.now)

    expect(await record({ ...visit, id })).toBe(id)

    expect(await row(id)).toMatchObject({
      type: 'visit',
      action: 'view',
      status: 'success',
      log_name: 'Visit my projects',
      url: '/expert/projects',
      source: 'client',
      user_id: expertId,
    })
  })

  it('is the same visit when it comes again', async () => {
    const id = idAt(portal.clock.now)
    await record({ ...visit, id })
    const before = await count()

    expect(await record({ ...visit, id, log_name: 'Changed' })).toBe(id)

    expect(await count()).toBe(before)
    expect(await row(id)).toMatchObject({ log_name: 'Visit my projects' })
  })

  it.each([
    ['from a clock that is wrong', () => idAt(new Date(portal.clock.now.getTime() - 6 * 60_000))],
    ['from the future', () => idAt(new Date(portal.clock.now.getTime() + 6 * 60_000))],
    ['of another kind', () => 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6'],
  ])('gets a new id instead of one %s', async (_kind, given) => {
    const id = await record({ ...visit, id: given() })
    expect(id).not.toBe(given())
    expect(await row(id)).toMatchObject({ user_id: expertId })
  })

  it('gets a new id instead of one that somebody else has', async () => {
    const taken = await record({ ...visit, id: idAt(portal.clock.now) }, await portal.as('manager'))

    const id = await record({ ...visit, id: taken })

    expect(id).not.toBe(taken)
    expect((await row(taken)).user_id).not.toBe(expertId)
    expect((await row(id)).user_id).toBe(expertId)
  })

  it('never says who, when and from where', async () => {
    const other = await portal.userId('admin')
    const id = await record({
      ...visit,
      created_by: other,
      user_id: other,
      ip: '6.6.6.6',
      user_agent: 'forged',
      created_at: '2001-01-01T00:00:00Z',
      status_code: 200,
      source: 'server',
      session_id: other,
    })

    const found = await row(id)

    expect(found).toMatchObject({ user_id: expertId, ip: '127.0.0.1', browser: 'Chrome', os: 'Linux' })
    expect(found).toMatchObject({
      device: 'Desktop',
      version: '141.0.0.0',
      status_code: null,
      source: 'client',
    })
    expect(found.created_at).toEqual(portal.clock.now)
    expect(found.session_id).not.toBe(other)
  })

  it('keeps of a browser no more of its name than others have', async () => {
    const id = idAt(portal.clock.now)
    const headers = { 'user-agent': `Mozilla/5.0 ${'x'.repeat(2000)}` }
    const { status } = await expert.send('POST', '/activities', { body: { ...visit, id }, headers })

    expect(status).toBe(202)
    expect((await row(id)).user_agent).toHaveLength(512)
  })

  it('keeps of an address our path alone, without what was typed or secret', async () => {
    const id = await record({
      ...visit,
      url: 'https://evil.test/accounts/reset/Ab3dEf6hIj9kLmN0pQrS?token=abc&search=jane&tab=profile',
      url_options: { params: { id: '42', token: 'Ab3dEf6h' }, query: { token: 'abc' } },
    })
    const found = await row(id)
    expect(found).toMatchObject({ url: '/accounts/reset/[removed]', url_params: { id: '42' } })
    expect(found).toMatchObject({ url_query: { tab: 'profile' } })
    expect(JSON.stringify(found)).not.toMatch(/evil|abc|jane|Ab3d/)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x'])('has no page when it names %s', async (url) => {
    expect(await row(await record({ ...visit, url }))).toMatchObject({ url: null })
  })

  it('may hang below an own one or an unknown one, never below that of somebody else', async () => {
    const own = await record({ ...visit, id: idAt(portal.clock.now) })
    const unknown = idAt(portal.clock.now)
    const foreign = await activity(portal.db, { user_id: await portal.userId('admin') })

    expect(await row(await record({ ...visit, parent_id: own }))).toMatchObject({ parent_id: own })
    expect(await row(await record({ ...visit, parent_id: unknown }))).toMatchObject({ parent_id: unknown })
    const before = await count()
    const refused = await expert.post('/activities', [visit, { ...visit, parent_id: foreign }])

    expect(refused).toMatchObject({ status: 422, body: { code: 'foreign_parent' } })
    expect(await count()).toBe(before)
  })

  it('stores every text byte by byte that can be stored', async () => {
    const name = 'Zoë 🦉 \u202Eabc\u200B e\u0301'
    expect(await row(await record({ ...visit, log_name: name }))).toMatchObject({ log_name: name })
    for (const bad of ['a\u0000b', '\uD800']) {
      expect((await expert.post('/activities', { ...visit, log_name: bad })).status).toBe(422)
    }
  })
})

describe('several records', () => {
  it('are answered in their order', async () => {
    const ids = [1, 2, 3].map(() => idAt(portal.clock.now))
    const { body } = await expert.post(
      '/activities',
      ids.map((id) => ({ ...visit, id })),
    )
    expect(body).toEqual({ log_ids: ids })
  })

  it('are at most 50, of at most 256 KB', async () => {
    const fifty = Array.from({ length: 50 }, () => visit)
    expect((await expert.post('/activities', fifty)).status).toBe(202)
    expect(await expert.post('/activities', [...fifty, visit])).toMatchObject({ status: 413 })
    const huge = { ...visit, api_payload: 'x'.repeat(300_000) }
    expect(await expert.post('/activities', huge)).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  it.each([{ type: 'error' }, { type: 'login' }, {}, [], 'visit', null, { ...visit, id: '1' }])(
    'are refused like %j',
    async (body) => {
      expect((await expert.post('/activities', body)).status).toBe(422)
    },
  )
})

describe('a call that never reached the server', () => {
  it('keeps of its payload what its endpoint allows', async () => {
    const secret = {
      password: 'canary-x',
      Old_Password: 'canary-x',
      nested: { otp: 'canary-x' },
      note: 'canary-x',
    }
    const id = await record({
      type: 'submit',
      api: '/api/settings/activity-logging?token=canary-x',
      api_payload: { enabled: true, ...secret },
      is_main: true,
    })

    const found = await row(id)

    expect(found).toMatchObject({ status: 'failed', source: 'client', is_main: true, action: 'update' })
    expect(found).toMatchObject({ api: '/api/settings/activity-logging', api_query: null })
    expect(found.api_payload).toMatchObject({ password: '[removed]', nested: '[removed]', note: '[removed]' })
    expect(JSON.stringify(found)).not.toContain('canary-x')
  })

  it('keeps no payload when we have no such endpoint', async () => {
    const id = await record({ type: 'submit', api: '/api/elsewhere', api_payload: { status: 'x' } })
    expect(await row(id)).toMatchObject({ api: '/api/elsewhere', api_path: null, api_payload: null })
  })
})
