import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { until } from '#test/until.ts'
import { createAlerts, type Alerts } from './alerts.ts'
import { watchMachine } from './machine.ts'

const HOUR = 3_600_000

let database: TestDatabase
let db: ReturnType<typeof openDatabase<DB>>
let alerts: Alerts
let machine: { stop: () => void }
/** What somebody added to the clock of the machine, in milliseconds. */
let moved = 0
beforeEach(async () => {
  moved = 0
  database = await createTestDatabase()
  db = openDatabase<DB>({ url: database.url })
  alerts = createAlerts({ db, now: () => new Date(), pause: 20 })
  machine = watchMachine({ alerts, db, pause: 20, wall: () => Date.now() + moved })
})
afterEach(async () => {
  machine.stop()
  alerts.stop()
  await db.destroy()
  await database.drop()
})

const clockAlert = async () => (await alerts.list()).find(({ part }) => part === 'clock')

describe('the clock of the machine', () => {
  it.each([
    ['on', HOUR],
    ['back', -HOUR],
  ])('jumps %s, is told as long as it is not that of the database, and is forgiven', async (_, jump) => {
    moved = jump
    await until(async () => (await clockAlert())?.over_at === null)

    moved = 0
    await until(async () => typeof (await clockAlert())?.over_at === 'string')
  })

  it('is set on by a jump that puts it right, which is told and over', async () => {
    machine.stop()
    moved = -HOUR
    machine = watchMachine({ alerts, db, pause: 20, wall: () => Date.now() + moved })
    moved = 0

    await until(async () => typeof (await clockAlert())?.over_at === 'string')
  })

  it('differs from that of the database from the start', async () => {
    machine.stop()
    machine = watchMachine({ alerts, db, pause: 20, wall: () => Date.now() + HOUR })

    await until(async () => (await clockAlert())?.over_at === null)
  })

  it('is corrected by a second, of which nothing is said', async () => {
    let looks = 0
    machine.stop()
    machine = watchMachine({
      alerts,
      db,
      pause: 20,
      wall: () => Date.now() + (looks++ > 3 ? 1000 : 0),
    })

    await until(() => looks > 40)
    expect(await clockAlert()).toBeUndefined()
  })
})
