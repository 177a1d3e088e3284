import { care } from '@guildhall/contract/jobs/care'
import { webhooks as contract, type WebhookEvent } from '@guildhall/contract/webhooks'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { recordEvent } from '#features/activity/service.ts'
import type { Client } from '#test/client.ts'
import { startReceiver } from '#test/hook-receiver.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { until } from '#test/until.ts'

const HOUR = 3_600_000

let portal: Portal
let admin: Client
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000', WEBHOOK_TEST_ORIGIN: receiver.origin })
  admin = await portal.as('admin')
})
beforeEach(async () => {
  await portal.db.deleteFrom('webhooks').execute()
  receiver.heard.length = 0
  Object.assign(receiver.state, { status: 204, location: '', isSilent: false, drips: false, answer: '' })
})
afterAll(async () => {
  await portal.stop()
  await receiver.stop()
})

async function hook(events: WebhookEvent[] = ['expert.approved'], url = `${receiver.origin}/hooks`) {
  const answer = await admin.post('/webhooks', { url, events })
  expect(answer.status, answer.text).toBe(201)
  return z.parse(contract.create.ok, answer.body).data
}

/** Something happens, as the features tell it; a transaction that fails leaves nothing. */
async function happen(kind: string, { fails = false } = {}): Promise<void> {
  const told = portal.db.transaction().execute(async (db) => {
    await recordEvent(
      { db, now: portal.clock.now, actor: { userId: await portal.userId('admin'), name: 'Admin' } },
      {
        kind,
        subject: { kind: 'expert', id: await portal.userId('expert'), title: 'Ada Lovelace' },
        differences: {
          status: { from: 'Pending', to: 'Approved' },
          status_reason: { from: null, to: 'secret' },
        },
      },
    )
    if (fails) throw new Error('rolled back')
  })
  await told.catch((error: unknown) => expect(String(error)).toContain('rolled back'))
}

async function deliveries(id: string) {
  return z.parse(contract.deliveries.ok, (await admin.get(`/webhooks/${id}/deliveries`)).body).data
}

const read = async (id: string) => z.parse(contract.read.ok, (await admin.get(`/webhooks/${id}`)).body).data

/** Until the first delivery of this webhook was tried so often. */
const tried = (id: string, tries: number) =>
  vi.waitUntil(async () => ((await deliveries(id))[0]?.tries ?? 0) >= tries, {
    timeout: 15_000,
    interval: 50,
  })

