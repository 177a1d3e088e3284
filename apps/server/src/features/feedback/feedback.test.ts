import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { feedback as contract } from '@guildhall/contract/feedback'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { feedback } from './given.ts'

let portal: Portal
let admin: Client
let expert: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  expert = await portal.as('expert')
  await portal.db.deleteFrom('feedback').execute()
})
afterAll(() => portal.stop())

const FORM = { message: 'The list is slow.', rate: 2, type: 'bug', page_url: '/expert/projects?page=2' }
const Sent = z.object({ data: z.object({ id: z.string() }) })

async function send(form: object = FORM): Promise<string> {
  const { body } = await expert.post('/feedback', form)
  return Sent.parse(body).data.id
}

async function listed(query: string): Promise<string[]> {
  const { body } = await admin.get(`/feedback${query}`)
  return z.parse(contract.list.ok, body).data.map(({ message }) => message)
}

describe('a message', () => {
  it('reaches the administrators with its sender, page and address', async () => {
    const id = await send()

    const { status, body } = await admin.get(`/feedback/${id}`)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      data: {
        ...FORM,
        id,
        ip_address: '127.0.0.1',
        status: 'New',
        note: null,
        created_at_diff: 'a few seconds ago',
        created_by: { email: 'expert@demo.test', photo: null },
      },
      actions: { canUpdate: true },
    })
  })

  it('is as old in the answer as on the screen, which rounds', async () => {
    const id = await send()
    const sent = new Date(Date.now() - 6.6 * 86_400_000)
    await portal.db.updateTable('feedback').set({ created_at: sent }).where('id', '=', id).execute()

    const { body } = await admin.get(`/feedback/${id}`)

    expect(body).toMatchObject({ data: { created_at_diff: '7 days ago' } })
  })

  it.each([
    [{ ...FORM, message: '  ' }, { message: ['Message is required.'] }],
    [{ ...FORM, message: undefined }, { message: ['Message is required.'] }],
    [{ ...FORM, rate: 0 }, { rate: ['Rate is required.'] }],
    [{ ...FORM, rate: null }, { rate: ['Rate is required.'] }],
    [{ ...FORM, type: '' }, { type: ['Type is required.'] }],
    [{ ...FORM, type: 'praise' }, { type: ['Type is required.'] }],
    [{ ...FORM, message: 'x'.repeat(5001) }, { message: ['At most 5000 characters.'] }],
  ])('says what is missing: %j', async (form, errors) => {
    const { status, body } = await expert.post('/feedback', form)

    expect(status).toBe(422)
    expect(body).toMatchObject({ errors })
  })

  it.each([{ rate: 6 }, { rate: 1.5 }, { rate: '3' }, { message: 'a\u0000b' }, { ip_address: '10.0.0.1' }])(
    'refuses %j',
    async (change) => {
      expect((await expert.post('/feedback', { ...FORM, ...change })).status).toBe(422)
    },
  )

  it.each([
    'javascript:xss()',
    ' JavaScript:xss()',
    'java\nscript:xss()',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.test/',
    '/\\evil.test',
    'https:\\\\evil.test',
    'http://',
    'portal.test/x',
    '/a b',
    '/a\tb',
    '',
    `/${'x'.repeat(2000)}`,
  ])('refuses %j as the page that it is about', async (page_url) => {
    expect((await expert.post('/feedback', { ...FORM, page_url })).status).toBe(422)
  })

  it.each([
    '/',
    '/admin/experts?status[]=New#top',
    'https://portal.example/projects/1',
    'http://127.0.0.1/x',
  ])('takes %j as the page that it is about', async (page_url) => {
    expect((await expert.post('/feedback', { ...FORM, page_url })).status).toBe(201)
  })

  it('keeps markup as the characters that were typed', async () => {
    const message = '<img src=x onerror=xss()> & <b>bold</b>'
    const id = await send({ ...FORM, message })

    expect((await admin.get(`/feedback/${id}`)).body).toMatchObject({ data: { message } })
  })

  it('leaves nothing but its type and rate in the activity log', async () => {
    await send({ ...FORM, message: 'nobody-else-reads-this' })

    const rows = await portal.db
      .selectFrom('activity_logs')
      .select(['log_name', 'status', 'api_payload'])
      .orderBy('id')
      .execute()
    const sent = rows.findLast(({ log_name, status }) => log_name === 'Send feedback' && status === 'success')

    expect(sent?.api_payload).toMatchObject({ type: 'bug', rate: 2 })
    expect(JSON.stringify(rows)).not.toContain('nobody-else-reads-this')
  })

  it('is no longer taken where feedback is off', async () => {
    const value = JSON.stringify(false)
    await portal.db.insertInto('settings').values({ key: 'feedback_enable', value }).execute()
    const { sql } = await import('kysely')
    await sql`select pg_notify('settings', '')`.execute(portal.db)

    await expect.poll(async () => (await expert.post('/feedback', FORM)).status).toBe(409)
    expect((await admin.get('/config')).body).toMatchObject({ data: { feedback_enable: false } })

    await portal.db.deleteFrom('settings').where('key', '=', 'feedback_enable').execute()
    await sql`select pg_notify('settings', '')`.execute(portal.db)
    await expect.poll(async () => (await expert.post('/feedback', FORM)).status).toBe(201)
  })

  it('cannot be sent in floods, and nobody else is held up', async () => {
    const strict = await startPortal({ RATE_LIMIT_FACTOR: '1' })
    const [noisy, quiet] = [await strict.as('expert'), await strict.as('expert2')]
    const statuses: number[] = []
    for (let count = 0; count < 22; count += 1) statuses.push((await noisy.post('/feedback', FORM)).status)

    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    const refused = await noisy.post('/feedback', FORM)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await quiet.post('/feedback', FORM)).status).toBe(201)
    await strict.stop()
  })
})

