import { market, type MarketRange } from '@guildhall/contract/experts/market'
import type { RateType } from '@guildhall/contract/reference'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { replace } from '#features/experts/areas/store.ts'
import { expert } from '#features/experts/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let applicant: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  applicant = await portal.as('incomplete')
})
afterAll(() => portal.stop())

let industries = 0
async function industry(): Promise<string> {
  industries += 1
  const name = `Lighthouses ${industries}`
  const added = portal.db.insertInto('reference_items').values({ list: 'industries', name })
  return (await added.returning('id').executeTakeFirstOrThrow()).id
}

type Asked = { rate: number | null; type?: RateType; status?: string }

async function asking(industryId: string, { rate, type = 'Hourly', status = 'Approved' }: Asked) {
  const { id } = await expert(portal.db, { expertStatus: status, vetting: { rate_type: type } })
  await portal.db.insertInto('expert_rates').values({ person_id: id, rate_type: type, rate }).execute()
  await replace(portal.db, id, { industryIds: [industryId], segmentIds: [] })
  return id
}

async function read(as = applicant): Promise<MarketRange[]> {
  const answer = await as.get('/market-rates')
  expect(answer.status, answer.text).toBe(200)
  return z.parse(market.rates.ok, answer.body).data
}

const of = (ranges: readonly MarketRange[], id: string | null) =>
  ranges.find(({ industry: one }) => (one?.id ?? null) === id)

describe('the rates of the market', () => {
  it('are told from ten approved experts of an industry on, and not before', async () => {
    const id = await industry()
    for (let rate = 100; rate <= 180; rate += 10) await asking(id, { rate })
    await asking(id, { rate: 900, status: 'Pending' })
    await asking(id, { rate: 900, status: 'Suspended' })
    await asking(id, { rate: null })
    expect(of(await read(), id)).toBeUndefined()

    await asking(id, { rate: 190 })

    // Hand-counted: of 100, 110 … 190 the quartiles are 122.5, 145 and 167.5.
    expect(of(await read(), id)).toMatchObject({
      experts: 10,
      low: 125,
      median: 145,
      high: 170,
      is_own: false,
    })
  })

  it('count a day as eight hours and a month as 160', async () => {
    const id = await industry()
    for (let count = 0; count < 4; count += 1) {
      await asking(id, { rate: 100 })
      await asking(id, { rate: 800, type: 'Daily' })
      await asking(id, { rate: 16_000, type: 'Monthly' })
    }

    expect(of(await read(), id)).toMatchObject({ experts: 12, low: 100, median: 100, high: 100 })
  })

  it('are those of everybody first, unless the reader works in an industry', async () => {
    const id = await industry()
    for (let count = 0; count < 10; count += 1) await asking(id, { rate: 50 + count })
    const all = (await read())[0]
    expect(all).toMatchObject({ industry: null })
    expect(all?.experts).toBeGreaterThanOrEqual(10)

    const { person_id } = await portal.db
      .selectFrom('users')
      .select('person_id')
      .where('id', '=', await portal.userId('incomplete'))
      .executeTakeFirstOrThrow()
    await replace(portal.db, person_id, { industryIds: [id], segmentIds: [] })

    expect((await read())[0]).toMatchObject({ industry: { id }, is_own: true })
  })

  it('lie in order between the least and the most that is asked, in whole steps', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 10, maxLength: 14 })
    await fc.assert(
      fc.asyncProperty(amounts, async (rates) => {
        const id = await industry()
        for (const rate of rates) await asking(id, { rate })

        const range = of(await read(), id)

        expect(range?.experts).toBe(rates.length)
        const { low = NaN, median = NaN, high = NaN } = range ?? {}
        expect([low, median, high].map((one) => one % 5)).toEqual([0, 0, 0])
        expect(low).toBeGreaterThanOrEqual(Math.min(...rates) - 2.5)
        expect(median).toBeGreaterThanOrEqual(low)
        expect(high).toBeGreaterThanOrEqual(median)
        expect(high).toBeLessThanOrEqual(Math.max(5, ...rates) + 2.5)
      }),
      { numRuns: 10 },
    )
  })

  it('are for experts, managers and admins', async () => {
    for (const name of ['admin', 'manager', 'expert'])
      expect((await read(await portal.as(name))).length).toBeGreaterThan(0)
    for (const name of ['customer', 'hr'])
      expect((await (await portal.as(name)).get('/market-rates')).status).toBe(404)
    expect((await portal.stranger().get('/market-rates')).status).toBe(401)
  })
})
