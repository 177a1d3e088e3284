import { imports as contract } from '@guildhall/contract/imports'
import { jobs } from '@guildhall/contract/jobs'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

const CSV =
  'First name,Last name,Email,Phone,Vetting\n' +
  'Piotr,Maj,piotr@invited.example,+48 22 123 45 67,Approved\n' +
  'Anna,Lis,anna@invited.example,+48 22 123 45 68,\n' +
  'Ewa,Sas,ewa@invited.example,+48 22 123 45 69,Approved\n'

async function imported(): Promise<string> {
  const answer = await admin.upload('/imports', [
    { field: 'kind', content: 'experts' },
    { field: 'file', filename: 'experts.csv', content: CSV },
  ])
  const { id } = z.parse(contract.upload.ok, answer.body).data
  await admin.post(`/imports/${id}/run`, {})
  await untilItHolds(async () => expect((await read(id)).status).toBe('done'))
  return id
}

const read = async (id: string) => z.parse(contract.read.ok, (await admin.get(`/imports/${id}`)).body).data

async function finished(jobId: string) {
  return untilItHolds(async () => {
    const { data } = z.parse(jobs.read.ok, (await admin.get(`/jobs/${jobId}`)).body)
    expect(data.status).toBe('done')
    return data
  })
}

it('invites everybody of an import who has not opened their account, and nobody twice', async () => {
  const id = await imported()
  const rows = z.parse(contract.rows.ok, (await admin.get(`/imports/${id}/rows`)).body).data
  const ids = rows.map(({ made }) => made?.id ?? '')
  // Ewa has opened her account by another way.
  const { db } = portal
  const opened = { email_verified_at: new Date(), password_hash: 'x' }
  await db.updateTable('users').set(opened).where('email', '=', 'ewa@invited.example').execute()

  const before = await read(id)
  const sent = await admin.post(`/imports/${id}/invite`, {})
  const work = z.parse(contract.invite.ok, sent.body).data
  const done = await finished(work.id)
  const after = await read(id)
  const again = await admin.post(`/imports/${id}/invite`, {})

  expect([before.to_invite, work.total, after.to_invite]).toEqual([2, 2, 0])
  expect(done).toMatchObject({ done: 2, refused: 0 })
  expect(again.status).toBe(409)
  const links = await db
    .selectFrom('one_time_tokens')
    .innerJoin('users', 'users.id', 'one_time_tokens.user_id')
    .select('users.email')
    .where('kind', '=', 'invitation')
    .where('users.person_id', 'in', ids)
    .orderBy('users.email')
    .execute()
  expect(links.map(({ email }) => email)).toEqual(['anna@invited.example', 'piotr@invited.example'])
  const experts = await db
    .selectFrom('experts')
    .select('status')
    .where('person_id', 'in', ids)
    .orderBy('status')
    .execute()
  expect(experts.map(({ status }) => status)).toEqual(['Approved', 'Approved', 'Invited'])
  const events = await db
    .selectFrom('domain_events')
    .select('kind')
    .where('subject_id', 'in', [id, ...ids])
    .where('kind', 'in', ['import.invited', 'expert.invited', 'expert.reminded'])
    .orderBy('kind')
    .execute()
  expect(events.map(({ kind }) => kind)).toEqual(['expert.invited', 'expert.reminded', 'import.invited'])
})

it('is for administrators, and not for what is not there', async () => {
  const hr = await portal.as('hr')
  const nothing = '00000000-0000-7000-8000-000000000000'

  expect((await hr.post(`/imports/${nothing}/invite`, {})).status).toBe(404)
  expect((await admin.post(`/imports/${nothing}/invite`, {})).status).toBe(404)
})
