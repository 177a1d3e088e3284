import { SEARCHED_IN_SHORT } from '@guildhall/contract/activity'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { unhurried } from '#platform/db/unhurried.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { activity } from './given.ts'

const List = z.object({
  data: z.array(z.object({ id: z.string(), log_name: z.nullable(z.string()), created_at: z.string() })),
  meta: z.object({ total: z.number(), total_is_estimate: z.optional(z.boolean()) }),
})

const Options = z.object({
  data: z.object({ browsers: z.array(z.object({ key: z.string(), count: z.number() })) }),
})

const ALICE = '01932f5e-7d3a-7000-8000-00000000a11c'
const BOB = '01932f5e-7d3a-7000-8000-000000000b0b'
const minute = (n: number) => new Date(Date.UTC(2026, 9, 5, 12, n))

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  await admin.put('/settings/activity-logging', { enabled: false })
  await plant()
})
afterAll(() => portal.stop())

/** Six rows, each with something that no other has. */
async function plant() {
  const { db } = portal
  const add = (n: number, name: string, given: Parameters<typeof activity>[1]) =>
    activity(db, { created_at: minute(n), log_name: name, title: name, ...given })
  await add(1, 'Cedar', { user_id: ALICE, browser: 'Chrome', os: 'Windows', device: 'Desktop' })
  await add(2, 'Apple', { user_id: BOB, browser: 'Safari', os: 'iOS', device: 'Mobile', ip: '203.0.113.9' })
  await add(3, 'Birch', { type: 'submit', status: 'failed', user_id: ALICE, browser: 'Firefox' })
  await add(4, 'Elder', { type: 'retrieve', url: '/experts/100%_sure', browser: 'Chrome', os: 'Linux' })
  await add(5, 'Date', { type: 'error', device: 'Tablet', created_at: new Date('2026-10-07T23:59:59.999Z') })
  await add(6, 'Fig', { api: '/api/gigs/42', created_at: new Date('2026-10-08T00:00:00Z') })
}

async function names(query: string, client = admin): Promise<(string | null)[]> {
  const answer = await client.get(`/activities?start_at=2026-10-01&end_at=2026-10-31&${query}`)
  expect(answer.status, answer.text).toBe(200)
  const { data, meta } = z.parse(List, answer.body)
  if (!query.includes('page')) expect(meta.total).toBe(data.length)
  return data.map((row) => row.log_name)
}

