import { insights as contract } from '@guildhall/contract/insights'
import { INSIGHT_NAMES, INSIGHTS, type InsightName } from '@guildhall/contract/insights/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { activity, events } from '#features/activity/given.ts'
import { gig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import { person } from '#features/people/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

// All of it happened in the first months of 2025, long before anything of the demo network.
const at = (moment: string) => new Date(`2025-${moment}Z`)

let portal: Portal
let admin: Client
let manager: Client
let people: { ann: string; ben: string; cid: string }
let gigs: { own: string; other: string }
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  manager = await portal.as('manager')
  people = await somePeople()
  gigs = await someGigs()
  await experts()
  await requests()
})
afterAll(() => portal.stop())

async function somePeople() {
  const { db } = portal
  const [ann, ben, cid] = [
    (await person(db, { firstName: 'Ann', hearAboutUs: 'LinkedIn' })).id,
    (await person(db, { firstName: 'Ben', hearAboutUs: 'LinkedIn' })).id,
    (await person(db, { firstName: 'Cid' })).id,
  ]
  await db
    .insertInto('experts')
    .values([
      { person_id: ann, status: 'Approved' },
      { person_id: ben, status: 'Rejected' },
      { person_id: cid, status: 'Pending' },
    ])
    .execute()
  return { ann, ben, cid }
}

async function someGigs() {
  const columns = {
    budget_min: 50,
    budget_max: 100,
    bid_type: 'Hourly',
    currency: 'USD',
    created_at: at('02-01T00:00'),
  }
  const given = { status: 'Published', columns } as const
  const own = await gig(portal.db, { ...given, owner: await portal.userId('manager') })
  const other = await gig(portal.db, { ...given, type: 'award', owner: await portal.userId('manager2') })
  return { own, other }
}

interface Happening {
  id: string
  kind: string
  on: string
  from?: string
  to?: string
  gigId?: string
}

function happened(rows: readonly Happening[]) {
  return events(
    portal.db,
    rows.map(({ id, kind, on, from, to, gigId }) => ({
      kind,
      subject: { kind: 'expert' as const, id, title: 'Somebody', ...(gigId === undefined ? {} : { gigId }) },
      ...(to === undefined ? {} : { differences: { status: { from, to } } }),
      actorId: null,
      at: at(on),
    })),
  )
}

/** Ann waits three days, Ben six and is turned down in the week after, Cid waits still. */
async function experts() {
  const { ann, ben, cid } = people
  const applied = { kind: 'expert.applied', from: 'Incomplete', to: 'Pending' }
  await happened([
    { id: ann, ...applied, on: '01-06T10:00' },
    { id: ben, ...applied, on: '01-08T10:00' },
    { id: ann, kind: 'expert.approved', from: 'Pending', to: 'Approved', on: '01-09T10:00' },
    { id: cid, ...applied, on: '01-13T10:00' },
    { id: ben, kind: 'expert.rejected', from: 'Pending', to: 'Rejected', on: '01-14T10:00' },
  ])
}

