import { widgets as contract } from '@guildhall/contract/widgets'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { widget } from './given.ts'

let portal: Portal
let admin: Client
let expert: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  expert = await portal.as('expert')
})
beforeEach(async () => void (await portal.db.deleteFrom('widgets').execute()))
afterAll(() => portal.stop())

const FORM = { title: 'News', body: 'Something happened.', status: 'Published' }

async function titles(client: Client, query = ''): Promise<string[]> {
  const { body } = await client.get(`/widgets${query}`)
  return z.parse(contract.list.ok, body).data.map(({ title }) => title)
}

describe('the list of widgets', () => {
  beforeEach(async () => {
    await widget(portal.db, { title: 'Old', at: new Date('2026-01-01') })
    await widget(portal.db, { title: 'New 100%', body: 'Émile wrote it.', at: new Date('2026-02-01') })
    await widget(portal.db, { title: 'Hidden', status: 'Draft', at: new Date('2026-03-01') })
  })

  it('shows the newest first, and drafts to those who write them alone', async () => {
    expect(await titles(expert)).toEqual(['New 100%', 'Old'])
    expect(await titles(admin)).toEqual(['Hidden', 'New 100%', 'Old'])
    expect((await expert.get('/widgets')).body).toMatchObject({ pagination: { total: 2 } })
  })

  it('is filtered by words and by status, within what the reader may see', async () => {
    expect(await titles(expert, '?keyword=emile')).toEqual(['New 100%'])
    expect(await titles(expert, '?keyword=100%25')).toEqual(['New 100%'])
    expect(await titles(expert, '?keyword=%25')).toEqual(['New 100%'])
    expect(await titles(admin, '?status=Draft')).toEqual(['Hidden'])
    expect(await titles(expert, '?status=Draft')).toEqual([])
    expect((await expert.get('/widgets?status=Gone')).status).toBe(422)
  })

  it('says what its reader may do', async () => {
    expect((await admin.get('/widgets')).body).toMatchObject({ data: [{ actions: { canEdit: true } }, {}, {}] })
    expect((await expert.get('/widgets')).body).toMatchObject({ data: [{ actions: { canEdit: false } }, {}] })
  })
})

describe('writing a widget', () => {
  async function create(): Promise<{ id: string; version: number }> {
    const { body } = await admin.post('/widgets', FORM)
    return z.parse(contract.create.ok, body).data
  }

  it('adds, changes and deletes it, and writes down who did', async () => {
    const { id } = await create()
    await admin.put(`/widgets/${id}`, { ...FORM, title: 'Newer' })
    expect(await titles(expert)).toEqual(['Newer'])

    await admin.delete(`/widgets/${id}`)

    expect(await titles(expert)).toEqual([])
    const events = await portal.db
      .selectFrom('domain_events')
      .select(['kind', 'actor_id'])
      .where('subject_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    expect(events.map(({ kind }) => kind)).toEqual(['widget.created', 'widget.updated', 'widget.deleted'])
    expect(new Set(events.map((event) => event.actor_id))).toEqual(new Set([await portal.userId('admin')]))
  })

  it.each([
    [{ ...FORM, title: ' ' }, 'title'],
    [{ ...FORM, body: 'x'.repeat(4001) }, 'body'],
    [{ ...FORM, status: 'Gone' }, 'status'],
  ])('refuses a form that is wrong: %#', async (form, field) => {
    const { status, body } = await admin.post('/widgets', form)

    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } })
  })

  it('refuses a change of what somebody else has changed, and shows theirs', async () => {
    const { id, version } = await create()
    const headers = { 'if-match': `"${version}"` }
    await admin.send('PUT', `/widgets/${id}`, { body: { ...FORM, title: 'Theirs' }, headers })

    const late = await admin.send('PUT', `/widgets/${id}`, { body: FORM, headers })

    expect(late.status).toBe(412)
    expect(late.body).toMatchObject({ data: { title: 'Theirs' } })
  })

  it('is for those who may, and of what there is', async () => {
    const { id } = await create()

    expect((await expert.put(`/widgets/${id}`, FORM)).status).toBe(404)
    expect((await expert.delete(`/widgets/${id}`)).status).toBe(404)
    await admin.delete(`/widgets/${id}`)
    expect((await admin.delete(`/widgets/${id}`)).status).toBe(404)
  })
})