/** What waits for its time runs now. */
async function hurry(): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker._private_jobs
    where key like 'webhook %'), run_at => now())`.execute(portal.db)
}

describe('a webhook', () => {
  it('is told what it listens to, signed so that a library which is not ours believes it', async () => {
    const { id, secret } = await hook(['expert.approved', 'project.published'])
    await happen('expert.approved')
    await happen('gig.published')
    await happen('expert.rejected')
    await tried(id, 1)
    await until(() => receiver.heard.length === 2)

    const said = receiver.heard.map(({ body, headers }) => new Webhook(secret).verify(body, headers))

    expect(said).toContainEqual({
      type: 'expert.approved',
      timestamp: portal.clock.now.toISOString(),
      data: {
        id: expect.any(String),
        subject: { kind: 'expert', id: await portal.userId('expert'), title: 'Ada Lovelace' },
        project_id: null,
        actor: { id: await portal.userId('admin'), name: 'Admin' },
        status: { from: 'Pending', to: 'Approved' },
      },
    })
    expect(said.map((one) => z.parse(z.object({ type: z.string() }), one).type).toSorted()).toEqual([
      'expert.approved',
      'project.published',
    ])
    const [first] = receiver.heard
    expect(() => new Webhook(secret).verify(`${first?.body} `, first?.headers ?? {})).toThrow(
      'No matching signature found',
    )
    const rows = await deliveries(id)
    expect(rows.map(({ state, status_code: code }) => [state, code])).toEqual([
      ['Delivered', 204],
      ['Delivered', 204],
    ])
  })

  it('hears nothing of what was rolled back, and nothing while it is off', async () => {
    const { id, url, events } = await hook()
    await happen('expert.approved', { fails: true })
    await admin.put(`/webhooks/${id}`, { url, events, is_active: false })
    await happen('expert.approved')

    expect(await deliveries(id)).toEqual([])
  })

  it('is tried again later under the same id, until it answers', async () => {
    const { id } = await hook()
    Object.assign(receiver.state, { status: 500, answer: 'out of order' })
    await happen('expert.approved')
    await tried(id, 1)
    const [waiting] = await deliveries(id)
    const failing = await read(id)
    receiver.state.status = 200
    await hurry()
    await tried(id, 2)

    expect(waiting).toMatchObject({ state: 'Waiting', status_code: 500, answer: 'out of order' })
    expect(Date.parse(waiting?.next_at ?? '')).toBe(portal.clock.now.getTime() + 5000)
    expect(failing.failing_since).toBe(portal.clock.now.toISOString())
    expect(await deliveries(id)).toMatchObject([{ state: 'Delivered', tries: 2, next_at: null }])
    expect((await read(id)).failing_since).toBeNull()
    const ids = receiver.heard.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([waiting?.id, waiting?.id])
  })

  it('is not followed elsewhere, and not waited for longer than five seconds', async () => {
    const { id } = await hook()
    Object.assign(receiver.state, { status: 302, location: `${receiver.origin}/inside` })
    await happen('expert.approved')
    await tried(id, 1)
    expect(await deliveries(id)).toMatchObject([{ state: 'Waiting', status_code: 302 }])
    expect(receiver.heard).toHaveLength(1)

    receiver.state.isSilent = true
    await hurry()
    await tried(id, 2)

    expect(await deliveries(id)).toMatchObject([{ status_code: null, answer: 'No answer within 5 seconds.' }])
  })

  it('is not held up by an answer without an end', async () => {
    const { id } = await hook()
    Object.assign(receiver.state, { status: 200, drips: true })
    await happen('expert.approved')
    await tried(id, 1)

    // Its status came, and that is the answer.
    expect(await deliveries(id)).toMatchObject([{ state: 'Delivered', status_code: 200, tries: 1 }])
    expect((await deliveries(id))[0]?.answer?.length).toBeLessThan(300)
  })

  it('is sent a message again when somebody asks for it', async () => {
    const { id } = await hook()
    await happen('expert.approved')
    await tried(id, 1)
    const [sent] = await deliveries(id)

    const again = await admin.post(`/webhooks/${id}/deliveries/${sent?.id}/resend`, {})
    await until(() => receiver.heard.length === 2)

    expect(again.status, again.text).toBe(200)
    // From scratch: an answer to a try that no longer counts would stand beside "0 tries".
    expect(again.body).toMatchObject({
      data: { state: 'Waiting', tries: 0, status_code: null, answer: null, tried_at: null },
    })
    expect(receiver.heard[1]?.headers['webhook-id']).toBe(sent?.id)
    const elsewhere = await hook()
    const foreign = await admin.post(`/webhooks/${elsewhere.id}/deliveries/${sent?.id}/resend`, {})
    expect(foreign.status).toBe(404)
  })

  it('shows a delivery with the very message that was sent', async () => {
    const { id } = await hook()
    await happen('expert.approved')
    await until(() => receiver.heard.length === 1)
    const [sent] = await deliveries(id)

    const answer = await admin.get(`/webhooks/${id}/deliveries/${sent?.id}`)
    const elsewhere = await hook()
    const foreign = await admin.get(`/webhooks/${elsewhere.id}/deliveries/${sent?.id}`)

    const { data } = z.parse(contract.delivery.ok, answer.body)
    expect(data).toMatchObject({ id: sent?.id, event: 'expert.approved', title: 'Ada Lovelace' })
    expect(data.message).toBe(receiver.heard[0]?.body)
    expect(foreign.status).toBe(404)
  })

  it('is sent a signed test, whatever it listens to, and the history tells of it', async () => {
    const { id, secret, url, events } = await hook(['call.booked'])
    const asked = await admin.post(`/webhooks/${id}/test`, {})
    await until(() => receiver.heard.length === 1)

    const [{ body, headers } = { body: '', headers: {} }] = receiver.heard
    expect(asked.status, asked.text).toBe(201)
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({
      type: 'webhook.tested',
      data: { subject: { kind: 'webhook', id, title: url } },
    })
    const history = await admin.get('/settings/history?area=webhooks&pageSize=1')
    expect(history.body).toMatchObject({ data: [{ kind: 'webhook.tested' }] })
    await admin.put(`/webhooks/${id}`, { url, events, is_active: false })
    expect((await admin.post(`/webhooks/${id}/test`, {})).status).toBe(409)
  })

  it('is sent all again that did not come through, and nothing else', async () => {
    const { id, url, events } = await hook()
    await happen('expert.approved')
    await until(() => receiver.heard.length === 1)
    receiver.state.status = 500
    await happen('expert.approved')
    await happen('expert.approved')
    await vi.waitUntil(async () => (await read(id)).undelivered === 2, { timeout: 15_000, interval: 50 })
    const [given] = await deliveries(id)
    await portal.db
      .updateTable('webhook_deliveries')
      .set({ state: 'Failed', next_at: null })
      .where('id', '=', given?.id ?? '')
      .execute()
    Object.assign(receiver.state, { status: 204 })
    receiver.heard.length = 0

    const again = await admin.post(`/webhooks/${id}/resend`, {})
    const isDone = async () => (await deliveries(id)).every(({ state }) => state === 'Delivered')
    await vi.waitUntil(isDone, { timeout: 15_000, interval: 50 })

    expect(again.body).toEqual({ data: { count: 2 } })
    expect(receiver.heard).toHaveLength(2)
    await admin.put(`/webhooks/${id}`, { url, events, is_active: false })
    expect((await admin.post(`/webhooks/${id}/resend`, {})).status).toBe(409)
  })

  it('to which nothing comes through stands on the page of the system until it answers', async () => {
    const { id } = await hook()
    const failing = async () =>
      z.parse(care.state.ok, (await admin.get('/settings/system')).body).data.webhooks
    receiver.state.status = 500
    await happen('expert.approved')
    await tried(id, 1)
    expect(await failing()).toMatchObject([{ id, is_active: true, undelivered: 1 }])

    receiver.state.status = 204
    await admin.post(`/webhooks/${id}/resend`, {})
    await vi.waitUntil(async () => (await failing()).length === 0, { timeout: 15_000, interval: 50 })
  })

  it('that somebody switches off is no failure any more', async () => {
    const { id, url, events } = await hook()
    receiver.state.status = 500
    await happen('expert.approved')
    await tried(id, 1)

    await admin.put(`/webhooks/${id}`, { url, events, is_active: false })

    expect(await read(id)).toMatchObject({ is_active: false, failing_since: null })
  })

  it('is switched off after three days without an answer, and the admins are told', async () => {
    const { id, url, events } = await hook()
    receiver.state.status = 503
    await happen('expert.approved')
    await tried(id, 1)
    const longAgo = new Date(portal.clock.now.getTime() - 72 * HOUR)
    await portal.db.updateTable('webhooks').set({ failing_since: longAgo }).where('id', '=', id).execute()
    await hurry()
    await tried(id, 2)

    expect(await read(id)).toMatchObject({ is_active: false })
    expect((await read(id)).switched_off_at).not.toBeNull()
    expect((await admin.get('/notifications')).text).toContain('was switched off')
    expect(await deliveries(id)).toMatchObject([{ state: 'Failed' }])
    const [failed] = await deliveries(id)
    expect((await admin.post(`/webhooks/${id}/deliveries/${failed?.id}/resend`, {})).status).toBe(409)

    await admin.put(`/webhooks/${id}`, { url, events, is_active: true })
    expect(await read(id)).toMatchObject({ is_active: true, failing_since: null, switched_off_at: null })
  })

  it('that says it is gone is believed at once', async () => {
    const { id } = await hook()
    receiver.state.status = 410
    await happen('expert.approved')
    await tried(id, 1)

    expect(await read(id)).toMatchObject({ is_active: false })
  })

  it('leaves its changes in the history of the settings, and its secret nowhere', async () => {
    const { id, secret } = await hook()
    await admin.delete(`/webhooks/${id}`)

    const { body } = await admin.get('/settings/history?area=webhooks&pageSize=2')
    expect(body).toMatchObject({ data: [{ kind: 'webhook.deleted' }, { kind: 'webhook.created' }] })
    const rows = await sql`select to_jsonb(e)::text as text from domain_events e
      where subject_kind = 'webhook'`.execute(portal.db)
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect((await admin.get('/webhooks')).text).not.toContain('whsec_')
  })
})

describe('an address', () => {
  it.each([
    'http://hooks.example.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.0.0.1/x',
    'https://localhost/x',
    'https://portal.internal/x',
    'https://me:pass@hooks.example.com/x',
    'ftp://hooks.example.com/x',
    'nothing',
  ])('like %s is refused', async (url) => {
    const answer = await admin.post('/webhooks', { url, events: ['expert.approved'] })

    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ errors: { url: [expect.any(String)] } })
  })

  it('whose name leads inside is not called', async () => {
    // The hosts file of every machine leads this name to itself.
    const { id } = await hook()
    await portal.db
      .updateTable('webhooks')
      .set({ url: receiver.origin.replace('http://127.0.0.1', 'https://localhost') })
      .where('id', '=', id)
      .execute()
    await happen('expert.approved')
    await tried(id, 1)

    expect(await deliveries(id)).toMatchObject([
      { state: 'Waiting', answer: 'localhost leads to no public address.' },
    ])
    expect(receiver.heard).toEqual([])
  })
})