/** On the manager's project Ann accepts after 4 hours and is hired after 10 days, Ben declines after 8; on the other Ann declines. */
async function requests() {
  const { ann, ben } = people
  const { own: gigId, other } = gigs
  await happened([
    { id: ann, kind: 'engagement.requested', on: '02-03T08:00', gigId },
    { id: ann, kind: 'engagement.accepted', on: '02-03T12:00', gigId },
    { id: ben, kind: 'engagement.requested', on: '02-04T08:00', gigId },
    { id: ben, kind: 'engagement.declined', on: '02-04T16:00', gigId },
    { id: ann, kind: 'engagement.hired', on: '02-11T00:00', gigId },
    { id: ann, kind: 'engagement.requested', on: '03-01T08:00', gigId: other },
    { id: ann, kind: 'engagement.declined', on: '03-02T08:00', gigId: other },
    { id: ben, kind: 'engagement.requested', on: '03-03T08:00', gigId: other },
  ])
  const reason = await portal.db
    .selectFrom('reasons')
    .select(['id', 'name'])
    .where('kind', '=', 'decline')
    .orderBy('position')
    .executeTakeFirstOrThrow()
  await portal.db.updateTable('reasons').set({ name: 'No time' }).where('id', '=', reason.id).execute()
  const bid = { bid_type: 'Hourly', currency: 'USD', applied_at: at('02-03T12:00') }
  const { db } = portal
  await engagement(db, { gig: gigId, expert: ann, status: 'Hired', columns: { ...bid, bid_amount: 120 } })
  await engagement(db, {
    gig: gigId,
    expert: ben,
    status: 'Closed',
    closed: 'declined',
    columns: { ...bid, bid_amount: 90, reason_ids: [reason.id] },
  })
  await engagement(db, { gig: other, expert: ann, status: 'Closed', closed: 'declined' })
}

const PUBLISHED = '/admin/insights/projects-by-status?label=Published&from=2025-02-01&to=2025-02-01'

async function read(name: InsightName, from: string, to: string, as = admin) {
  const answer = await as.get(`/insights/${name}?from=2025-${from}&to=2025-${to}`)
  expect(answer.status, answer.text).toBe(200)
  return z.parse(contract.read.ok, answer.body).data.rows
}

describe('the network', () => {
  it('counts applications and decisions by their own weeks', async () => {
    expect(await read('applications', '01-06', '01-19')).toMatchObject([
      { label: '2025-01-06', count: 2, applied: 2, approved: 1, rejected: 0 },
      { label: '2025-01-13', count: 1, applied: 1, approved: 0, rejected: 1 },
    ])
  })

  it('counts the first and the last day of the period, and nothing beside them', async () => {
    expect(await read('applications', '01-08', '01-08')).toMatchObject([
      { label: '2025-01-06', applied: 1, approved: 0 },
    ])
  })

  it('measures stays that ended', async () => {
    expect(await read('time-in-status', '01-01', '01-31')).toMatchObject([
      { label: 'Pending', count: 2, median_days: 4.5, p90_days: 5.7 },
    ])
  })

  it('counts the experts of one industry alone', async () => {
    const { db } = portal
    const item = { list: 'industries', name: 'Counted alone', source: 'Admin' }
    const { id } = await db
      .insertInto('reference_items')
      .values(item)
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('expert_areas').values({ person_id: people.ben }).execute()
    await db.insertInto('expert_industries').values({ person_id: people.ben, industry_id: id }).execute()

    const rows = await read('applications', '01-06', `01-19&industry_id[]=${id}`)

    expect(rows).toMatchObject([
      { applied: 1, approved: 0, rejected: 0 },
      { applied: 0, approved: 0, rejected: 1 },
    ])
  })

  it('says where applicants come from, and how many of each were approved', async () => {
    expect(await read('sources', '01-01', '01-31')).toMatchObject([
      {
        label: 'LinkedIn',
        count: 2,
        approved: 1,
        href: '/admin/insights/sources?label=LinkedIn&from=2025-01-01&to=2025-01-31',
      },
      { label: 'Not told', count: 1, approved: 0 },
    ])
  })

  it('sets wishes of published projects against available experts, the worst shortage first', async () => {
    const { db } = portal
    const skill = { list: 'skills', name: 'Counting by hand', source: 'Admin' }
    const { id } = await db
      .insertInto('reference_items')
      .values(skill)
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('gig_skills').values({ gig_id: gigs.own, skill_id: id, is_required: true }).execute()
    const places = { experts_count: 50, needs_experts: true }
    await db.updateTable('gigs').set(places).where('id', '=', gigs.own).execute()
    await db
      .insertInto('expert_skills')
      .values([people.ann, people.ben].map((person_id) => ({ person_id, skill_id: id })))
      .execute()

    const rows = await read('supply-demand', '01-01', '01-31')

    const found = rows.find(({ label }) => label === 'Skill: Counting by hand')
    expect(found).toMatchObject({ demand: 50, supply: 1, shortage: 49, count: 50 })
    const shortages = rows.map(({ shortage }) => Number(shortage))
    expect(shortages).toEqual(shortages.toSorted((a, b) => b - a))
  })
})

