import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '#test/client.ts'
import * as z from 'zod/mini'
import { awaitMails } from '#test/mails.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})

const stateOf = (answer: { body: unknown }) =>
  z.parse(
    z.object({ data: z.object({ version: z.int(), limits: z.record(z.string(), z.int()) }) }),
    answer.body,
  ).data
afterAll(() => portal.stop())

const visit = { type: 'visit', log_name: 'Visit', url: '/x' }

describe('the switch of the activity log', () => {
  it('works at once, and is written down', async () => {
    expect((await admin.put('/settings/activity-logging', { enabled: false })).body).toEqual({
      data: { enabled: false },
    })
    expect(await admin.post('/activities', visit)).toMatchObject({ status: 202, body: {} })
    expect((await admin.get('/accounts/config')).body).toMatchObject({ data: { activity_logging: false } })

    await admin.put('/settings/activity-logging', { enabled: true })
    expect((await admin.post('/activities', visit)).body).toHaveProperty('log_id')

    const events = await portal.db
      .selectFrom('domain_events')
      .selectAll()
      .where('kind', '=', 'setting.changed')
      .orderBy('id')
      .execute()
    expect(events.map((event) => event.differences)).toEqual([
      { activity_logging: { from: true, to: false } },
      { activity_logging: { from: false, to: true } },
    ])
    const names = await portal.db.selectFrom('activity_logs').select(['type', 'log_name']).execute()
    expect(names.filter((row) => row.type === 'visit')).toHaveLength(1)
    // The call that switched it on is recorded, the one that switched it off is not.
    expect(names.filter((row) => row.log_name === 'Switch activity logging')).toHaveLength(1)
  })

  it('is heard by another instance', async () => {
    const value = JSON.stringify(false)
    await portal.db
      .insertInto('settings')
      .values({ key: 'activity_logging', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    const { sql } = await import('kysely')
    await sql`select pg_notify('settings', '')`.execute(portal.db)

    const enabled = async () => (await admin.get('/settings/activity-logging')).body
    await expect.poll(enabled).toEqual({ data: { enabled: false } })
    await admin.put('/settings/activity-logging', { enabled: true })
  })

  it.each([{}, { enabled: 'yes' }, { enabled: true, more: 1 }])('refuses %j', async (body) => {
    expect((await admin.put('/settings/activity-logging', body)).status).toBe(422)
  })
})

describe('the configuration', () => {
  it('for everybody holds nothing but what a page may know', async () => {
    const { body } = await portal.stranger().get('/accounts/config')
    expect(body).toMatchObject({
      data: {
        product: 'Guildhall',
        service: 'experts',
        dark_mode_enable: false,
        demo: true,
        company: { currency: ['USD', 'EUR', 'GBP', 'INR'] },
      },
    })
    expect(body).toHaveProperty('data.project_types.0', {
      type: 'radar',
      description: 'radar',
      link_kind: 'internal',
      url: null,
    })
  })

  it('of the experts API tells limits and choices to those who are signed in', async () => {
    const { body } = await admin.get('/config')
    expect(body).toMatchObject({
      data: { gig: { total_file_count: 10, allowed_file_size: 26_214_400 }, feedback_enable: true },
    })
    expect(body).toHaveProperty('data.gig.rejection_reasons.0.name', 'Brief unclear')
    expect(body).toHaveProperty('data.gig.type.1', { value: 'award', description: 'Award' })
  })
})

describe('the settings', () => {
  it('change what is given and leave the rest', async () => {
    const before = (await admin.get('/settings')).body
    const links = [{ name: 'Forum', url: 'https://forum.example/' }]

    const changed = await admin.put('/settings', {
      banner: 'Closed on <b>Friday</b>',
      contact_email: 'help@guildhall.test',
      social_links: links,
    })

    expect(changed.status, changed.text).toBe(200)
    expect(changed.body).toMatchObject({ data: { banner: 'Closed on <b>Friday</b>', social_links: links } })
    expect((await portal.stranger().get('/accounts/config')).body).toMatchObject({
      data: {
        banner: 'Closed on <b>Friday</b>',
        contact_email: 'help@guildhall.test',
        social_links: links,
        feedback_enable: true,
      },
    })
    const event = await portal.db
      .selectFrom('domain_events')
      .select(['subject_title', 'differences', 'actor_name'])
      .where('subject_title', '=', 'Banner')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      actor_name: 'Margaret Ashworth',
      differences: { banner: { from: null, to: 'Closed on <b>Friday</b>' } },
    })
    const { limits: _limits, version: _version, ...values } = Object(before).data
    await admin.put('/settings', values)
    expect((await admin.get('/settings')).body).toMatchObject({ data: values })
  })

  it.each<object>([
    { activity_retention: 3 },
    { banner: 'x'.repeat(301) },
    { contact_email: 'help at guildhall' },
    { social_links: [{ name: 'Script', url: 'javascript:alert(1)' }] },
    { social_links: [{ name: 'Plain', url: 'http://plain.example' }] },
    { unknown: true },
    { limits: { gig_files: 51 } },
    { limits: { gig_files: 0 } },
    { limits: { gig_files: 2.5 } },
    { limits: { attachment_file_mb: 26 } },
    { limits: { no_such_limit: 1 } },
    { limits: { constructor: 5 } },
    { gig_extensions: ['exe'] },
    { gig_extensions: [] },
  ])('refuse %j', async (body) => {
    expect((await admin.put('/settings', body)).status).toBe(422)
  })
})

