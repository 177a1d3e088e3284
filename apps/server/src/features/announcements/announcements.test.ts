import { announcements as contract } from '@guildhall/contract/announcements'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { announcement } from './given.ts'

let portal: Portal
let admin: Client
let expert: Client
let customer: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  expert = await portal.as('expert')
  customer = await portal.as('customer')
})
beforeEach(async () => void (await portal.db.deleteFrom('announcements').execute()))
afterAll(() => portal.stop())

const FORM = {
  title: 'News',
  body: 'Something happened.',
  roles: ['growth_experts_expert'],
  starts_on: '2026-01-01',
}

async function rows(client: Client, query = '') {
  const { body } = await client.get(`/announcements${query}`)
  return z.parse(contract.list.ok, body).data
}
const titles = async (client: Client, query = '') => (await rows(client, query)).map(({ title }) => title)

describe('the announcements of a reader', () => {
  beforeEach(async () => {
    await announcement(portal.db, { title: 'All', starts_on: '2026-01-01' })
    await announcement(portal.db, {
      roles: ['growth_experts_expert'],
      title: 'Experts 100%',
      body: 'Émile.',
      starts_on: '2026-02-01',
    })
    await announcement(portal.db, { title: 'Planned', starts_on: '2999-01-01' })
  })

  it('are those for the roles of the reader, from their day on, the latest first', async () => {
    expect(await titles(expert)).toEqual(['Experts 100%', 'All'])
    expect(await titles(customer)).toEqual(['All'])
    expect(await titles(admin)).toEqual(['Planned', 'Experts 100%', 'All'])
    expect((await customer.get('/announcements')).body).toMatchObject({ pagination: { total: 1 } })
    expect((await rows(admin)).map((row) => row.is_planned)).toEqual([true, false, false])
  })

  it('are filtered by words within what the reader may see', async () => {
    expect(await titles(expert, '?keyword=emile')).toEqual(['Experts 100%'])
    expect(await titles(expert, '?keyword=%25')).toEqual(['Experts 100%'])
    expect(await titles(customer, '?keyword=emile')).toEqual([])
    expect((await expert.get('/announcements?state=Gone')).status).toBe(422)
  })

  it('are unread until the reader has seen them, each reader for themselves', async () => {
    const other = await portal.as('expert2')
    const [first] = await rows(expert)

    await expert.put('/announcements/read', { ids: [first?.id] })
    await expert.put('/announcements/read', { ids: [first?.id] })

    expect(await titles(expert, '?state=Unread')).toEqual(['All'])
    expect(await titles(expert, '?state=Read')).toEqual(['Experts 100%'])
    expect((await rows(other)).map((row) => row.is_unread)).toEqual([true, true])
  })

  it('cannot be marked by somebody who may not see them', async () => {
    const ids = (await rows(admin)).map(({ id }) => id)

    await customer.put('/announcements/read', { ids })

    const marks = portal.db.selectFrom('announcement_reads').select('announcement_id')
    expect(await marks.execute()).toHaveLength(1)
  })

  it('say what their reader may do', async () => {
    expect((await rows(admin)).every(({ actions }) => actions.canEdit)).toBe(true)
    expect((await rows(expert)).some(({ actions }) => actions.canEdit)).toBe(false)
  })
})

describe('writing an announcement', () => {
  async function create(): Promise<{ id: string; version: number }> {
    const { body } = await admin.post('/announcements', FORM)
    return z.parse(contract.create.ok, body).data
  }

  it('adds, changes and deletes it, and writes down who did', async () => {
    const { id } = await create()
    await admin.put(`/announcements/${id}`, { ...FORM, title: 'Newer' })
    expect(await titles(expert)).toEqual(['Newer'])

    await admin.delete(`/announcements/${id}`)

    expect(await titles(expert)).toEqual([])
    const events = await portal.db
      .selectFrom('domain_events')
      .select(['kind', 'actor_id'])
      .where('subject_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    expect(events.map(({ kind }) => kind)).toEqual([
      'announcement.created',
      'announcement.updated',
      'announcement.deleted',
    ])
    expect(new Set(events.map((event) => event.actor_id))).toEqual(new Set([await portal.userId('admin')]))
  })

  it.each([
    [{ ...FORM, title: ' ' }, 'title'],
    [{ ...FORM, body: 'x'.repeat(4001) }, 'body'],
    [{ ...FORM, roles: [] }, 'roles'],
    [{ ...FORM, starts_on: '2026-02-30' }, 'starts_on'],
  ])('refuses a form that is wrong: %#', async (form, field) => {
    const { status, body } = await admin.post('/announcements', form)

    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } })
  })

  it('refuses a change of what somebody else has changed, and shows theirs', async () => {
    const { id, version } = await create()
    const headers = { 'if-match': `"${version}"` }
    await admin.send('PUT', `/announcements/${id}`, { body: { ...FORM, title: 'Theirs' }, headers })

    const late = await admin.send('PUT', `/announcements/${id}`, { body: FORM, headers })

    expect(late.status).toBe(412)
    expect(late.body).toMatchObject({ data: { title: 'Theirs' } })
  })

  it('is for those who may, and of what there is', async () => {
    const { id } = await create()

    expect((await expert.put(`/announcements/${id}`, FORM)).status).toBe(404)
    expect((await expert.delete(`/announcements/${id}`)).status).toBe(404)
    await admin.delete(`/announcements/${id}`)
    expect((await admin.delete(`/announcements/${id}`)).status).toBe(404)
  })
})
