import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Actor } from '#platform/http/context.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { notification } from './given.ts'
import { notify, subject } from './service.ts'

let portal: Portal
let hr: Client
let expert: Client
let ids: { hr: string; expert: string }
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  hr = await portal.as('hr')
  expert = await portal.as('expert')
  ids = { hr: await idOf('hr'), expert: await idOf('expert') }
})
afterAll(() => portal.stop())
beforeEach(async () => {
  await portal.db.deleteFrom('notifications').execute()
  await portal.db.deleteFrom('notification_preferences').execute()
})

async function idOf(name: string): Promise<string> {
  const email = `${name}@demo.test`
  return (
    await portal.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  ).id
}

const Page = z.object({
  data: z.array(z.object({ id: z.string(), subject: z.string(), is_read: z.boolean() })),
  meta: z.object({ total: z.number(), per_page: z.number() }),
})

async function listOf(client: Client, query = '') {
  return z.parse(Page, (await client.get(`/notifications${query}`)).body)
}
const unread = async (client: Client) => (await client.get('/notifications/count')).body
const none = { data: { unread_count: 0 } }

describe('the list', () => {
  it('shows the own notifications, newest first, ten a page', async () => {
    const at = (minute: number) => new Date(portal.clock.now.getTime() - minute * 60_000)
    for (let minute = 0; minute < 12; minute += 1)
      await notification(portal.db, { to: [ids.hr], subject: subject`${`Number ${minute}`}`, at: at(minute) })

    const first = await hr.get('/notifications?pageSize=2')
    const whole = await listOf(hr)
    const second = await listOf(hr, '?page=2')

    expect(first.body).toMatchObject({
      meta: { total: 12, per_page: 2 },
      data: [{ subject: 'Number 0' }, { subject: 'Number 1', created_at_diff: 'a minute ago' }],
    })
    expect(whole).toMatchObject({ meta: { per_page: 10 }, data: { length: 10 } })
    expect(second.data.map((row) => row.subject)).toEqual(['Number 10', 'Number 11'])
    expect((await listOf(expert)).data).toEqual([])
  })

  it('carries link, category and what it is about', async () => {
    const about = '0195a000-0000-7000-8000-00000000abcd'
    await notification(portal.db, {
      to: [ids.hr],
      expertId: about,
      gigId: about,
      link: '/hr/experts?status=Pending',
    })

    expect((await hr.get('/notifications')).body).toMatchObject({
      data: [
        {
          link: '/hr/experts?status=Pending',
          category: 'applications',
          expert_id: about,
          gig_id: about,
          is_read: false,
          subject: '<b>Grace Kimani</b> applied to join the network.',
        },
      ],
    })
  })

  it('says what the specification says when it is empty', async () => {
    expect((await hr.get('/notifications')).body).toMatchObject({
      messages: { empty_data: 'There are no notifications currently.' },
    })
  })

  it('is filtered by category', async () => {
    await notification(portal.db, { to: [ids.hr] })
    await notification(portal.db, { to: [ids.hr], category: 'jobs' })

    expect((await listOf(hr, '?category=jobs')).meta.total).toBe(1)
    expect((await hr.get('/notifications?category=weather')).status).toBe(422)
  })
})

describe('telling', () => {
  it('leaves out who did it, and tells nobody twice', async () => {
    const actor: Actor = {
      userId: ids.hr,
      personId: ids.hr,
      sessionId: ids.hr,
      name: 'Camille Fournier',
      email: 'hr@demo.test',
      roles: [],
      activeRole: 'growth_experts_hr_generalist',
      permissions: [],
      viewedBy: null,
      mustFirst: null,
    }
    await portal.db
      .transaction()
      .execute((db) =>
        notify(
          { db, now: portal.clock.now, actor },
          { category: 'jobs', kind: 'x', to: [ids.hr, ids.expert, ids.expert], subject: subject`Done` },
        ),
      )

    expect((await listOf(hr)).meta.total).toBe(0)
    expect((await listOf(expert)).meta.total).toBe(1)
  })

  it('does not happen when the change does not', async () => {
    const gone = portal.db.transaction().execute(async (db) => {
      await notification(db, { to: [ids.expert] })
      throw new Error('no')
    })
    await expect(gone).rejects.toThrow('no')

    expect((await listOf(expert)).meta.total).toBe(0)
  })

  it('passes over somebody who is not there any more', async () => {
    await notification(portal.db, { to: ['0195a000-0000-7000-8000-00000000dead', ids.expert] })

    expect((await listOf(expert)).meta.total).toBe(1)
  })

  it.each(['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/a b'])(
    'never leads to %s',
    async (link) => {
      await expect(notification(portal.db, { to: [ids.hr], link })).rejects.toThrow('page of ours')
    },
  )

  it('escapes what people typed', async () => {
    const name = '<img src=x onerror=alert(1)> & "Co"'
    await notification(portal.db, { to: [ids.hr], subject: subject`<b>${name}</b> applied.` })

    const [row] = (await listOf(hr)).data
    expect(row?.subject).toBe('<b>&lt;img src=x onerror=alert(1)&gt; &amp; "Co"</b> applied.')
  })
})

