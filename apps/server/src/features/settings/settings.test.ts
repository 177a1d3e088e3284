import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
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

    const changed = await admin.put('/settings', { banner: 'Closed on <b>Friday</b>', social_links: links })

    expect(changed.status, changed.text).toBe(200)
    expect(changed.body).toMatchObject({ data: { banner: 'Closed on <b>Friday</b>', social_links: links } })
    expect((await portal.stranger().get('/accounts/config')).body).toMatchObject({
      data: { banner: 'Closed on <b>Friday</b>', social_links: links, feedback_enable: true },
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
    await admin.put('/settings', Object(before).data)
    expect((await admin.get('/settings')).body).toEqual(before)
  })

  it.each([
    { activity_retention: 3 },
    { banner: 'x'.repeat(301) },
    { social_links: [{ name: 'Script', url: 'javascript:alert(1)' }] },
    { social_links: [{ name: 'Plain', url: 'http://plain.example' }] },
    { unknown: true },
  ])('refuse %j', async (body) => {
    expect((await admin.put('/settings', body)).status).toBe(422)
  })
})
