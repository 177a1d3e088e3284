import { faqs as contract } from '@guildhall/contract/faqs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { HTML_VECTORS } from '#test/html-vectors.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { faq } from './given.ts'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
beforeEach(async () => void (await portal.db.deleteFrom('faqs').execute()))
afterAll(() => portal.stop())

const FORM = { title: 'Why?', body: '<p>Because.</p>', audience: 'public', roles: [], is_published: true }

async function titles(client: Client, query = ''): Promise<string[]> {
  const { body } = await client.get(`/faqs${query}`)
  return z.parse(contract.list.ok, body).data.map(({ title }) => title)
}

async function create(change: object = {}): Promise<string> {
  const { body } = await admin.post('/faqs', { ...FORM, ...change })
  return z.parse(contract.create.ok, body).data.id
}

async function order(): Promise<string[]> {
  const { body } = await admin.get('/faqs/entries')
  return z.parse(contract.entries.ok, body).data.map(({ title }) => title)
}

describe('the questions of a reader', () => {
  beforeEach(async () => {
    await faq(portal.db, { title: 'all', position: 1 })
    await faq(portal.db, { title: 'members', audience: 'authenticated', position: 2 })
    const roles = ['growth_experts_expert', 'growth_experts_manager'] as const
    await faq(portal.db, { title: 'experts', audience: 'role', roles, position: 3 })
    await faq(portal.db, { title: 'draft', isPublished: false, position: 4 })
    await faq(portal.db, {
      title: 'private draft',
      audience: 'authenticated',
      isPublished: false,
      position: 5,
    })
  })

  it.each([
    ['expert', ['all', 'members', 'experts']],
    ['manager', ['all', 'members', 'experts']],
    ['hr', ['all', 'members']],
    ['customer', ['all', 'members']],
    ['admin', ['all', 'members']],
    ['forced', ['all']],
  ])('are for %s %j', async (name, expected) => {
    expect(await titles(await portal.as(name))).toEqual(expected)
  })

  it('are for a stranger those for everybody, in lists, counts and searches', async () => {
    const stranger = portal.stranger()
    expect(await titles(stranger)).toEqual(['all'])
    expect(await titles(stranger, '?keyword=members')).toEqual([])
    expect((await stranger.get('/faqs')).body).toMatchObject({ pagination: { total: 1 } })
    expect((await stranger.get('/faqs/entries')).status).toBe(401)
  })

  it('may be one alone, when they may see it', async () => {
    const one = await faq(portal.db, { title: 'another one', position: 6 })
    const hidden = await faq(portal.db, { title: 'hidden', audience: 'authenticated', position: 7 })
    expect(await titles(portal.stranger(), `?id=${one}`)).toEqual(['another one'])
    expect(await titles(portal.stranger(), `?id=${hidden}`)).toEqual([])
    expect((await portal.stranger().get('/faqs?id=7')).status).toBe(422)
  })

  it('tell nothing of audiences and editors', async () => {
    const { body } = await portal.stranger().get('/faqs')
    expect(Object.keys(z.parse(contract.list.ok, body).data[0] ?? {})).toEqual(['id', 'title', 'body'])
  })
})