describe('reading', () => {
  it('marks one, once', async () => {
    await notification(portal.db, { to: [ids.hr] })
    await notification(portal.db, { to: [ids.hr] })
    const [newest] = (await listOf(hr)).data

    const answer = await hr.post(`/notifications/mark-read/${newest?.id}`)
    const again = await hr.post(`/notifications/mark-read/${newest?.id}`)

    expect([answer.body, again.body]).toEqual([{ data: { unread_count: 1 } }, { data: { unread_count: 1 } }])
    expect((await listOf(hr)).data.map((row) => row.is_read)).toEqual([true, false])
  })

  it('finds none of somebody else', async () => {
    await notification(portal.db, { to: [ids.hr] })
    const [row] = (await listOf(hr)).data

    const foreign = await expert.post(`/notifications/mark-read/${row?.id}`)
    await expert.post('/notifications/mark-read')

    expect(foreign).toMatchObject({ status: 404, text: '{"message":"Not Found","code":"not_found"}' })
    expect(await unread(hr)).toEqual({ data: { unread_count: 1 } })
  })

  it('marks all, or all of the category that is looked at', async () => {
    await notification(portal.db, { to: [ids.hr] })
    await notification(portal.db, { to: [ids.hr], category: 'jobs' })

    expect((await hr.post('/notifications/mark-read', { category: 'jobs' })).body).toEqual({
      data: { unread_count: 1 },
    })
    expect((await hr.post('/notifications/mark-read')).body).toEqual(none)
  })

  it.each([['not-an-id'], ['1']])('refuses the id %s', async (id) => {
    expect((await hr.post(`/notifications/mark-read/${id}`)).status).toBe(422)
  })
})

describe('preferences', () => {
  const form = (row: object) => ({ digest: 'off', digest_hour: 17, categories: [row] })

  it('offer the categories that a role hears of, all switched on', async () => {
    expect((await hr.get('/notifications/preferences')).body).toEqual({
      data: {
        digest: 'less_urgent',
        digest_hour: 8,
        push_enabled: false,
        categories: ['applications', 'gigs', 'membership', 'comments', 'jobs'].map((category) => ({
          category,
          in_app: true,
          mail: true,
          push: true,
        })),
      },
    })
  })

  it('keep a category out of the bell', async () => {
    const off = { category: 'applications', in_app: false, mail: false, push: true }
    const saved = await hr.put('/notifications/preferences', form(off))
    await notification(portal.db, { to: [ids.hr] })
    await notification(portal.db, { to: [ids.hr], category: 'jobs' })

    expect(saved.body).toMatchObject({ data: { digest: 'off', digest_hour: 17 } })
    expect((await hr.get('/notifications/preferences')).body).toEqual(saved.body)
    expect((await listOf(hr)).meta.total).toBe(1)
    expect(await unread(hr)).toEqual({ data: { unread_count: 1 } })
    const on = { ...off, in_app: true, mail: true }
    expect((await hr.put('/notifications/preferences', form(on))).body).toMatchObject({
      data: { categories: [on, {}, {}, {}, {}] },
    })
  })

  it('keep what a change does not name: another tab may have changed it', async () => {
    const change = (body: object) => hr.put('/notifications/preferences', body)
    await change({ digest: 'all', digest_hour: 6, categories: [{ category: 'jobs', mail: false }] })

    await change({ categories: [{ category: 'jobs', in_app: false }] })
    const last = await change({ digest_hour: 7 })

    const jobs = { category: 'jobs', in_app: false, mail: false, push: true }
    expect(last.body).toMatchObject({
      data: { digest: 'all', digest_hour: 7, categories: [{}, {}, {}, {}, jobs] },
    })
  })

  it.each([
    { digest: 'weekly' },
    { digest_hour: 24 },
    { digest_hour: 1.5 },
    { categories: [{ category: 'jobs', in_app: 'yes' }] },
    {
      categories: Array.from({ length: 2 }, () => ({
        category: 'jobs',
        in_app: true,
        mail: true,
        push: true,
      })),
    },
  ])('refuse %j', async (wrong) => {
    const body = { digest: 'off', digest_hour: 8, categories: [], ...wrong }
    expect((await hr.put('/notifications/preferences', body)).status).toBe(422)
  })

  it('know the time zone of the account', async () => {
    expect((await hr.put('/auth/timezone', { timezone: 'Asia/Kolkata' })).body).toMatchObject({
      data: { timezone: 'Asia/Kolkata' },
    })
    expect((await hr.get('/auth')).body).toMatchObject({ data: { timezone: 'Asia/Kolkata' } })
    expect(await hr.put('/auth/timezone', { timezone: 'Mars/Base' })).toMatchObject({
      status: 422,
      body: { errors: { timezone: ['Choose a time zone.'] } },
    })
  })
})
