import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert } from '#features/experts/given.ts'
import { gig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import { user } from '#features/accounts/given.ts'
import type { Client } from '#test/client.ts'
import { awaitMails } from '#test/mails.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { pdf } from '#test/sample-files.ts'
import { unzip } from '#test/unzip.ts'
import { until } from '#test/until.ts'
import { DAILY_JOB } from './jobs.ts'

const PASSWORD = 'Demo-pass-1'
const DAY = 86_400_000
const NOT_FOUND = '{"message":"Not Found","code":"not_found"}'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

/** What the day's work does so many days from now. */
async function daily(days: number): Promise<void> {
  portal.clock.pass(days * DAY)
  try {
    await addJob(portal.db, DAILY_JOB, {}, { key: DAILY_JOB, runAt: new Date() })
    await until(async () => {
      const { rows } = await sql`select from graphile_worker.jobs
        where key = ${DAILY_JOB} and run_at > ${portal.clock.now}`.execute(portal.db)
      return rows.length > 0
    })
  } finally {
    portal.clock.pass(-days * DAY)
  }
}

const Overview = z.object({
  data: z.object({
    internal_id: z.string(),
    name: z.string(),
    exports: z.array(z.object({ id: z.uuid(), status: z.string(), url: z.nullable(z.string()) })),
    erasure: z.nullable(z.object({ status: z.string(), due_at: z.string() })),
    blocked_by: z.nullable(z.string()),
    legal_hold: z.nullable(z.object({ reason: z.string() })),
  }),
  actions: z.record(z.string(), z.boolean()),
})

async function overview(client: Client, id: string) {
  const { body, text } = await client.get(`/users/${id}/privacy`)
  return z.parse(Overview, body, { error: () => text })
}

let count = 0
/** An expert of their own for each test, signed in. */
async function somebody(given: Parameters<typeof expert>[1] = {}) {
  count += 1
  const one = await expert(portal.db, { firstName: `Ines${count}`, lastName: `Leaver${count}x`, ...given })
  const client = await portal.stranger().signIn(one.email)
  const { data } = await overview(client, one.id)
  return { ...one, client, code: data.internal_id, name: data.name }
}

const erase = (client: Client, id: string, code: string, password = PASSWORD) =>
  client.post(`/users/${id}/erase`, { confirm: code, current_password: password })

/** Asks for the archive and waits for it; its files by name. */
async function archiveFor(client: Client, id: string) {
  const asked = await client.post(`/users/${id}/data-export`, { current_password: PASSWORD })
  expect(asked.status, asked.text).toBe(202)
  const jobId = z.parse(z.object({ data: z.object({ id: z.uuid() }) }), asked.body).data.id
  const job = await until(async () => {
    const { body } = await client.get(`/jobs/${jobId}`)
    const { data } = z.parse(
      z.object({
        data: z.object({ status: z.string(), done: z.int(), total: z.int(), url: z.optional(z.string()) }),
      }),
      body,
    )
    return data.status === 'done' && data
  })
  expect(job.done).toBe(job.total)
  const path = (job.url ?? '').replace('/api', '')
  return { path, files: unzip((await follow(client, path)).bytes) }
}

async function follow(client: Client, path: string) {
  const redirect = await client.get(path)
  expect(redirect.status, redirect.text).toBe(302)
  return client.get(
    new URL(String(redirect.headers['location'])).pathname.replace('/api', '') +
      new URL(String(redirect.headers['location'])).search,
  )
}

const KEPT = ['Title', 'Place', 'Biography', 'Feedback', 'resume', 'bytes'].map((what) => `${what} of own`)
const HIDDEN = ['foreign', 'Bystander', 'export-other', 'Staff say', 'argon2', 'token_hash', 'storage_key']

describe('the export', () => {
  it('holds everything of the person and nothing of anybody else', async () => {
    const elena = await somebody({ email: 'export-own@example.test' })
    const other = await somebody({
      email: 'export-other@example.test',
      firstName: 'Bystander',
      lastName: 'Unseen',
    })
    for (const [one, word] of [
      [elena, 'own'],
      [other, 'foreign'],
    ] as const) {
      await one.client.put(`/people/${one.id}`, {
        job_title: `Title of ${word}`,
        years_of_experience: 5,
        nationality: 'German',
        location: `Place of ${word}`,
        rate_type: 'Hourly',
        bio: `Biography of ${word}`,
      })
      await one.client.post('/feedback', {
        message: `Feedback of ${word}`,
        rate: 4,
        type: 'others',
        page_url: '/sample',
      })
      await one.client.upload('/accounts/attachments', [
        { field: 'file', filename: `resume of ${word}.pdf`, content: pdf(`% bytes of ${word}\n`) },
      ])
    }
    expect((await admin.put(`/people/${elena.id}/note`, { note: 'Staff say this of own' })).status).toBe(200)

    const { files } = await archiveFor(elena.client, elena.id)

    const everything = [...files].map(([name, bytes]) => `${name}\n${bytes.toString()}`).join('\n')
    expect(KEPT.filter((text) => !everything.includes(text))).toEqual([])
    expect(HIDDEN.filter((text) => everything.includes(text))).toEqual([])
    expect([...files.keys()]).toContain('index.html')
    expect(JSON.parse(files.get('data/person.json')?.toString() ?? '')).toMatchObject({
      person: [{ email: 'export-own@example.test' }],
    })
  })

  it('escapes what people typed in the page to read', async () => {
    const one = await somebody()
    await one.client.post('/feedback', {
      message: '<script>alert(1)</script>',
      rate: 4,
      type: 'others',
      page_url: '/sample',
    })

    const { files } = await archiveFor(one.client, one.id)

    expect(files.get('index.html')?.toString()).toContain('&lt;script&gt;alert(1)')
    expect(files.get('index.html')?.toString()).not.toContain('<script>')
  })

  it('tells whoever asked when it is ready, by mail too', async () => {
    const one = await somebody()

    const { files } = await archiveFor(one.client, one.id)

    // By then it is no work that goes on.
    expect(JSON.parse(files.get('data/jobs.json')?.toString() ?? '')).toEqual({ jobs: [] })
    const [mail] = await awaitMails(portal, one.email)
    expect(mail?.text).toContain('24 hours')
  })

  it('can be fetched for a day, by whoever asked for it alone', async () => {
    const one = await somebody()
    const { path } = await archiveFor(one.client, one.id)

    expect((await admin.get(path)).text).toBe(NOT_FOUND)
    expect((await portal.stranger().get(path)).status).toBe(401)
    await daily(1.1)
    expect(await one.client.get(path)).toMatchObject({ status: 403, body: { code: 'export_expired' } })
    expect((await overview(one.client, one.id)).data.exports).toMatchObject([
      { status: 'removed', url: null },
    ])
  })

  it('asks for the password, and answers nobody else', async () => {
    const one = await somebody()
    const wrong = await one.client.post(`/users/${one.id}/data-export`, { current_password: 'wrong' })
    const none = await one.client.post(`/users/${one.id}/data-export`, {})
    const hr = await portal.as('hr')
    const other = await portal.as('expert2')

    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['The current password is not right.'] } },
    })
    expect(none).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['Enter your current password'] } },
    })
    expect((await hr.post(`/users/${one.id}/data-export`, { current_password: PASSWORD })).status).toBe(403)
    expect((await other.post(`/users/${one.id}/data-export`, { current_password: PASSWORD })).text).toBe(
      NOT_FOUND,
    )
  })

  it('is made once at a time', async () => {
    const one = await somebody()
    await portal.db
      .insertInto('data_exports')
      .values({ person_id: one.id, requested_by: one.id, status: 'running', created_at: portal.clock.now })
      .execute()

    const second = await one.client.post(`/users/${one.id}/data-export`, { current_password: PASSWORD })

    expect(second).toMatchObject({ status: 409, body: { code: 'data_export_running' } })
    expect((await overview(one.client, one.id)).actions['canExport']).toBe(false)
  })

  it('is made by an administrator for anybody, who then finds it on their page', async () => {
    const one = await somebody()

    const { files } = await archiveFor(admin, one.id)

    expect(files.get('data/person.json')?.toString()).toContain(one.email)
    expect((await overview(one.client, one.id)).data.exports).toEqual([])
    expect((await overview(admin, one.id)).data.exports).toHaveLength(1)
  })
})

