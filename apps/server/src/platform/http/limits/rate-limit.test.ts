import { RATES } from '@guildhall/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { addressKey, rateLimits, type RateLimits } from './rate-limit.ts'

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase<DB>({ url: database.url })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const isAllowed = (limits: RateLimits, rate: 'export' | 'write', caller: string) =>
  limits(rate, caller).then(
    () => true,
    () => false,
  )

describe('rate limits of several instances', () => {
  it('are one limit where it is small', async () => {
    const instances = [rateLimits(1, db), rateLimits(1, db)]
    const allowed: boolean[] = []

    for (let call = 0; call < 8; call += 1) {
      const instance = instances[call % 2]
      if (instance) allowed.push(await isAllowed(instance, 'export', 'anna'))
    }

    expect(allowed).toEqual([true, true, true, true, true, false, false, false])
    expect(RATES.export.points).toBe(5)
    for (const instance of instances) await instance.stop()
  })

  it('let as many of many calls at once through as of calls one after the other', async () => {
    const instances = [rateLimits(1, db), rateLimits(1, db)]

    const allowed = await Promise.all(
      instances.flatMap((one) => Array.from({ length: 6 }, () => isAllowed(one, 'export', 'at once'))),
    )

    expect(allowed.filter(Boolean)).toHaveLength(RATES.export.points)
    for (const instance of instances) await instance.stop()
  })

  it('count no call that they refused, which would take the place of one under way', async () => {
    const limits = rateLimits(1, db)
    const calls = RATES.export.points + 3
    const allowed = await Promise.all(Array.from({ length: calls }, () => isAllowed(limits, 'export', 'eve')))
    await new Promise((resolve) => setTimeout(resolve, 700))
    await limits.stop()

    const { points } = await db
      .selectFrom('rate_counters')
      .select('points')
      .orderBy('ends_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect({ points, allowed: allowed.filter(Boolean).length }).toEqual({
      points: RATES.export.points,
      allowed: RATES.export.points,
    })
  })

  it('hear of each other within a second where it is large', async () => {
    const [one, two] = [rateLimits(1, db), rateLimits(1, db)]
    for (let call = 0; call < RATES.write.points; call += 1) await isAllowed(one, 'write', 'ben')
    await new Promise((resolve) => setTimeout(resolve, 700))

    await isAllowed(two, 'write', 'ben')
    await new Promise((resolve) => setTimeout(resolve, 700))

    expect(await isAllowed(two, 'write', 'ben')).toBe(false)
    expect(await isAllowed(two, 'write', 'somebody else')).toBe(true)
    await one.stop()
    await two.stop()
  })

  it('hold on each instance alone while the database is gone', async () => {
    const gone = openDatabase<DB>({ url: 'postgres://nobody:x@127.0.0.1:1/none' })
    const limits = rateLimits(1, gone)
    const allowed: boolean[] = []

    for (let call = 0; call < 6; call += 1) allowed.push(await isAllowed(limits, 'export', 'carl'))

    expect(allowed).toEqual([true, true, true, true, true, false])
    await limits.stop()
    await gone.destroy()
  })

  it('say when to come back', async () => {
    const limits = rateLimits(1)
    for (let call = 0; call < RATES.export.points; call += 1) await isAllowed(limits, 'export', 'dora')

    const refused = limits('export', 'dora')

    await expect(refused).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfter: RATES.export.seconds,
    })
  })
})

describe('the address that counts', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
  ])('of %s is %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key)
  })
})