describe('the list', () => {
  it('shows the newest first', async () => {
    expect(await names('')).toEqual(['Fig', 'Date', 'Elder', 'Birch', 'Apple', 'Cedar'])
  })

  it.each([
    ['type=submit', ['Birch']],
    ['type=error', ['Date']],
    ['status=failed', ['Birch']],
    ['ip=203.0.113.9', ['Apple']],
    [`user_id[]=${ALICE}`, ['Birch', 'Cedar']],
    [`user_id[]=${ALICE}&user_id[]=${BOB}`, ['Birch', 'Apple', 'Cedar']],
    [`user_id[]=${ALICE}&status=failed`, ['Birch']],
    ['browser[]=Chrome', ['Elder', 'Cedar']],
    ['browser[]=Chrome&os[]=Linux', ['Elder']],
    ['os[]=iOS&os[]=Windows', ['Apple', 'Cedar']],
    ['device[]=Tablet', ['Date']],
    ['browser[]=Safari&os[]=Windows', []],
  ])('filters by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  it('pages through the rows of several people in one order', async () => {
    const people = `user_id[]=${ALICE}&user_id[]=${BOB}&pageSize=1`
    const pages = [
      await names(`${people}&page=1`),
      await names(`${people}&page=2`),
      await names(`${people}&page=3`),
    ]
    expect(pages).toEqual([['Birch'], ['Apple'], ['Cedar']])
    expect(await names(`${people}&page=2&sort=log_name:asc`)).toEqual(['Birch'])
  })

  it('takes both days of a range as whole days in UTC', async () => {
    const { body } = await admin.get('/activities?start_at=2026-10-06&end_at=2026-10-07')
    expect(z.parse(List, body).data.map((row) => row.log_name)).toEqual(['Date'])
  })

  it.each(['search', 'term', 'keyword'])('searches by %s in name, page and called path', async (key) => {
    expect(await names(`${key}=BIRC`)).toEqual(['Birch'])
    expect(await names(`${key}=api/gigs/42`)).toEqual(['Fig'])
    expect(await names(`${key}=nothing-like-it`)).toEqual([])
  })

  it('takes a typed pattern literally', async () => {
    expect(await names('search=100%25_s')).toEqual(['Elder'])
    expect(await names('search=%25')).toEqual(['Elder'])
    expect(await names('search=_irch')).toEqual([])
    expect(await names('search=%5C')).toEqual([])
  })

  it.each(['sort', 'order'])('sorts by %s', async (key) => {
    const byName = ['Apple', 'Birch', 'Cedar', 'Date', 'Elder', 'Fig']
    expect(await names(`${key}=log_name:asc`)).toEqual(byName)
    expect(await names(`${key}=log_name:desc`)).toEqual(byName.toReversed())
    expect(await names(`${key}=created_at:asc`)).toEqual(['Cedar', 'Apple', 'Birch', 'Elder', 'Date', 'Fig'])
  })

  it('gives every row once over all pages, and says where one stands', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => names(`page=${page}&pageSize=2`)))
    expect(pages.flat()).toEqual(['Fig', 'Date', 'Elder', 'Birch', 'Apple', 'Cedar'])

    const { body } = await admin.get('/activities?end_at=2026-10-31&start_at=2026-10-01&page=2&pageSize=2')
    expect(body).toMatchObject({
      meta: { current_page: 2, per_page: 2, total: 6, from: 3, to: 4 },
      pagination: { count: 2, totalPages: 3, nextPage: 3, prevPage: 1 },
    })
  })

  it('leads back to the last page from beyond it', async () => {
    const { body } = await admin.get('/activities?end_at=2026-10-31&start_at=2026-10-01&page=9999&pageSize=2')
    expect(body).toMatchObject({ data: [], pagination: { nextPage: null, prevPage: 3 } })
    const none = await admin.get(
      '/activities?end_at=2026-10-31&start_at=2026-10-01&page=9999&search=nothing-at-all',
    )
    expect(none.body).toMatchObject({ data: [], pagination: { nextPage: null, prevPage: 1 } })
  })

  it('ignores empty values', async () => {
    expect(await names('type=&status=&browser[]=&search=&sort=&user_id[]=')).toHaveLength(6)
  })

  it.each([
    'gig_id=1',
    'filters[password_hash]=a',
    'type=login',
    'status=maybe',
    'sort=ip:asc',
    'sort=created_by.password_hash:asc',
    'sort=id;drop',
    'order=created_at:sideways',
    'start_at=yesterday',
    'user_id[]=me',
    'page=0',
    'page=1.5',
    'page=1000000000000',
    'pageSize=101',
    'pageSize=-1',
    'ip[]=1.1.1.1',
    'search=%00',
    `search=${'x'.repeat(201)}`,
    Array.from({ length: 101 }, () => `user_id[]=${ALICE}`).join('&'),
  ])('refuses %.40s', async (query) => {
    const { status, body } = await admin.get(`/activities?${query}`)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'invalid', message: 'Some fields need your attention.' })
  })

  it('shows the person with their photo', async () => {
    const id = await portal.userId('hr')
    const photo = '01932f5e-7d3a-7000-8000-0000000f070a'
    await portal.db
      .updateTable('people')
      .set({ photo_file: photo })
      .where('id', '=', (db) => db.selectFrom('users').select('person_id').where('users.id', '=', id))
      .execute()
    await activity(portal.db, { log_name: 'Grape', user_id: id })

    const { body } = await admin.get('/activities?search=Grape')

    expect(body).toMatchObject({ data: [{ created_by: { id, photo: `/api/photos/${photo}` } }] })
  })

  it('names the person, and marks a person who is gone', async () => {
    const { body } = await admin.get(`/activities?user_id[]=${ALICE}&status=failed`)
    expect(body).toMatchObject({
      data: [{ created_by: { id: ALICE, name: 'Anonymized #00a11c', photo: null } }],
    })
  })
})

