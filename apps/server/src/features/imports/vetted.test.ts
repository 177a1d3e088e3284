import { imports as contract } from '@guildhall/contract/imports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { untilItHolds } from '#test/until.ts'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

async function upload(content: string) {
  const file = { field: 'file', filename: 'experts.csv', content }
  const answer = await admin.upload('/imports', [{ field: 'kind', content: 'experts' }, file])
  expect(answer.status, answer.text).toBe(201)
  return z.parse(contract.upload.ok, answer.body).data
}

async function act(id: string, action: 'run' | 'undo') {
  await admin.post(`/imports/${id}/${action}`, {})
  return untilItHolds(async () => {
    const { data } = z.parse(contract.read.ok, (await admin.get(`/imports/${id}`)).body)
    expect(['running', 'undoing']).not.toContain(data.status)
    return data
  })
}

const rows = async (id: string) =>
  z.parse(contract.rows.ok, (await admin.get(`/imports/${id}/rows`)).body).data

describe('experts who come with their vetting', () => {
  const CSV =
    'First name,Last name,Email,Phone,Location,Skills,Vetting\n' +
    'Piotr,Maj,piotr@import.example,+48 22 123 45 67,"Warsaw, Poland",Grid connection queues,Approved\n' +
    'Anna,Lis,anna@import.example,+48 22 123 45 68,"Gdansk, Poland",Grid connection queues,\n' +
    'Ewa,Sas,ewa@import.example,,"Lodz, Poland",Grid connection queues,yes\n' +
    'Jan,Kos,jan@import.example,+48 22 123 45 69,,,perhaps\n'

  it('are approved at once, can be found by managers, and go with the import', async () => {
    const { id } = await upload(CSV)
    const done = await act(id, 'run')
    const all = await rows(id)
    const manager = await portal.as('manager')
    const found = await manager.get('/experts?keyword=connection queues&status=Approved')
    const [vetted, unvetted] = all.map(({ made }) => made?.id ?? '')
    const events = portal.db
      .selectFrom('domain_events')
      .select('differences')
      .where('kind', '=', 'expert.imported')
    const undone = await act(id, 'undo')

    expect(done).toMatchObject({ made: 2, counts: { new: 2, error: 2 } })
    expect(all.map(({ reason }) => reason)).toEqual([
      null,
      null,
      'Phone: An approved expert needs one.',
      'Vetting: Use "Approved" or "Invited".',
    ])
    expect(found.body).toMatchObject({ data: [{ id: vetted, status: 'Approved' }] })
    expect((await events.where('subject_id', '=', vetted ?? '').execute())[0]).toMatchObject({
      differences: { status: { from: null, to: 'Approved' }, import: { from: null, to: 'experts.csv' } },
    })
    expect((await manager.get(`/experts/${unvetted}`)).status).toBe(404)
    expect(undone).toMatchObject({ undone: 2, kept: 0 })
  })

  it('open their account by an invitation, and stay approved', async () => {
    const { id } = await upload(CSV)
    await act(id, 'run')
    const personId = (await rows(id))[0]?.made?.id ?? ''
    const account = portal.db.selectFrom('users').select('id').where('person_id', '=', personId)
    const { id: userId } = await account.executeTakeFirstOrThrow()

    const sent = await admin.post(`/users/${userId}/invite`, {})

    expect(sent.status, sent.text).toBe(200)
    const row = portal.db.selectFrom('experts').select('status').where('person_id', '=', personId)
    expect(await row.executeTakeFirstOrThrow()).toEqual({ status: 'Approved' })
  })
})