describe('the search', () => {
  it('looks for every word in question and answer, not in the markup', async () => {
    await faq(portal.db, {
      title: 'Rates',
      body: '<p>Negotiable in <strong>Zürich</strong></p>',
      position: 1,
    })
    await faq(portal.db, { title: 'Zurich office', body: '<p>Moved. 50% larger.</p>', position: 2 })
    const stranger = portal.stranger()

    expect(await titles(stranger, '?keyword=zurich')).toEqual(['Rates', 'Zurich office'])
    expect(await titles(stranger, '?keyword=zurich%20RATES')).toEqual(['Rates'])
    expect(await titles(stranger, '?keyword=strong')).toEqual([])
    expect(await titles(stranger, '?keyword=50%25')).toEqual(['Zurich office'])
    expect(await titles(stranger, '?keyword=_')).toEqual([])
  })

  it('pages by ten', async () => {
    for (let count = 1; count <= 12; count += 1) await faq(portal.db, { title: `${count}`, position: count })

    const { body } = await portal.stranger().get('/faqs?page=2')

    expect(body).toMatchObject({
      data: [{ title: '11' }, { title: '12' }],
      pagination: { page: 2, pageSize: 10, total: 12, totalPages: 2, nextPage: null },
    })
  })

  it.each(['?audience=role', '?page=0', '?pageSize=101', `?keyword=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      expect((await portal.stranger().get(`/faqs${query}`)).status).toBe(422)
    },
  )
})

describe('an editor', () => {
  it('adds questions at the end, and orders them', async () => {
    const [one, two, three] = [
      await create({ title: '1' }),
      await create({ title: '2' }),
      await create({ title: '3' }),
    ]

    expect(await order()).toEqual(['1', '2', '3'])
    expect((await admin.put('/faqs/order', { ids: [three, one, two] })).status).toBe(200)
    expect(await titles(portal.stranger())).toEqual(['3', '1', '2'])
  })

  it('cannot order what has changed meanwhile, or twice the same', async () => {
    const [one, two] = [await create(), await create()]

    for (const ids of [[one], [one, one], [one, two, '01932f5e-7d3a-7000-8000-000000000000']])
      expect((await admin.put('/faqs/order', { ids })).status).toBe(409)
    expect((await admin.put('/faqs/order', { ids: [] })).status).toBe(422)
  })

  it('changes question, answer and audience; what is no longer published is gone', async () => {
    const id = await create()

    const { body } = await admin.put(`/faqs/${id}`, {
      title: 'How?',
      body: '<p>So.</p>',
      audience: 'role',
      roles: ['growth_experts_customer', 'growth_experts_customer'],
      is_published: true,
    })

    expect(body).toMatchObject({ data: { title: 'How?', roles: ['growth_experts_customer'], version: 2 } })
    expect(await titles(portal.stranger())).toEqual([])
    expect(await titles(await portal.as('customer'))).toEqual(['How?'])
  })

  it('does not overwrite what another one saved meanwhile', async () => {
    const id = await create()
    const headers = { 'if-match': '"1"' }
    expect((await admin.send('PUT', `/faqs/${id}`, { body: FORM, headers })).status).toBe(200)

    expect((await admin.send('PUT', `/faqs/${id}`, { body: FORM, headers })).status).toBe(412)
  })

  it('deletes a question, once', async () => {
    const id = await create()

    expect((await admin.delete(`/faqs/${id}`)).body).toEqual({ success: true })
    expect((await admin.delete(`/faqs/${id}`)).status).toBe(404)
    expect((await admin.put(`/faqs/${id}`, FORM)).status).toBe(404)
  })

  it('leaves a trace of each change', async () => {
    const id = await create({ title: 'Traced?' })
    await admin.delete(`/faqs/${id}`)

    const events = await portal.db
      .selectFrom('domain_events')
      .select(['kind', 'subject_title'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()

    expect(events).toEqual([
      { kind: 'faq.created', subject_title: 'Traced?' },
      { kind: 'faq.deleted', subject_title: 'Traced?' },
    ])
  })

  it.each([
    [{ title: ' ' }, { title: ['This field is required.'] }],
    [{ body: '<p></p><p><br></p>' }, { body: ['This field is required.'] }],
    [{ body: '<script>xss()</script>' }, { body: ['This field is required.'] }],
    [{ audience: 'role' }, { roles: ['Choose at least one role.'] }],
    [{ audience: 'friends' }, { audience: ['Choose who reads it.'] }],
    [{ body: 'x'.repeat(20_001) }, { body: ['At most 20000 characters.'] }],
  ])('is told what is wrong with %j', async (change, errors) => {
    const { status, body } = await admin.post('/faqs', { ...FORM, ...change })

    expect(status).toBe(422)
    expect(body).toMatchObject({ errors })
  })

  it('stops at two hundred', async () => {
    for (let count = 1; count <= 200; count += 1) await faq(portal.db, { position: count })

    expect((await admin.post('/faqs', FORM)).status).toBe(409)
  })

  it.each(['manager', 'hr', 'expert', 'customer'])('is not %s', async (name) => {
    const somebody = await portal.as(name)

    expect((await somebody.get('/faqs/entries')).status).toBe(404)
    expect((await somebody.post('/faqs', FORM)).status).toBe(404)
    expect((await somebody.delete(`/faqs/${await create()}`)).status).toBe(404)
  })
})

it('never stores an answer that runs code', async () => {
  const id = await create({ title: '<img src=x onerror=xss()>' })
  for (const vector of HTML_VECTORS) {
    const body = `<p>x</p>${vector.replaceAll('\0', '')}`
    expect((await admin.put(`/faqs/${id}`, { ...FORM, body })).status, vector).toBe(200)
    const row = await portal.db
      .selectFrom('faqs')
      .select('body')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const tags = row.body.match(/<[^>]*>?/g) ?? []
    for (const tag of tags)
      expect(tag, vector).toMatch(
        /^<\/?(p|h3|h4|strong|b|em|i|u|s|ul|ol|li|blockquote|code|pre|a)>$|^<br \/>$|^<a href="(\/(?![/\\])|https:\/\/[\p{L}\p{N}])[^"]*">$/u,
      )
  }
})
