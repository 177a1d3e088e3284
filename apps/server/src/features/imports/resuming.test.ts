import { imports as contract } from '@guildhall/contract/imports'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
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
beforeEach(() => portal.db.deleteFrom('imports').execute())
afterAll(() => portal.stop())

const CSV =
  'First name,Last name,Email\r\nAda,Lovelace,ada@resumed.example\r\nMary,Somerville,mary@resumed.example\r\n'

/** An import that says it runs. */
async function running(): Promise<string> {
  const answer = await admin.upload('/imports', [
    { field: 'kind', content: 'people' },
    { field: 'file', filename: 'people.csv', content: CSV },
  ])
  const { id } = z.parse(contract.upload.ok, answer.body).data
  await portal.db.updateTable('imports').set({ status: 'running' }).where('id', '=', id).execute()
  return id
}

const read = async (id: string) => z.parse(contract.read.ok, (await admin.get(`/imports/${id}`)).body)

/** Its job, after so many of five tries. */
async function jobOf(id: string, tries: number): Promise<void> {
  await sql`select graphile_worker.add_job('imports.work', json_build_object('id', ${id}::text),
    job_key => ${`import ${id}`}::text, run_at => now() + interval '1 hour', max_attempts => 5)`.execute(
    portal.db,
  )
  await sql`update graphile_worker._private_jobs set attempts = ${tries}, last_error = 'No room.'
    where key = ${`import ${id}`}`.execute(portal.db)
}

it('offers nothing while a try is to come', async () => {
  const id = await running()
  await jobOf(id, 4)

  const { actions } = await read(id)
  const { status, body } = await admin.post(`/imports/${id}/resume`, {})

  expect(actions.canResume).toBe(false)
  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'wrong_state' } })
})

it.each([
  ['all its tries have failed', (id: string) => jobOf(id, 5)],
  ['its job is gone', () => Promise.resolve()],
])('goes on when %s', async (_, breakOff) => {
  const id = await running()
  await breakOff(id)
  const { actions } = await read(id)

  const listed = z.parse(contract.list.ok, (await admin.get('/imports')).body).data

  const { status, text } = await admin.post(`/imports/${id}/resume`, {})

  expect([actions.canResume, listed[0]?.is_stopped]).toEqual([true, true])
  expect(status, text).toBe(200)
  await untilItHolds(async () => {
    const { data, actions: now } = await read(id)
    expect([data.status, data.settled, now.canResume]).toEqual(['done', 2, false])
  })
})

it('refuses to resume what has not begun', async () => {
  const id = await running()
  await portal.db.updateTable('imports').set({ status: 'ready' }).where('id', '=', id).execute()

  const { status, body } = await admin.post(`/imports/${id}/resume`, {})

  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'wrong_state' } })
})