describe('the list', () => {
  beforeAll(async () => {
    const { db } = portal
    const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour))
    await db.deleteFrom('feedback').execute()
    await feedback(db, {
      message: 'alpha',
      type: 'bug',
      rate: 1,
      at: at(1),
      status: 'Resolved',
      note: 'Mended.',
    })
    await feedback(db, { message: 'Beta 100%', type: 'others', rate: 5, at: at(2) })
    await feedback(db, { message: 'gamma Zürich', type: 'suggestion', rate: 3, at: at(3) })
    await feedback(db, { message: 'delta', type: 'bug', rate: 3, at: at(4), status: 'Read' })
  })

  it.each([
    ['', ['delta', 'gamma Zürich', 'Beta 100%', 'alpha']],
    ['?order=created_at:asc', ['alpha', 'Beta 100%', 'gamma Zürich', 'delta']],
    ['?order=rate:asc', ['alpha', 'delta', 'gamma Zürich', 'Beta 100%']],
    ['?order=type:desc', ['gamma Zürich', 'Beta 100%', 'delta', 'alpha']],
    ['?sort=rate:desc', ['Beta 100%', 'delta', 'gamma Zürich', 'alpha']],
    ['?type[]=bug', ['delta', 'alpha']],
    ['?type[]=bug&type[]=others&rates[]=5&rates[]=1', ['Beta 100%', 'alpha']],
    ['?rates=3', ['delta', 'gamma Zürich']],
    ['?status[]=New', ['gamma Zürich', 'Beta 100%']],
    ['?note[]=with', ['alpha']],
    ['?note=without', ['delta', 'gamma Zürich', 'Beta 100%']],
    ['?note[]=with&note[]=without&type[]=bug', ['delta', 'alpha']],
    ['?keyword=ZURICH', ['gamma Zürich']],
    ['?keyword=%25', ['Beta 100%']],
    ['?keyword=_', []],
    ['?page=2&pageSize=3', ['alpha']],
    ['?keyword=&order=', ['delta', 'gamma Zürich', 'Beta 100%', 'alpha']],
  ])('%s holds %j', async (query, messages) => {
    expect(await listed(query)).toEqual(messages)
  })

  it('finds messages by the name of the sender', async () => {
    const sender = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'manager@demo.test')
      .executeTakeFirstOrThrow()
    await feedback(portal.db, { message: 'from the manager', by: sender.id })

    expect(await listed('?keyword=sofia%20lind')).toEqual(['from the manager'])
  })

  it.each([
    '?order=ip_address:asc',
    '?order=message',
    '?rates[]=6',
    '?type[]=praise',
    '?note[]=maybe',
    '?user=1',
    '?pageSize=101',
  ])('refuses %s', async (query) => {
    expect((await admin.get(`/feedback${query}`)).status).toBe(422)
  })

  it.each(['manager', 'hr', 'expert', 'customer'])('does not exist for %s', async (name) => {
    const somebody = await portal.as(name)

    expect((await somebody.get('/feedback')).status).toBe(404)
    expect((await somebody.get(`/feedback/${await send()}`)).status).toBe(404)
  })
})

describe('what an administrator notes', () => {
  it('is the status and a note, each on its own', async () => {
    const id = await send()

    await admin.send('PATCH', `/feedback/${id}`, { body: { status: 'Read' } })
    const { body } = await admin.send('PATCH', `/feedback/${id}`, { body: { note: ' Asked for details. ' } })

    expect(body).toMatchObject({ data: { status: 'Read', note: 'Asked for details.', version: 3 } })
    const emptied = await admin.send('PATCH', `/feedback/${id}`, { body: { note: '' } })
    expect(emptied.body).toMatchObject({ data: { note: null } })
  })

  it('does not overwrite what somebody else noted meanwhile', async () => {
    const id = await send()
    const change = { body: { status: 'Resolved' }, headers: { 'if-match': '"1"' } }
    expect((await admin.send('PATCH', `/feedback/${id}`, change)).status).toBe(200)

    const late = await admin.send('PATCH', `/feedback/${id}`, { ...change, body: { status: 'Read' } })

    expect(late.status).toBe(412)
    expect(late.body).toMatchObject({ data: { status: 'Resolved', version: 2 } })
  })

  it.each([{ status: 'Closed' }, { note: 'x'.repeat(4001) }, { message: 'changed' }])(
    'refuses %j',
    async (body) => {
      expect((await admin.send('PATCH', `/feedback/${await send()}`, { body })).status).toBe(422)
    },
  )

  it('is refused for a message that there is not', async () => {
    const id = '01932f5e-7d3a-7000-8000-000000000000'
    expect((await admin.send('PATCH', `/feedback/${id}`, { body: { status: 'Read' } })).status).toBe(404)
    expect((await admin.get('/feedback/1')).status).toBe(422)
  })
})