describe('a limit', () => {
  it('holds at once on every instance, for the browser and for what applies it', async () => {
    const other = await portal.another()
    const elsewhere = await new Client(other, 'admin').signIn('admin@demo.test')
    const { version } = stateOf(await admin.get('/settings'))

    const changed = await admin.send('PUT', '/settings', {
      body: { limits: { list_page_size: 50, attachment_files: 1, attachment_file_mb: 1, request_days: 3 } },
      headers: { 'if-match': `"${version}"` },
    })

    expect(changed.status, changed.text).toBe(200)
    expect(stateOf(changed).limits).toMatchObject({ list_page_size: 50, attachment_files: 1, gig_files: 10 })
    const config = async () => (await elsewhere.get('/config')).body
    await expect.poll(config).toMatchObject({
      data: { people: { total_file_count: 1, allowed_file_size: 1_048_576 }, gig: { total_file_count: 10 } },
    })
    expect((await elsewhere.get('/users')).body).toMatchObject({ pagination: { pageSize: 50 } })
    expect((await elsewhere.get('/users?pageSize=10')).body).toMatchObject({ pagination: { pageSize: 10 } })
    expect((await portal.stranger().get('/accounts/config')).body).toMatchObject({
      data: { page_sizes: { list: 50 }, periods: { request_days: 3, invitation_days: 14 } },
    })
    const expert = await portal.as('expert2')
    const { id } = z.parse(
      z.object({ data: z.object({ id: z.string() }) }),
      (await expert.get('/auth')).body,
    ).data
    const file = { field: 'file', filename: 'big.pdf', content: Buffer.alloc(1_200_000, 'a') }
    const refused = await expert.upload(`/users/${id}/attachments`, [file])
    expect([refused.status, refused.body]).toMatchObject([413, { message: 'File size exceeds 1 MB.' }])
  })

  it('goes back to its default', async () => {
    const limits = {
      list_page_size: null,
      attachment_files: null,
      attachment_file_mb: null,
      request_days: null,
    }
    const answer = await admin.put('/settings', { limits })

    expect(stateOf(answer).limits).toMatchObject({ list_page_size: 20, attachment_files: 5, request_days: 7 })
  })

  it('is not changed over a newer change of the same, and the answer holds what is there now', async () => {
    const { version } = stateOf(await admin.get('/settings'))
    await admin.put('/settings', { limits: { resubmissions: 5 } })
    const late = (limits: object) =>
      admin.send('PUT', '/settings', { body: { limits }, headers: { 'if-match': `"${version}"` } })

    const refused = await late({ resubmissions: 7 })

    expect([refused.status, refused.body]).toMatchObject([412, { data: { limits: { resubmissions: 5 } } }])
    // Somebody else's change of another setting stands in nobody's way.
    expect((await late({ remind_hours: 48 })).status).toBe(200)
    await admin.put('/settings', { limits: { resubmissions: null, remind_hours: null } })
  })
})

describe('the second factor of staff', () => {
  it('is asked for with the next call once it is required', async () => {
    const manager = await portal.as('manager')
    await admin.put('/settings', { require_mfa: true })
    expect((await manager.get('/users/statusCount')).status).toBe(403)
    expect((await manager.get('/auth')).body).toMatchObject({ data: { mfa_setup_required: true } })

    // The admin must set one up as well: what they switched on, the database takes back here.
    await portal.db.deleteFrom('settings').where('key', '=', 'require_mfa').execute()
    const { sql } = await import('kysely')
    await sql`select pg_notify('settings', '')`.execute(portal.db)
    await expect.poll(async () => (await manager.get('/users/statusCount')).status).toBe(200)
  })
})

describe('the history', () => {
  it('tells who changed what, before and after, and finds it by words', async () => {
    await admin.put('/settings', { banner: 'Maintenance on Sunday' })
    await admin.put('/settings', { banner: null })

    const { body } = await admin.get('/settings/history?keyword=bann&area=settings')

    const rows = z.parse(z.object({ data: z.array(z.looseObject({ differences: z.unknown() })) }), body).data
    expect(rows.slice(0, 2)).toMatchObject([
      {
        kind: 'setting.changed',
        area: 'settings',
        title: 'Banner',
        actor: { name: 'Margaret Ashworth' },
        differences: [{ field: 'banner', from: 'Maintenance on Sunday', to: null }],
      },
      { differences: [{ field: 'banner', from: null, to: 'Maintenance on Sunday' }] },
    ])
    expect((await admin.get('/settings/history?keyword=%25_%25')).body).toMatchObject({ data: [] })
    expect((await admin.get('/settings/history?area=secrets')).status).toBe(422)
  })

  it('is read by nobody who only looks with the eyes of somebody else, and they change nothing', async () => {
    const { rows } = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'manager@demo.test')
      .execute()
      .then((rows) => ({ rows }))
    const viewer = await portal.as('admin2')
    await viewer.post(`/users/${rows[0]?.id}/impersonate`, {})
    expect((await viewer.get('/settings/history')).status).toBe(404)
    expect((await viewer.put('/settings', { banner: 'x' })).status).toBeGreaterThanOrEqual(403)
  })
})

it('the portal has the name that its operator gave it', async () => {
  const named = await startPortal({ PRODUCT_NAME: 'Acme Bench' })
  const stranger = named.stranger()
  expect((await stranger.get('/accounts/config')).body).toMatchObject({ data: { product: 'Acme Bench' } })
  await stranger.post('/accounts/password/forgot', { email: 'manager@demo.test' })
  const [mail] = await awaitMails(named, 'manager@demo.test')
  expect([mail?.subject, mail?.text].join(' ')).toContain('Acme Bench')
  expect([mail?.subject, mail?.text].join(' ')).not.toContain('Guildhall')
  await named.stop()
})