describe('the choices of the filter', () => {
  it('are the values that occur, with how often', async () => {
    const { body } = await admin.get('/activities/filter/options')
    expect(body).toMatchObject({
      data: {
        devices: expect.arrayContaining([{ key: 'Mobile', name: 'Mobile', count: 1 }]),
        os: expect.arrayContaining([{ key: 'iOS', name: 'iOS', count: 1 }]),
        browsers: expect.arrayContaining([{ key: 'Firefox', name: 'Firefox', count: 1 }]),
      },
    })
  })

  it('are counted as the list is, without what was only read', async () => {
    // Beyond the days that other tests ask for.
    const at = minute(60 * 24 * 60)
    for (const type of ['submit', 'retrieve', 'retrieve'] as const) {
      await activity(portal.db, { type, browser: 'Lynx', created_at: at })
    }
    const lynx = async (query: string) => {
      const { body } = await admin.get(`/activities/filter/options?include_reads=${query}`)
      return Options.parse(body).data.browsers.find(({ key }) => key === 'Lynx')?.count
    }
    // What was counted is remembered for some seconds.
    portal.clock.pass(60_000)

    expect([await lynx('true'), await lynx('false')]).toEqual([3, 1])
  })

  it('find a person by a part of the name, or by id', async () => {
    const found = await admin.get('/activities-users?keyword=gar')
    expect(found.body).toMatchObject({ data: [{ name: 'Margaret Ashworth' }], meta: { total: 1 } })
    const [{ id }] = z.parse(z.object({ data: z.tuple([z.object({ id: z.string() })]) }), found.body).data

    const named = await admin.get(`/activities-users?ids[]=${id}`)

    expect(named.body).toMatchObject({ data: [{ id, name: 'Margaret Ashworth' }], meta: { total: 1 } })
  })
})

describe('the activity log', () => {
  it.each(['manager', 'hr', 'expert', 'customer'])('does not exist for %s', async (name) => {
    const client = await portal.as(name)
    const missing = await client.get('/no-such-path')
    const [{ id }] = await portal.db.selectFrom('activity_logs').select('id').limit(1).execute().then(some)

    for (const path of ['', `/${id}`, `/${id}/children`, '/filter/options', '/export.csv']) {
      const { status, text } = await client.get(`/activities${path}`)
      expect({ path, status, text }).toEqual({ path, status: 404, text: missing.text })
    }
  })

  it('asks somebody signed out to sign in', async () => {
    expect(await portal.stranger().get('/activities')).toMatchObject({
      status: 401,
      body: { code: 'signed_out' },
    })
  })
})

describe('one or two letters', () => {
  it('are looked for in the newest rows alone, three in all of them', async () => {
    expect(await names('search=el')).toEqual(['Elder'])
    await plantOaks()

    expect(await names('search=el')).toEqual([])
    expect(await names('search=eld')).toEqual(['Elder'])
    expect(await names(`search=el&user_id[]=${ALICE}`)).toEqual([])
    expect(await names(`search=ce&user_id[]=${ALICE}&user_id[]=${BOB}`)).toEqual(['Cedar'])
    const { body } = await admin.get('/activities?search=oa&pageSize=10')
    expect(body).toMatchObject({ data: { length: 10 }, meta: { total_is_estimate: true } })
  })
})

/** As many newer rows as short terms are looked for in; a slow machine takes longer for them than a request may. */
async function plantOaks() {
  await portal.db.transaction().execute(async (tx) => {
    await unhurried(tx)
    await sql`insert into activity_logs (id, type, action, status, log_name, title, is_main, created_at, source)
      select uuidv7(at - now()), 'visit', 'view', 'success', 'Oak', 'Oak', true, at, 'client'
      from generate_series(1, ${SEARCHED_IN_SHORT}) n, lateral (select timestamptz '2026-10-20' + n * interval '1 ms') t(at)`.execute(
      tx,
    )
  })
}

function some<T>(rows: T[]): [T, ...T[]] {
  const [first, ...rest] = rows
  if (first === undefined) throw new Error('There are no rows.')
  return [first, ...rest]
}