describe('projects', () => {
  it('are counted by status and kind', async () => {
    expect(await read('projects-by-status', '02-01', '02-01')).toMatchObject([
      { label: 'Published', count: 2, award: 1, href: PUBLISHED },
    ])
  })

  it('take so many days from the brief to the first hire', async () => {
    expect(await read('time-to-hire', '02-01', '03-31')).toMatchObject([
      { label: '2025-02', count: 1, median_days: 10, p90_days: 10 },
      { label: '2025-03', count: 0, median_days: null },
    ])
  })

  it('ask experts, who answer in their time', async () => {
    expect(await read('requests', '02-01', '03-31')).toMatchObject([
      { label: '2025-02', count: 2, accepted: 1, declined: 1, unanswered: 0, median_hours: 6 },
      { label: '2025-03', count: 2, accepted: 0, declined: 1, unanswered: 1, median_hours: 24 },
    ])
  })

  it('find the answer to a request in whatever order they are written down', async () => {
    const { cid } = people
    const gigId = gigs.own
    await happened([
      { id: cid, kind: 'engagement.expired', on: '05-09T08:00', gigId },
      { id: cid, kind: 'engagement.declined', on: '05-02T10:00', gigId },
      { id: cid, kind: 'engagement.requested', on: '05-02T08:00', gigId },
      { id: cid, kind: 'engagement.requested', on: '05-07T08:00', gigId },
      // An earlier answer than the one that the second request has by now.
      { id: cid, kind: 'engagement.accepted', on: '05-07T14:00', gigId },
      // Nobody has answered this one.
      { id: cid, kind: 'engagement.requested', on: '05-20T08:00', gigId },
    ])
    expect(await read('requests', '05-01', '05-31')).toMatchObject([
      { label: '2025-05', count: 3, accepted: 1, declined: 1, unanswered: 1, median_hours: 4 },
    ])
  })

  it('are declined for reasons', async () => {
    const counted = (await read('declines', '02-01', '03-31')).map(({ label, count }) => [label, count])
    expect(counted.toSorted()).toEqual([
      ['No reason given', 1],
      ['No time', 1],
    ])
  })

  it('hire', async () => {
    expect(await read('hires', '02-01', '03-31')).toMatchObject([
      { label: '2025-02', count: 1 },
      { label: '2025-03', count: 0 },
    ])
  })

  it('are asked for more than they have', async () => {
    expect(await read('budget', '02-01', '02-28')).toMatchObject([
      { label: 'USD, hourly', count: 2, asked: 105, budget: 100, over: 1 },
    ])
  })

  it('are on the hands of experts', async () => {
    const { rows } = { rows: await read('load', '01-01', '01-31') }
    const hired = portal.db.selectFrom('experts').select(({ fn }) => fn.countAll<number>().as('all'))
    const { all } = await hired.where('status', '=', 'Approved').executeTakeFirstOrThrow()

    expect(rows[0]?.label).toBe('0')
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(all)
  })

  it('are not counted once they are deleted or gone', async () => {
    const { db } = portal
    const all = ['requests', 'declines', 'hires', 'time-to-hire'] as const
    const counts = async () => {
      const rows = await Promise.all(all.map((name) => read(name, '05-01', '05-31')))
      return rows.map((found) => found.reduce((sum, { count }) => sum + count, 0))
    }
    const before = await counts()
    const gone = await gig(db, { owner: await portal.userId('manager') })
    await happened([
      { id: people.cid, kind: 'engagement.requested', on: '05-03T08:00', gigId: gone },
      { id: people.cid, kind: 'engagement.declined', on: '05-04T08:00', gigId: gone },
      { id: people.cid, kind: 'engagement.hired', on: '05-05T08:00', gigId: gone },
    ])
    expect(await counts()).toEqual(before.map((count) => count + 1))
    await db.updateTable('gigs').set({ deleted_at: new Date() }).where('id', '=', gone).execute()
    expect(await counts()).toEqual(before)
    await db.deleteFrom('gigs').where('id', '=', gone).execute()
    expect(await counts()).toEqual(before)
  })

  it('of others are not counted for a manager, and the rest is hidden from them', async () => {
    expect(await read('requests', '02-01', '03-31', manager)).toMatchObject([
      { label: '2025-02', count: 2 },
      { label: '2025-03', count: 0 },
    ])
    expect(await read('projects-by-status', '02-01', '02-01', manager)).toMatchObject([
      { count: 1, href: PUBLISHED.replace('admin', 'manager') },
    ])
    for (const name of INSIGHT_NAMES) {
      const { status } = await manager.get(`/insights/${name}`)
      expect([name, status]).toEqual([name, INSIGHTS[name].group === 'Projects' ? 200 : 404])
    }
  })
})

