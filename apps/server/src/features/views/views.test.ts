import { MAX_VIEWS, NOT_YOUR_ROLE, VIEW_NAME_TAKEN, views } from '@guildhall/contract/views'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { listView } from './given.ts'

let portal: Portal
let manager: Client
let other: Client
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  other = await portal.as('manager2')
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

const form = (name: string, more: object = {}) => ({
  name,
  list: '/manager/experts',
  query: 'status=Approved&sort=-rating',
  shared_with: null,
  ...more,
})
const { list: _list, ...CHANGE } = form('Nearly there')

async function save(client: Client, name: string, more: object = {}): Promise<string> {
  const { body } = await client.post('/views', form(name, more))
  return z.parse(views.create.ok, body).data.id
}
async function seen(client: Client) {
  return z.parse(views.list.ok, (await client.get('/views')).body).data
}
const find = async (client: Client, id: string) => (await seen(client)).find((one) => one.id === id)

describe('a view', () => {
  it('keeps what a change does not name: another tab may have changed it', async () => {
    const id = await save(manager, 'In two tabs')

    await manager.put(`/views/${id}`, { query: 'status=Past' })
    await manager.put(`/views/${id}`, { name: 'Renamed', shared_with: 'growth_experts_manager' })
    await manager.put(`/views/${id}`, { query: 'status=Active' })

    expect(await find(manager, id)).toMatchObject({
      name: 'Renamed',
      query: 'status=Active',
      shared_with: 'growth_experts_manager',
    })
    await manager.delete(`/views/${id}`)
  })

  it('is not renamed over a name that the other tab has given it', async () => {
    const id = await save(manager, 'Seen by both')
    const rename = (name: string) => manager.put(`/views/${id}`, { name, name_before: 'Seen by both' })

    expect((await rename('First')).status).toBe(200)
    const second = await rename('Second')

    expect([second.status, second.body]).toMatchObject([
      409,
      { message: expect.stringContaining('renamed in the meantime') },
    ])
    expect(await find(manager, id)).toMatchObject({ name: 'First' })
    await manager.delete(`/views/${id}`)
  })

  it('is kept under a name, changed and deleted by its owner', async () => {
    const id = await save(manager, 'Best in storage')

    const changed = await manager.put(`/views/${id}`, { ...CHANGE, query: 'status=Approved' })
    expect(changed.body).toMatchObject({
      data: { name: 'Nearly there', query: 'status=Approved', is_own: true },
    })
    expect(await find(manager, id)).toMatchObject({ list: '/manager/experts', shared_by: null })
    expect((await manager.delete(`/views/${id}`)).status).toBe(200)
    expect(await find(manager, id)).toBeUndefined()
  })

  it('is nobody else`s unless it is shared, and then everybody`s of that role', async () => {
    const id = await save(manager, 'For one')
    expect(await find(other, id)).toBeUndefined()
    expect((await other.put(`/views/${id}/start`, { is_start: true })).status).toBe(404)

    await manager.put(`/views/${id}`, { ...CHANGE, name: 'For all', shared_with: 'growth_experts_manager' })

    expect(await find(other, id)).toMatchObject({
      name: 'For all',
      is_own: false,
      shared_by: expect.any(String),
    })
    expect(await find(admin, id)).toBeUndefined()
    expect((await other.put(`/views/${id}`, CHANGE)).status).toBe(403)
    expect((await other.delete(`/views/${id}`)).status).toBe(403)
  })

  it('is shared no longer once its owner has lost the role', async () => {
    const id = await save(admin, 'Of an administrator', { shared_with: 'growth_experts_admin' })
    const second = await portal.as('admin2')
    expect(await find(second, id)).toMatchObject({ is_own: false })

    await portal.db
      .updateTable('list_views')
      .set({ user_id: await portal.userId('expert') })
      .where('id', '=', id)
      .execute()

    expect(await find(second, id)).toBeUndefined()
  })

  it('is what one begins with, each for themselves and one for each list', async () => {
    const shared = { shared_with: 'growth_experts_manager' }
    const [first, second] = [await save(manager, 'First', shared), await save(manager, 'Second', shared)]
    await other.put(`/views/${first}/start`, { is_start: true })
    await other.put(`/views/${second}/start`, { is_start: true })
    expect((await seen(other)).filter((one) => one.is_start).map(({ id }) => id)).toEqual([second])
    expect((await seen(manager)).some((one) => one.is_start)).toBe(false)

    await other.put(`/views/${first}/start`, { is_start: false })
    expect(await find(other, second)).toMatchObject({ is_start: true })
    await other.put(`/views/${second}/start`, { is_start: false })
    expect(await find(other, second)).toMatchObject({ is_start: false })
  })

  it.each([
    ['an address of another site', { list: '//evil.test' }, 'list'],
    [
      'the address of one project',
      { list: '/manager/projects/01932f5e-7d3a-7000-8000-000000000000' },
      'list',
    ],
    ['a query that is too long', { query: 'x'.repeat(2001) }, 'query'],
    ['no name', { name: ' ' }, 'name'],
    ['a role that its owner has not', { shared_with: 'growth_experts_admin' }, 'shared_with'],
    [
      'a role whose people do not hear of each other',
      { shared_with: 'growth_experts_expert' },
      'shared_with',
    ],
  ])('is refused with %s', async (_what, more, field) => {
    const answer = await manager.post('/views', form('Refused', more))

    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })
  })

  it('has a name of its own on its list', async () => {
    await save(manager, 'Énergie')
    const again = await manager.post('/views', form('energie'))
    const elsewhere = await manager.post('/views', form('energie', { list: '/manager/projects' }))
    const wrongRole = await manager.post('/views', form('Other', { shared_with: 'growth_experts_admin' }))

    expect(again).toMatchObject({ status: 422, body: { errors: { name: [VIEW_NAME_TAKEN] } } })
    expect(elsewhere.status).toBe(201)
    expect(wrongRole.body).toMatchObject({ errors: { shared_with: [NOT_YOUR_ROLE] } })
  })

  it(`is one of ${MAX_VIEWS} at most`, async () => {
    const hr = await portal.as('hr')
    const userId = await portal.userId('hr')
    for (let index = 0; index < MAX_VIEWS; index += 1)
      await listView(portal.db, { userId, list: '/hr/experts', name: `View ${index}`, query: '' })

    const answer = await hr.post('/views', form('One more', { list: '/hr/experts' }))

    expect(answer).toMatchObject({ status: 409, body: { code: 'too_many_views' } })
  })
})
