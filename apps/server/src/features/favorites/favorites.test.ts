import { favorites as contract } from '@guildhall/contract/favorites'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gig } from '#features/gigs/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const NOBODY = '01932f5e-7d3a-7000-8000-000000000000'

let portal: Portal
let admin: Client
let expert: Client
let managerId: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  expert = await portal.as('expert2')
  managerId = await idOf('manager')
})
beforeEach(async () => void (await portal.db.deleteFrom('favorites').execute()))
afterAll(() => portal.stop())

async function idOf(name: string): Promise<string> {
  const { id } = await portal.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', `${name}@demo.test`)
    .executeTakeFirstOrThrow()
  return id
}

const given = (name: string, change: object = {}) =>
  gig(portal.db, { owner: managerId, name, status: 'Published', ...change })

async function names(client: Client, query = ''): Promise<string[]> {
  const { body } = await client.get(`/favorites${query}`)
  return z.parse(contract.list.ok, body).data.map((row) => row.project_name)
}

const count = async (client: Client) => (await client.get('/favorites/count')).body

describe('a heart', () => {
  it('keeps a project, once', async () => {
    const id = await given('Alpha')

    const first = await expert.post('/favorites', { project_id: id })
    const again = await expert.post('/favorites', { project_id: id })

    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(first.body).toMatchObject({
      data: { project_id: id, project_name: 'Alpha', project_type_display: 'Growth opportunity' },
    })
    expect(await count(expert)).toEqual({ data: { count: 1, project_ids: [id] } })
  })

  it('tells nothing of a project that the reader may not see', async () => {
    const hidden = await given('Hidden', { status: 'Draft' })

    const refused = await expert.post('/favorites', { project_id: hidden })
    const missing = await expert.post('/favorites', { project_id: NOBODY })

    expect(refused.status).toBe(404)
    expect(refused.text).toBe(missing.text)
    expect(await names(expert)).toEqual([])
  })

  it('is gone from lists and counts while the project is hidden', async () => {
    const id = await given('Alpha')
    await expert.post('/favorites', { project_id: id })
    await portal.db.updateTable('gigs').set({ status: 'Unpublished' }).where('id', '=', id).execute()

    expect(await names(expert)).toEqual([])
    expect(await count(expert)).toEqual({ data: { count: 0, project_ids: [] } })

    await portal.db.updateTable('gigs').set({ status: 'Published' }).where('id', '=', id).execute()
    expect(await names(expert)).toEqual(['Alpha'])
  })

  it.each([{}, { project_id: 'x' }, { project_id: NOBODY, user_id: NOBODY }])('refuses %j', async (body) => {
    expect((await expert.post('/favorites', body)).status).toBe(422)
  })
})

describe('the list', () => {
  beforeEach(async () => {
    for (const [name, type] of [
      ['Beta 10%', 'radar'],
      ['alpha', 'award'],
      ['Gamma Zürich', 'radar'],
    ] as const) {
      await admin.post('/favorites', { project_id: await given(name, { type }) })
      portal.clock.pass(1000)
    }
  })

  it.each([
    ['', ['Gamma Zürich', 'alpha', 'Beta 10%']],
    ['?order=project_name:asc', ['alpha', 'Beta 10%', 'Gamma Zürich']],
    ['?sort=project_name:desc', ['Gamma Zürich', 'Beta 10%', 'alpha']],
    ['?order=project_type:asc', ['alpha', 'Gamma Zürich', 'Beta 10%']],
    ['?project_type=award', ['alpha']],
    ['?keyword=ZURICH', ['Gamma Zürich']],
    ['?keyword=%25', ['Beta 10%']],
    ['?page=2&pageSize=2', ['Beta 10%']],
  ])('%s holds %j', async (query, expected) => {
    expect(await names(admin, query)).toEqual(expected)
  })

  it.each(['?order=created_by:asc', '?order=updated_at:desc'])('can be sorted by %s', async (query) => {
    expect(await names(admin, query)).toHaveLength(3)
  })

  it('is that of the reader alone', async () => {
    expect(await names(await portal.as('admin2'))).toEqual([])
  })

  it.each(['?order=budget:asc', '?project_type=secret', '?user_id=1'])('refuses %s', async (query) => {
    expect((await admin.get(`/favorites${query}`)).status).toBe(422)
  })
})

describe('deleting', () => {
  it('takes one id, several, or a body', async () => {
    const ids = [await given('1'), await given('2'), await given('3'), await given('4')]
    for (const id of ids) await admin.post('/favorites', { project_id: id })
    const [one, two, three, four] = ids

    expect((await admin.delete(`/favorites?project_id=${one}`)).body).toEqual({
      success: true,
      data: { message: 'The project has been deleted from your favorites.' },
    })
    expect((await admin.delete(`/favorites?project_id[]=${two}&project_id[]=${three}`)).body).toMatchObject({
      data: { message: '2 projects have been deleted from your favorites.' },
    })
    await admin.delete('/favorites', { project_ids: [four] })
    expect(await names(admin)).toEqual([])
  })

  it('never touches the hearts of others, and passes over what is none', async () => {
    const id = await given('Alpha')
    await admin.post('/favorites', { project_id: id })

    const { status, body } = await expert.delete('/favorites', { project_ids: [id, NOBODY] })

    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { message: 'Nothing had to be deleted from your favorites.' } })
    expect(await names(admin)).toEqual(['Alpha'])
  })

  it.each(['', '?project_id=x', '?project_id[]='])('refuses to delete %j', async (query) => {
    expect((await admin.delete(`/favorites${query}`)).status).toBe(422)
  })

  it.each([{ project_ids: [] }, { project_ids: ['x'] }, { ids: [] }])('refuses the body %j', async (body) => {
    expect((await admin.delete('/favorites', body)).status).toBe(422)
  })
})