describe('use', () => {
  it('counts people by week and role, visits by hour, and calls by their time', async () => {
    const [one, other] = [await portal.userId('manager'), await portal.userId('hr')]
    const visit = (user_id: string, on: string) => activity(portal.db, { user_id, created_at: at(on) })
    await visit(one, '01-06T09:30')
    await visit(one, '01-07T09:45')
    await visit(other, '01-06T09:59')
    for (const [seconds, status] of [
      [0.1, 'success'],
      [0.2, 'failed'],
    ] as const)
      await activity(portal.db, {
        type: 'retrieve',
        title: 'List things',
        api_path: '/api/things',
        response_time: seconds,
        status,
        user_id: one,
        created_at: at('01-13T10:00'),
      })

    expect(await read('active-people', '01-06', '01-19')).toMatchObject([
      {
        label: '2025-01-06',
        count: 2,
        managers: 1,
        hr: 1,
        experts: 0,
      },
      { label: '2025-01-13', count: 1, managers: 1, hr: 0 },
    ])
    const visits = await read('visits', '01-06', '01-19')
    expect(visits).toHaveLength(168)
    expect(visits.filter(({ count }) => count > 0)).toMatchObject([
      { label: 'Mon 09:00', count: 2, weekday: 1, hour: 9 },
      { label: 'Tue 09:00', count: 1, weekday: 2, hour: 9 },
    ])
    const [call, ...others] = await read('slow-calls', '01-06', '01-19')
    expect(call).toMatchObject({ label: 'List things (/api/things)', count: 2, failed: 1 })
    // Nine of ten answered within 200 ms, right to 3 %.
    expect(Math.abs(Number(call?.['p90_ms']) - 200)).toBeLessThan(6)
    expect(others).toEqual([])
  })
})

it('comes as CSV too, with the headings of the table', async () => {
  const answer = await admin.get('/insights/hires?from=2025-02-01&to=2025-03-31&format=csv')

  expect(answer.headers['content-type']).toContain('text/csv')
  expect(answer.headers['content-disposition']).toContain('hires.csv')
  expect(answer.text).toBe('Month,Hires\r\n2025-02,1\r\n2025-03,0\r\n')
})

it('says how each is counted, and what is wrong with a period', async () => {
  for (const name of INSIGHT_NAMES) {
    const { data } = z.parse(contract.read.ok, (await admin.get(`/insights/${name}`)).body)
    expect([name, data.definition.length > 60]).toEqual([name, true])
  }
  const backwards = await admin.get('/insights/hires?from=2025-02-02&to=2025-02-01')
  const unknown = await admin.get('/insights/nothing')
  expect([backwards.status, unknown.status]).toEqual([422, 422])
})