describe('erasure by request', () => {
  it('waits for thirty days, can be taken back, and is carried out by the job', async () => {
    const one = await somebody()
    const asked = await erase(one.client, one.id, one.code)
    const [mail] = await awaitMails(portal, one.email)
    const auth = await one.client.get('/auth')
    const again = await erase(one.client, one.id, one.code)
    const withdrawn = await one.client.delete(`/users/${one.id}/erase`)

    expect(asked).toMatchObject({ status: 200, body: { data: { status: 'open' } } })
    expect(mail?.text).toContain('30 days')
    expect(auth.body).toMatchObject({ data: { erasure_due_at: expect.any(String) } })
    expect(again).toMatchObject({ status: 409, body: { code: 'erasure_open' } })
    expect(withdrawn.status).toBe(200)
    expect((await one.client.get('/auth')).text).not.toContain('erasure_due_at')
    expect((await one.client.delete(`/users/${one.id}/erase`)).status).toBe(409)

    await erase(one.client, one.id, one.code)
    await daily(29)
    expect((await admin.get(`/people/${one.id}`)).status).toBe(200)
    await daily(31)
    expect((await admin.get(`/people/${one.id}`)).text).toBe(NOT_FOUND)
    const list = await admin.get(`/erasures?keyword=${one.code}&status=done`)
    expect(list.body).toMatchObject({ data: [{ name: `Anonymized #${one.code}`, requested_by_self: true }] })
  })

  it('asks for the code and the password', async () => {
    const one = await somebody()
    const wrongCode = await erase(one.client, one.id, 'P-999999')
    const wrongPassword = await erase(one.client, one.id, one.code, 'wrong')

    expect(wrongCode).toMatchObject({
      status: 422,
      body: { errors: { confirm: [`Type ${one.code} to confirm.`] } },
    })
    expect(wrongPassword.status).toBe(422)
    expect((await overview(one.client, one.id)).data.erasure).toBeNull()
  })

  it('stays open while something stands against it on the day', async () => {
    const one = await somebody()
    await erase(one.client, one.id, one.code)
    await admin.put(`/users/${one.id}/legal-hold`, { reason: 'A court has asked for it.' })

    await daily(31)

    const list = await admin.get(`/erasures?keyword=${one.code}`)
    expect(list.body).toMatchObject({ data: [{ status: 'open', blocked_by: 'legal_hold', is_held: true }] })
  })
})

