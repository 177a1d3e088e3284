import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_ROSTERS } from '@guildhall/contract/experts/rosters'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let manager: Client
let hr: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  hr = await portal.as('hr')
})
afterAll(() => portal.stop())

const One = z.object({ data: z.object({ id: z.string() }) })
const Rows = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) })

async function rosterOf(client: Client, name: string): Promise<string> {
  const { status, body } = await client.post('/rosters', { name })
  expect(status).toBe(201)
  return One.parse(body).data.id
}

const approved = () => givenExpert(portal.db, { expertStatus: 'Approved' })

describe('a roster', () => {
  it('holds the experts that its owner puts on it, each once, and filters the list', async () => {
    const [first, second] = [await approved(), await approved()]
    const id = await rosterOf(manager, 'Interviews')

    expect((await manager.post(`/rosters/${id}/experts`, { ids: [first.id, second.id] })).body).toEqual({
      data: { changed: 2 },
    })
    expect((await manager.post(`/rosters/${id}/experts`, { ids: [first.id] })).body).toEqual({
      data: { changed: 0 },
    })
    const { body } = await manager.get(`/experts?tab=approved&roster_id=${id}`)
    expect(
      Rows.parse(body)
        .data.map((row) => row.id)
        .sort(),
    ).toEqual([first.id, second.id].sort())
    expect((await manager.get('/rosters')).body).toMatchObject({ data: [{ name: 'Interviews', count: 2 }] })

    expect((await manager.delete(`/rosters/${id}/experts`, { ids: [first.id] })).body).toEqual({
      data: { changed: 1 },
    })
    expect((await manager.get(`/exportExperts?roster_id=${id}`)).text.trim().split('\n')).toHaveLength(2)
  })

  it('takes all whom a filter finds', async () => {
    const id = await rosterOf(hr, 'Waiting')
    const { body } = await hr.get('/experts?status=Screened&pageSize=100')

    await hr.post(`/rosters/${id}/experts`, { filter: { status: 'Screened' } })

    expect((await hr.get('/rosters')).body).toMatchObject({ data: [{ count: Rows.parse(body).data.length }] })
  })

  it('does not exist for anybody else', async () => {
    const { id: expertId } = await approved()
    const id = await rosterOf(manager, 'Mine')
    await manager.post(`/rosters/${id}/experts`, { ids: [expertId] })

    expect((await hr.put(`/rosters/${id}`, { name: 'Yours' })).status).toBe(404)
    expect((await hr.delete(`/rosters/${id}`)).status).toBe(404)
    expect((await hr.post(`/rosters/${id}/experts`, { ids: [expertId] })).status).toBe(404)
    expect((await hr.get(`/experts?roster_id=${id}`)).body).toMatchObject({ data: [] })
  })

  it('shows nobody whom its owner may no longer see', async () => {
    const { id: expertId } = await approved()
    const id = await rosterOf(manager, 'Former')
    await manager.post(`/rosters/${id}/experts`, { ids: [expertId] })

    await portal.db
      .updateTable('experts')
      .set({ status: 'Suspended' })
      .where('person_id', '=', expertId)
      .execute()

    expect((await manager.get(`/experts?roster_id=${id}`)).body).toMatchObject({ data: [] })
    const { body } = await manager.get('/rosters')
    expect(body).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ id, count: 0 })]) })
    expect((await manager.post(`/rosters/${id}/experts`, { ids: [expertId] })).status).toBe(404)
  })

  it('has a name of its own', async () => {
    const id = await rosterOf(hr, 'Energy')
    const other = await rosterOf(hr, 'Water')

    expect((await hr.post('/rosters', { name: 'ENERGY' })).body).toMatchObject({
      errors: { name: ['You have a roster of this name.'] },
    })
    expect((await hr.put(`/rosters/${other}`, { name: 'Energy' })).status).toBe(422)
    expect((await hr.put(`/rosters/${id}`, { name: 'energy' })).body).toMatchObject({
      data: { name: 'energy' },
    })
    expect((await hr.post('/rosters', { name: ' ' })).status).toBe(422)
    expect((await hr.delete(`/rosters/${id}`)).status).toBe(200)
    expect((await hr.delete(`/rosters/${id}`)).status).toBe(404)
  })
})

describe('the export', () => {
  it('holds the selected rows alone, of those that the list would show', async () => {
    const [first, second] = [await approved(), await givenExpert(portal.db, { expertStatus: 'Suspended' })]

    const { text } = await manager.get(`/exportExperts?id[]=${first.id}&id[]=${second.id}`)

    expect(text.trim().split('\n')).toHaveLength(2)
  })
})

it('says beside the name of a roster that there are too many', async () => {
  const owner = await portal.as('admin')
  for (let count = 0; count < MAX_ROSTERS; count += 1) await rosterOf(owner, `Roster ${count}`)

  const { status, body } = await owner.post('/rosters', { name: 'One more' })

  expect({ status, body }).toMatchObject({
    status: 422,
    body: { code: 'too_many_rosters', errors: { name: ['You have 100 rosters already.'] } },
  })
})
