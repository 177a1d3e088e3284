import { SystemState, WORK } from '@guildhall/contract/jobs/care'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addJob } from '#platform/jobs/jobs.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let admin: Client
beforeAll(async () => {
  // Nobody listens there: every mail fails.
  portal = await startPortal({ SMTP_URL: 'smtp://127.0.0.1:1' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

const Answer = z.object({ data: SystemState })
const stateNow = async () => z.parse(Answer, (await admin.get('/settings/system')).body).data
const failed = async (kind: string) => (await stateNow()).work.failed.find((one) => one.kind === kind)
const path = (id: string) => `/settings/system/work/${id}`

/** As if its last try had failed. */
const giveUp = (key: string) =>
  sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'It broke' where key = ${key}`.execute(
    portal.db,
  )

it('tells a mail that cannot be delivered, with its reader and the reason, and tries it again', async () => {
  await portal.stranger().post('/accounts/password/forgot', { email: 'manager@demo.test' })
  // Mails of the demo data fail too.
  const toManager = async () =>
    (await stateNow()).work.failed.find(({ mail }) => mail?.to === 'manager@demo.test')
  await expect.poll(toManager).toMatchObject({
    kind: 'mail',
    mail: { subject: expect.any(String) },
    error: expect.stringContaining('127.0.0.1:1'),
    tries: expect.any(Number),
    most_tries: 11,
  })
  const { id = '' } = (await toManager()) ?? {}
  expect((await admin.post(`${path(id)}/retry`, {})).status).toBe(200)
})

it('does work that was given up when an admin wants it again', async () => {
  const later = new Date(Date.now() + 3_600_000)
  await addJob(portal.db, 'accounts.cleaning', {}, { runAt: later, key: 'given up', maxAttempts: 1 })
  await giveUp('given up')
  const given = await failed('accounts.cleaning')
  expect(given).toMatchObject({ mail: null, error: 'It broke', tries: 1, next_try_at: null })

  expect((await admin.post(`${path(given?.id ?? '')}/retry`, {})).status).toBe(200)
  await expect.poll(() => failed('accounts.cleaning')).toBeUndefined()
})

it('drops failed work, and only that', async () => {
  const later = new Date(Date.now() + 3_600_000)
  await addJob(portal.db, 'experts.upkeep', {}, { runAt: later, key: 'dropped' })
  await giveUp('dropped')
  const { id = '', actions } = (await failed('experts.upkeep')) ?? {}
  expect(actions).toEqual({ canDiscard: true })
  expect((await admin.delete(path(id))).status).toBe(200)
  expect(await failed('experts.upkeep')).toBeUndefined()
  expect((await admin.delete(path(id))).status).toBe(404)
  expect((await admin.post(`${path(id)}/retry`, {})).status).toBe(404)
})

it('does not drop work that comes back by itself: nothing would begin it again', async () => {
  await giveUp('experts.upkeep')
  const given = await failed('experts.upkeep')
  expect(given).toMatchObject({ actions: { canDiscard: false } })
  expect((await admin.delete(path(given?.id ?? ''))).status).toBe(409)
  expect(await failed('experts.upkeep')).toMatchObject({ next_try_at: null })
})

it('tells the version, the space that is taken and what is left', async () => {
  const { spaces, free, version } = await stateNow()
  expect(version).toMatch(/^\d/)
  expect(spaces.map(({ what }) => what)).toEqual(['database', 'profile_files', 'gig_files', 'exports'])
  expect(spaces[0]?.bytes).toBeGreaterThan(1_000_000)
  expect(free).toBeGreaterThan(0)
})

it('has a name for all work that the server knows', async () => {
  const { rows } = await sql<{ name: string }>`select identifier as name
    from graphile_worker._private_tasks where identifier <> all(${Object.keys(WORK)})`.execute(portal.db)
  expect(rows).toEqual([])
})