describe('erasure by an administrator', () => {
  it('happens at once: the pages are gone, the sessions too, and histories name nobody', async () => {
    const one = await somebody()
    await admin.put(`/people/${one.id}`, { job_title: 'Known' })

    const done = await erase(admin, one.id, one.code)

    expect(done).toMatchObject({ status: 200, body: { data: { status: 'done' } } })
    expect((await one.client.get('/auth')).status).toBe(401)
    for (const path of [
      `/users/${one.id}`,
      `/people/${one.id}`,
      `/users/${one.id}/account`,
      `/users/${one.id}/privacy`,
    ])
      expect((await admin.get(path)).text, path).toBe(NOT_FOUND)
    expect((await admin.get(`/users?keyword=${one.name.replace(' ', '%20')}`)).body).toMatchObject({
      data: [],
    })
    expect((await admin.get(`/users?keyword=Anonymized`)).body).toMatchObject({ data: [] })
    const { status } = await portal.stranger().post('/login', { email: one.email, password: PASSWORD })
    expect(status).toBe(422)
    const again = await erase(admin, one.id, one.code)
    expect(again.text).toBe(NOT_FOUND)
  })

  it('is for administrators: others are refused, or do not know the person', async () => {
    const one = await somebody()
    const manager = await portal.as('manager')
    const other = await portal.as('expert2')

    expect((await erase(manager, one.id, one.code)).status).toBe(403)
    expect((await erase(other, one.id, one.code)).text).toBe(NOT_FOUND)
    expect((await manager.put(`/users/${one.id}/legal-hold`, { reason: 'x' })).text).toBe(NOT_FOUND)
    expect((await manager.get('/erasures')).text).toBe(NOT_FOUND)
    expect((await manager.get(`/users/${one.id}/privacy`)).status).toBe(403)
  })

  it('waits until nobody works with the person any more', async () => {
    const one = await somebody()
    const owner = await user(portal.db, { roles: ['growth_experts_manager'] })
    const work = await gig(portal.db, { owner: owner.id, status: 'Published' })
    await engagement(portal.db, { gig: work, expert: one.id, status: 'Hired' })

    expect(await erase(admin, one.id, one.code)).toMatchObject({ status: 409, body: { code: 'hired' } })
    expect(await overview(admin, one.id)).toMatchObject({
      data: { blocked_by: 'hired' },
      actions: { canErase: false },
    })
  })

  it('ends what is open, keeps the numbers and loses the words', async () => {
    const one = await somebody()
    const owner = await user(portal.db, { roles: ['growth_experts_manager'] })
    const work = await gig(portal.db, { owner: owner.id, status: 'Published' })
    const id = await engagement(portal.db, {
      gig: work,
      expert: one.id,
      status: 'Applied',
      columns: { message: 'I would like to', bid_amount: '120', bid_type: 'Hourly' },
    })

    await erase(admin, one.id, one.code)

    const row = await portal.db
      .selectFrom('engagements')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'Closed', message: null, bid_amount: '120.00' })
    const told = await portal.db
      .selectFrom('notifications')
      .select('subject')
      .where('user_id', '=', owner.id)
      .execute()
    const text = `Anonymized #${one.code} is no longer available for `
    expect(told.map(({ subject }) => subject).join()).toContain(text)
  })

  it('spares the last administrator', async () => {
    const admins = await portal.db
      .selectFrom('users')
      .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
      .select('users.id')
      .where('role', '=', 'growth_experts_admin')
      .execute()
    const me = z.parse(z.object({ data: z.object({ id: z.uuid() }) }), (await admin.get('/auth')).body).data
      .id
    const others = admins.map(({ id }) => id).filter((id) => id !== me)
    await portal.db.updateTable('users').set({ status: 'suspended' }).where('id', 'in', others).execute()
    const { data } = await overview(admin, me)

    expect(await erase(admin, me, data.internal_id)).toMatchObject({
      status: 409,
      body: { code: 'last_admin' },
    })

    await portal.db.updateTable('users').set({ status: 'active' }).where('id', 'in', others).execute()
  })

  it('is refused under a legal hold, whose reason administrators read', async () => {
    const one = await somebody()
    await admin.put(`/users/${one.id}/legal-hold`, { reason: 'A court has asked for it.' })
    const other = await admin.put(`/users/${one.id}/legal-hold`, { reason: 'A complaint.' })
    const refused = await erase(admin, one.id, one.code)
    const seen = await overview(admin, one.id)
    const own = await overview(one.client, one.id)
    await admin.put(`/users/${one.id}/legal-hold`, { reason: null })

    expect(other).toMatchObject({ status: 409, body: { code: 'hold_set' } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'legal_hold' } })
    expect(seen.data.legal_hold).toEqual({ reason: 'A court has asked for it.' })
    expect(own.data.legal_hold).toBeNull()
    expect((await erase(admin, one.id, one.code)).status).toBe(200)
  })
})
