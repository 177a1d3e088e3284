import { insights as contract } from '@guildhall/contract/insights'
import { INSIGHT_NAMES, INSIGHTS, type InsightName } from '@guildhall/contract/insights/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { activity } from '#features/activity/given.ts'
import { gig } from '#features/gigs/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let admin: Client
let manager: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  manager = await portal.as('manager')
  await someUse()
})
afterAll(() => portal.stop())

/** In January 2025, where the calls of these tests are not. */
async function someUse() {
  const user_id = await portal.userId('manager')
  const at = (day: number) => ({ user_id, created_at: new Date(`2025-01-${10 + day}T09:30Z`) })
  await activity(portal.db, at(0))
  await activity(portal.db, at(7))
  const call = {
    type: 'retrieve',
    title: 'List things',
    api_path: '/api/things',
    response_time: 0.2,
  } as const
  for (const status of ['success', 'failed', 'failed'] as const)
    await activity(portal.db, { ...call, status, ...at(1) })
}

const EARLY = 'from=2025-01-01&to=2025-01-31'
const PERIOD = 'from=2025-09-01&to=2027-06-30'

async function read(name: InsightName, as = admin, filter = '') {
  const period = name === 'visits' || name === 'slow-calls' ? EARLY : PERIOD
  const answer = await as.get(`/insights/${name}?${period}${filter}`)
  expect(answer.status, answer.text).toBe(200)
  return z.parse(contract.read.ok, answer.body).data
}

/** What stands behind a figure, by the address that the page takes. */
async function behind(href: string, column: string, as = admin) {
  const answer = await as.get(
    `${href.replace(/^\/\w+\/insights\/([\w-]+)/, '/insights/$1/counted')}&column=${column}`,
  )
  expect(answer.status, answer.text).toBe(200)
  return z.parse(contract.counted.ok, answer.body)
}

/** A project that looks for several counts several times. */
function weight(name: InsightName, column: string, { data, pagination }: Awaited<ReturnType<typeof behind>>) {
  if (name !== 'supply-demand' || column !== 'demand') return pagination.total
  return data.reduce((sum, { note }) => sum + Number.parseInt(note ?? '0', 10), 0)
}

/** Enough of each to see that it holds. */
const SOME = 12

describe.each(INSIGHT_NAMES)('each figure of %s', (name) => {
  it('leads to as many as it says', async () => {
    const { rows } = await read(name)
    const leading = rows.filter(({ href }) => href !== null)
    for (const row of leading.slice(0, SOME)) {
      for (const column of INSIGHTS[name].listed) {
        const found = await behind(row.href ?? '', column)
        expect([row.label, column, weight(name, column, found)]).toEqual([row.label, column, row[column]])
      }
    }
    expect(leading.length).toBeGreaterThan(0)
    for (const { href, ...row } of rows)
      expect(href === null, row.label).toBe(INSIGHTS[name].listed.every((column) => row[column] === 0))
  })
})

it('says of each who, on which project, and when', async () => {
  const { rows } = await read('hires')
  const { data } = await behind(rows.find(({ count }) => count > 0)?.href ?? '', 'count')

  expect(data[0]).toMatchObject({
    person: { name: expect.any(String) },
    project: { name: expect.any(String) },
  })
  const moments = data.map(({ at }) => at ?? '')
  expect(moments).toEqual(moments.toSorted().toReversed())
})

it('lists to a manager what is theirs, and nothing of the network', async () => {
  const { rows } = await read('hires', manager)
  const row = rows.find(({ count }) => count > 0)

  expect(row?.href).toContain('/manager/insights/hires')
  expect((await behind(row?.href ?? '', 'count', manager)).pagination.total).toBe(row?.count)
  expect((await manager.get('/insights/applications/counted?label=2026-01-05')).status).toBe(404)
  expect((await admin.get('/insights/hires/counted?label=2026-01&column=declined')).status).toBe(422)
})

describe('the filters', () => {
  it('keep projects of a kind, an owner and an industry, in the figures and behind them', async () => {
    const { db } = portal
    const owner = await portal.userId('manager')
    const industry = await db
      .selectFrom('gig_industries')
      .innerJoin('gigs', 'gigs.id', 'gig_industries.gig_id')
      .select('industry_id')
      .where('owner_id', '=', owner)
      .where('type', '=', 'growth-opportunity')
      .executeTakeFirstOrThrow()
    const filter = `&type[]=growth-opportunity&owner_id[]=${owner}&industry_id[]=${industry.industry_id}`
    const { rows, definition } = await read('projects-by-status', admin, filter)
    const wanted = db
      .selectFrom('gigs')
      .innerJoin('gig_industries', 'gig_id', 'gigs.id')
      .select('gigs.id')
      .where('owner_id', '=', owner)
      .where('type', '=', 'growth-opportunity')
      .where('industry_id', '=', industry.industry_id)
      .where('deleted_at', 'is', null)
      .where('created_at', '>=', new Date('2025-09-01'))
    const ids = (await wanted.execute()).map(({ id }) => id)

    const [row] = rows
    const found = await behind(row?.href ?? '', 'growth_opportunity')

    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(ids.length)
    expect(found.pagination.total).toBe(row?.['growth_opportunity'])
    expect(found.data.every(({ project }) => ids.includes(project?.id ?? ''))).toBe(true)
    expect(definition).toContain('Only projects of the chosen industries, kinds and owners are counted.')
  })

  it('keep for an owner what they own with others, as the list of projects does', async () => {
    const owner = await portal.userId('manager2')
    const count = async () => {
      const { rows } = await read('projects-by-status', admin, `&owner_id[]=${owner}`)
      return rows.reduce((sum, row) => sum + row.count, 0)
    }
    const before = await count()
    await gig(portal.db, {
      owner: await portal.userId('manager'),
      isBare: true,
      columns: { co_owner_ids: [owner] },
    })

    expect((await count()) - before).toBe(1)
  })

  it('keep experts of an industry, and change nothing of the use', async () => {
    const { rows } = await read('load')
    const all = rows.reduce((sum, { count }) => sum + count, 0)
    const nowhere = '&industry_id[]=01932f5e-7d3a-7000-8000-000000000000'

    expect((await read('time-in-status', admin, nowhere)).rows).toEqual([])
    expect((await read('active-people', admin, nowhere)).definition).toContain('change nothing here')
    expect(all).toBeGreaterThan(0)
    expect((await admin.get('/insights/hires?type[]=nothing')).status).toBe(422)
  })
})
